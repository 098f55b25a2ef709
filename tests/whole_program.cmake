# Tests that look at the sources, the pages, the installation and the program as a whole. Paths are those of this folder.

add_test(NAME layers COMMAND ${CMAKE_COMMAND} -P "${CMAKE_CURRENT_SOURCE_DIR}/layers.cmake")
nap_label(layers quick release)
find_program(NAP_CTAGS ctags-universal)
mark_as_advanced(NAP_CTAGS)
if(NAP_CTAGS)
  add_test(NAME layers/names COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/names.py" "${NAP_CTAGS}")
  nap_label(layers/names quick release)
endif()
add_test(NAME stages
  COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/stages.py" "${CMAKE_CTEST_COMMAND}" "${PROJECT_BINARY_DIR}")
nap_label(stages quick release)

# Checks that the engines lend no function to the rest of the program. Only release builds are checked. In
# builds that inline nothing, every object file has shared functions, but such builds are for this machine
# only.
set(engines ${NAP_BUILT_ENGINES} ${NAP_OTHER_ENGINES})
list(REMOVE_ITEM engines portable)
if(engines AND CMAKE_NM AND CMAKE_BUILD_TYPE STREQUAL "Release")
  set(libraries $<TARGET_FILE:nap_solver>)
  if(TARGET nap_test_engines)
    list(APPEND libraries $<TARGET_FILE:nap_test_engines>)
  endif()
  add_test(NAME processors
    COMMAND ${CMAKE_COMMAND} -D "NM=${CMAKE_NM}" -D "LIBRARIES=${libraries}" -D "ENGINES=${engines}"
            -P "${CMAKE_CURRENT_SOURCE_DIR}/processors.cmake")
  nap_label(processors quick release)
endif()

add_test(NAME install
  COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/install/readme_test.py" "${PROJECT_BINARY_DIR}"
          "${CMAKE_CURRENT_BINARY_DIR}/install")
set_tests_properties(install PROPERTIES ENVIRONMENT
  "CMAKE_GENERATOR=${CMAKE_GENERATOR};CXX=${CMAKE_CXX_COMPILER};CXXFLAGS=${CMAKE_CXX_FLAGS}")
nap_label(install program release)

find_program(NAP_SHELLCHECK shellcheck)
mark_as_advanced(NAP_SHELLCHECK)
if(NAP_SHELLCHECK)
  add_test(NAME scripts
    COMMAND ${NAP_SHELLCHECK} -x .ci/run scripts/bench-peers scripts/bench-players scripts/build.bash scripts/format scripts/nap
            scripts/packages scripts/reproduce scripts/test scripts/tsan-tbb
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  nap_label(scripts quick release)
endif()

if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  return()
endif()

# Checks that what `nap ask` needs can be built without most of the libraries.
add_test(NAME ask_only
  COMMAND ${CMAKE_COMMAND}
    -D "SOURCE_DIR=${PROJECT_SOURCE_DIR}" -D "WORK_DIR=${CMAKE_CURRENT_BINARY_DIR}/ask_only"
    -D "GENERATOR=${CMAKE_GENERATOR}" -D "CXX=${CMAKE_CXX_COMPILER}" -D "CXX_FLAGS=${CMAKE_CXX_FLAGS}"
    -D "NAP=$<TARGET_FILE:nap>" -P "${CMAKE_CURRENT_SOURCE_DIR}/ask_only/run.cmake")
nap_label(ask_only long release)

# Checks what people read, on pages and from the program.
add_test(NAME pages COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/pages/pages_test.py" $<TARGET_FILE:nap>)
nap_label(pages long release)
add_test(NAME words COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/pages/words_test.py")
nap_label(words quick release)
# Checks the checks of printed pages, and the charts to print.
add_test(NAME page_checks COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/pages/checks_test.py" $<TARGET_FILE:nap>)
nap_label(page_checks long release)

# Checks what stands on the screen of a terminal.
find_program(NAP_TMUX tmux)
mark_as_advanced(NAP_TMUX)
if(NAP_TMUX)
  add_test(NAME terminal
    COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/terminal/terminal_test.py" "${NAP_TMUX}" $<TARGET_FILE:nap>)
  nap_label(terminal long release)
endif()

# Several ways to ask one question.
add_test(NAME answers
  COMMAND /usr/bin/python3 "${PROJECT_SOURCE_DIR}/scripts/check-answers" --nap $<TARGET_FILE:nap> --hands 3)
nap_label(answers long release)

# Random cells of the printed pages.
add_test(NAME cells COMMAND /usr/bin/python3 "${PROJECT_SOURCE_DIR}/scripts/check-cells" --nap $<TARGET_FILE:nap> --cells 20)
nap_label(cells program release)
# The bid chart and the points of a printed page, followed with random hands.
add_test(NAME charts
  COMMAND /usr/bin/python3 "${PROJECT_SOURCE_DIR}/scripts/check-charts" --nap $<TARGET_FILE:nap> --hands 15
          "${PROJECT_SOURCE_DIR}/results/pages/4-players-28-cards-peel.md")
nap_label(charts program release)

# Random command lines.
add_test(NAME fuzz-commands COMMAND /usr/bin/python3 "${PROJECT_SOURCE_DIR}/scripts/fuzz-commands" --nap $<TARGET_FILE:nap>)
nap_label(fuzz-commands long release)
set_tests_properties(fuzz-commands PROPERTIES PROCESSORS 2)

# Checks the output of every command against the published schemas.
execute_process(COMMAND /usr/bin/python3 -c "import jsonschema" RESULT_VARIABLE no_jsonschema OUTPUT_QUIET ERROR_QUIET)
if(no_jsonschema EQUAL 0)
  add_test(NAME schemas COMMAND /usr/bin/python3 "${CMAKE_CURRENT_SOURCE_DIR}/schemas/schemas_test.py" $<TARGET_FILE:nap>)
  nap_label(schemas long release)
endif()

# Every release build makes the bytes that are in results/quick.
execute_process(COMMAND /usr/bin/python3 -c "import matplotlib" RESULT_VARIABLE no_matplotlib OUTPUT_QUIET ERROR_QUIET)
if(no_matplotlib EQUAL 0)
  add_test(NAME reproduce COMMAND "${PROJECT_SOURCE_DIR}/scripts/reproduce" --quick --nap $<TARGET_FILE:nap>)
  nap_label(reproduce long release)
  set_tests_properties(reproduce PROPERTIES TIMEOUT 900)  # it rates every cell of the small pages twice
endif()
