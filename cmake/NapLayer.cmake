# nap_compile_by_room(<target>)
#
# Compiles the sources of each folder as one file, so that what they include is read once. -DNAP_BY_ROOM=OFF
# compiles each source alone.
function(nap_compile_by_room target)
  if(NOT NAP_BY_ROOM)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_source_file_property(group "${source}" UNITY_GROUP)
    if(NOT group)
      cmake_path(GET source PARENT_PATH room)
      string(REPLACE "/" "_" room "top/${room}")
      set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${room})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# nap_add_layer(<layer> SOURCES <file>... [AFTER <layer>...] [USES <target>...] [USES_HEADERS_OF <target>...])
#
# Defines the static library nap_<layer>, installed as nap::<layer>. Its public headers are in include/nap/<layer>; its
# sources include the layer's other headers by their path from the layer's folder.
# AFTER: the next layers to the left. The new layer sees these and all that they see.
# USES: libraries that a program with this layer must link as well. USES_HEADERS_OF: header-only libraries.
# The public headers of the layer include none of these libraries.
function(nap_add_layer layer)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "AFTER;SOURCES;USES;USES_HEADERS_OF")
  set(target nap_${layer})
  add_library(${target} STATIC ${arg_SOURCES})
  add_library(nap::${layer} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${layer})
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
                                              "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>"
                                      PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
  foreach(left IN LISTS arg_AFTER)
    target_link_libraries(${target} PUBLIC nap_${left})
  endforeach()
  target_link_libraries(${target} PRIVATE ${arg_USES} $<BUILD_INTERFACE:nap_warnings>)
  foreach(library IN LISTS arg_USES_HEADERS_OF)
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${library}>)
  endforeach()

  nap_compile_by_room(${target})

  install(TARGETS ${target} EXPORT NapTargets ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/nap/${layer}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/nap")
endfunction()
