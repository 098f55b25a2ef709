# Finds DDS, the bridge solver that tests and benchmarks compare with. It has no CMake files of its own.
find_path(DDS_INCLUDE_DIR dds/dll.h)
find_library(DDS_LIBRARY dds)
mark_as_advanced(DDS_INCLUDE_DIR DDS_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(DDS REQUIRED_VARS DDS_LIBRARY DDS_INCLUDE_DIR)

if(DDS_FOUND AND NOT TARGET DDS::DDS)
  add_library(DDS::DDS UNKNOWN IMPORTED)
  set_target_properties(DDS::DDS PROPERTIES IMPORTED_LOCATION "${DDS_LIBRARY}")
  target_include_directories(DDS::DDS SYSTEM INTERFACE "${DDS_INCLUDE_DIR}")
endif()
