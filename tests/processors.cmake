# Checks that the engines for newer processors lend no function to the rest of the program: the linker keeps one of
# all inline functions of a name, and it might be theirs. Run: cmake -D NM=... -D LIBRARIES=... -D ENGINES=... -P tests/processors.cmake
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND "${NM}" -C ${LIBRARIES} OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE ";" "," listing "${listing}")
string(REPLACE "\n" ";" lines "${listing}")

set(engine "")
foreach(line IN LISTS lines)
  if(line MATCHES "^(.*)\\.o:$")
    set(engine "")
    if(CMAKE_MATCH_1 MATCHES "engine_([a-z0-9]+)" AND CMAKE_MATCH_1 IN_LIST ENGINES)
      set(engine "${CMAKE_MATCH_1}")
    endif()
  elseif(engine AND line MATCHES " W (.*)$")
    set(function "${CMAKE_MATCH_1}")  # which the next match forgets
    string(LENGTH "${engine}" length)  # some names are too deep for nm to write them as in the source
    if(function MATCHES "nap::search::${engine}::|^_ZN3nap6search${length}${engine}")
      list(APPEND found "${engine}")
    else()
      message(SEND_ERROR "engine_${engine} lends ${function}")
    endif()
  endif()
endforeach()
foreach(engine IN LISTS ENGINES)
  if(NOT engine IN_LIST found)
    message(SEND_ERROR "no function of engine_${engine} found in ${LIBRARIES}")
  endif()
endforeach()
