# Builds what `nap ask` needs without oneTBB, SQLite, Eigen, Clp, MPI and CLI11, and compares its answers with those of nap.
# Needs SOURCE_DIR, WORK_DIR, GENERATOR, CXX, CXX_FLAGS and NAP.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(without)
foreach(package TBB SQLite3 Eigen3 Clp MPI CLI11)
  list(APPEND without "-DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON")
endforeach()
# One engine, hardly optimized, is quick to compile.
run(${CMAKE_COMMAND} -S "${SOURCE_DIR}" -B "${WORK_DIR}" -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${CXX}"
    "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}" -DCMAKE_BUILD_TYPE=Release "-DCMAKE_CXX_FLAGS_RELEASE=-O1" -DNAP_ENGINES=portable
    -DNAP_ASK_ONLY=ON -DNAP_TESTS=ON ${without})
run(${CMAKE_COMMAND} --build "${WORK_DIR}")

set(hands AKQ.JT.. KJ7.A8.. 9.52.74.)
execute_process(COMMAND "${WORK_DIR}/bin/nap_ask_only" json ${hands} OUTPUT_VARIABLE answers COMMAND_ERROR_IS_FATAL ANY)
set(expected "")
foreach(hand IN LISTS hands)
  execute_process(COMMAND "${NAP}" ask ${hand} --format json OUTPUT_VARIABLE answer COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE "\"seconds\":[0-9.]+" "\"seconds\":0.000" answer "${answer}")
  string(APPEND expected "${answer}")
endforeach()
if(expected STREQUAL "" OR NOT answers STREQUAL expected)
  message(FATAL_ERROR "nap_ask_only says\n${answers}\nnap says\n${expected}")
endif()
