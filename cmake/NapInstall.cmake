# Installs the files that find_package(Nap) reads, in addition to the layers and the program.
include(CMakePackageConfigHelpers)

set(nap_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/Nap")

configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/NapConfig.cmake.in" "${PROJECT_BINARY_DIR}/NapConfig.cmake"
                              INSTALL_DESTINATION "${nap_package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/NapConfigVersion.cmake" COMPATIBILITY SameMinorVersion)

install(EXPORT NapTargets NAMESPACE nap:: DESTINATION "${nap_package_dir}")
install(FILES "${PROJECT_BINARY_DIR}/NapConfig.cmake" "${PROJECT_BINARY_DIR}/NapConfigVersion.cmake"
              "${PROJECT_SOURCE_DIR}/cmake/FindClp.cmake"
        DESTINATION "${nap_package_dir}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# What the JSON of every command means.
file(GLOB_RECURSE nap_schemas "${PROJECT_SOURCE_DIR}/src/*.schema.json")
install(FILES ${nap_schemas} DESTINATION "${CMAKE_INSTALL_DATADIR}/nap/schemas")
