# Compiler settings for everything in the project.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

get_property(nap_multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(PROJECT_IS_TOP_LEVEL AND NOT nap_multi_config AND NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# If ccache is installed, all trees of the project share its cache: paths are relative to the tree, and
# precompiled headers are compared by content.
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  if(NAP_CCACHE AND NOT EXISTS "${NAP_CCACHE}")  # it was there when this tree was configured
    unset(NAP_CCACHE CACHE)
  endif()
  find_program(NAP_CCACHE ccache)
  mark_as_advanced(NAP_CCACHE)
  if(NAP_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${NAP_CCACHE}")
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      add_compile_options(-fpch-preprocess)
    elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    endif()
  endif()
endif()

add_library(nap_warnings INTERFACE)
target_compile_options(nap_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow)

set(NAP_SANITIZE "" CACHE STRING "Sanitizers as -fsanitize= takes them, e.g. address,undefined")
if(NAP_SANITIZE)
  set(nap_sanitize_flags -fsanitize=${NAP_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${nap_sanitize_flags})
  add_link_options(${nap_sanitize_flags})
endif()
