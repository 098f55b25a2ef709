# Checks what every file of the layers includes. Run: cmake -P tests/layers.cmake
cmake_minimum_required(VERSION 3.25)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)

# The rooms from left to right. A file includes from its own room and from those before it. A room is a folder below src
# (or beside src: analysis), together with the folder of the same name below include/nap. In a layer with several rooms,
# <layer> stands for the files of include/nap/<layer> itself, on which the rooms build, and <layer>/top for the files that
# build on the rooms.
set(rooms
  text cards cards/written cards/top rules rules/tricks rules/auction rules/changes rules/evening rules/house
  solver solver/bits solver/tables solver/bounds solver/trick solver/search solver/root solver/engine solver/top
  chance report findings storage equilibrium
  asnas/hands asnas/odds asnas/exchange asnas/betting asnas/stated asnas/evening asnas/kept asnas/claims asnas/answers
  sim/deals sim/leads sim/rates
  play/views play/heuristics play/players play/selfplay play/panel play/bracket
  analysis/hands analysis/played analysis/book analysis/ask analysis/exchange analysis/pattern analysis/quiz analysis/next analysis/thresholds analysis/appraisal analysis/deck analysis/fairness analysis/duels analysis/sight analysis/trials analysis/claims
  inquiry/words inquiry/table inquiry/ask inquiry/next inquiry/solve inquiry/rules inquiry/book inquiry/study
  inquiry/thresholds inquiry/fairness inquiry/model inquiry/claims inquiry/quiz inquiry/score
  cli/io cli/options cli/session cli/study
  cli/ask cli/asnas cli/bench cli/book cli/claims cli/fairness cli/model cli/next cli/quiz cli/rules cli/score cli/solve cli/thresholds cli/top)

# Rooms that may include less than those before them.
set(only_for_chance chance)  # these know no game
set(only_for_report text chance report)
set(only_for_findings text chance report findings)
set(only_for_storage text storage)
set(only_for_equilibrium chance equilibrium)
set(only_for_asnas/hands text)  # a game of its own, which knows nothing of Nap
set(only_for_asnas/odds text chance asnas/hands)
set(only_for_asnas/exchange text chance asnas/hands asnas/odds)
set(only_for_asnas/betting text chance equilibrium asnas/hands)
set(only_for_asnas/stated text chance asnas/hands asnas/betting)
set(only_for_asnas/evening text asnas/hands asnas/betting)
set(only_for_asnas/kept text storage equilibrium asnas/hands asnas/betting)
set(only_for_asnas/claims text chance report findings equilibrium asnas/hands asnas/odds asnas/exchange asnas/betting)
set(only_for_asnas/answers text chance report findings asnas/hands asnas/odds asnas/exchange asnas/betting asnas/stated asnas/evening asnas/claims)
foreach(command ask asnas bench book claims fairness model next quiz rules score solve thresholds)
  list(APPEND commands cli/${command})  # no command includes another
endforeach()

# The rooms that may include third-party headers. A header goes by the part of its path before the first slash, and a
# layer stands for all of its rooms.
set(users_of_fmt text cards rules solver storage report findings asnas sim analysis inquiry cli)
set(users_of_nlohmann text)
set(users_of_oneapi chance)
set(users_of_Random123 chance)
set(users_of_boost chance storage asnas/odds)
set(users_of_Eigen analysis/hands)
set(users_of_sqlite3.h storage)
set(users_of_lzma.h storage)
set(users_of_mpi.h analysis/book)
set(users_of_CLI cli)
set(users_of_coin equilibrium)
set(users_of_immintrin.h solver/bits)
foreach(header sys fcntl.h unistd.h)  # the system's own
  set(users_of_${header} cli)
endforeach()

# CLI11 takes long to compile: only options, arguments and their help use it.
set(files_with_CLI "options[.][ch]pp$|/(arguments|help)[.]cpp$")

# Layers that also run where there are no threads, no files and no clock, and the headers that they may not include.
set(pure_layers text cards rules solver report findings equilibrium asnas play inquiry)
set(impure_headers barrier chrono condition_variable filesystem fstream future iostream latch mutex semaphore
    shared_mutex stop_token thread)

set(errors 0)
macro(complain what)
  message(SEND_ERROR "${file}: ${include}: ${what}")
  math(EXPR errors "${errors} + 1")
  set(errors ${errors} PARENT_SCOPE)
endmacro()

# The room of a file, given by its path from the root.
function(find_room path result)
  cmake_path(GET path PARENT_PATH folder)
  string(REGEX REPLACE "^(include/nap|src)/" "" room "${folder}")
  if(path MATCHES "^src/" AND "${room}/top" IN_LIST rooms)
    string(APPEND room "/top")
  endif()
  set(${result} "${room}" PARENT_SCOPE)
endfunction()

# The path from the root of an included header of ours, or empty if no such file exists. Includes name it from include,
# from its layer's folder or from the folder of the file that includes it.
function(find_header path header result)
  string(REGEX MATCH "^(src/[^/]+|analysis)" folder "${path}")
  cmake_path(GET path PARENT_PATH beside)
  set(${result} "" PARENT_SCOPE)
  foreach(candidate "include/${header}" "${folder}/${header}" "${beside}/${header}")
    if(NOT header MATCHES "\\.\\./" AND EXISTS "${root}/${candidate}")
      set(${result} "${candidate}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

function(check_own_header)
  find_header("${file}" "${header}" found)
  if(NOT found)
    complain("no such header of ours")
    return()
  endif()
  set(found "${found}" PARENT_SCOPE)
  find_room("${found}" other)
  if(other STREQUAL room)
    return()
  endif()
  list(FIND rooms "${room}" place)
  list(FIND rooms "${other}" other_place)
  if(other_place EQUAL -1)
    complain("${other} is not a room")
  elseif(other_place GREATER place)
    complain("${room} may not include from ${other}, which is to its right")
  elseif(DEFINED only_for_${room} AND NOT other IN_LIST only_for_${room})
    complain("${room} may include from ${only_for_${room}} only, not from ${other}")
  elseif(room IN_LIST commands AND other IN_LIST commands)
    complain("one command includes another")
  endif()
endfunction()

function(check_foreign_header)
  string(REGEX MATCH "^[^/]+" layer "${room}")
  string(REGEX MATCH "^[^/]+/|.*[.]h$" matched "${header}")
  if(matched)
    string(REPLACE "/" "" library "${matched}")
    if(NOT DEFINED users_of_${library})
      complain("${library} is not in the table of third-party libraries")
    elseif(NOT layer IN_LIST users_of_${library} AND NOT room IN_LIST users_of_${library})
      complain("${library} is for ${users_of_${library}}, not for ${room}")
    elseif(DEFINED files_with_${library} AND NOT file MATCHES "${files_with_${library}}")
      complain("${library} is for files that match ${files_with_${library}}")
    elseif(file MATCHES "^include/")
      complain("public headers include no third-party library")
    endif()
  elseif(layer IN_LIST pure_layers AND header IN_LIST impure_headers)
    complain("${layer} has no threads, no files and no clock")
  endif()
endfunction()

# includes_of_<file> keeps the headers of ours that the file includes.
file(GLOB_RECURSE files RELATIVE "${root}" "${root}/include/nap/*.[ch]pp" "${root}/src/*.[ch]pp" "${root}/analysis/*.[ch]pp")
foreach(file IN LISTS files)
  find_room("${file}" room)
  set(include "the file itself")
  if(NOT room IN_LIST rooms)
    message(SEND_ERROR "${file}: in no room of tests/layers.cmake")
    math(EXPR errors "${errors} + 1")
  endif()
  file(STRINGS "${root}/${file}" includes REGEX "^[ \t]*#[ \t]*include")
  foreach(include IN LISTS includes)
    if(NOT include MATCHES "include[ \t]*([<\"])([^>\"]+)[>\"]")
      message(SEND_ERROR "${file}: ${include}: unreadable")
      math(EXPR errors "${errors} + 1")
      continue()
    endif()
    set(header "${CMAKE_MATCH_2}")
    if(CMAKE_MATCH_1 STREQUAL "<")
      check_foreign_header()
    else()
      check_own_header()
      list(APPEND "includes_of_${file}" "${found}")
    endif()
  endforeach()
endforeach()

# There is no cycle between files: take away the files whose includes are all gone, again and again, until no file is
# left.
set(left ${files})
set(some_gone TRUE)
while(left AND some_gone)
  set(some_gone FALSE)
  foreach(file IN LISTS left)
    set(is_free TRUE)
    foreach(included IN LISTS "includes_of_${file}")
      if(included IN_LIST left)
        set(is_free FALSE)
        break()
      endif()
    endforeach()
    if(is_free)
      list(REMOVE_ITEM left "${file}")
      set(some_gone TRUE)
    endif()
  endforeach()
endwhile()
if(left)
  list(JOIN left ", " cycle)
  message(SEND_ERROR "files that include each other, or what does: ${cycle}")
  math(EXPR errors "${errors} + 1")
endif()

# At most a dozen subjects a folder: a header and its source count once. No header has the name of another.
foreach(file IN LISTS files)
  cmake_path(GET file PARENT_PATH folder)
  find_room("${file}" room)
  cmake_path(GET file STEM subject)
  if(NOT subject IN_LIST "subjects_of_${room}")
    list(APPEND "subjects_of_${room}" "${subject}")
  endif()
  if(file MATCHES "[.]hpp$")
    if(DEFINED "header_${subject}")
      message(SEND_ERROR "${file} has the name of ${header_${subject}}")
      math(EXPR errors "${errors} + 1")
    endif()
    set("header_${subject}" "${file}")
  endif()
endforeach()
foreach(room IN LISTS rooms)
  list(LENGTH "subjects_of_${room}" subjects)
  if(subjects GREATER 12 OR subjects EQUAL 0)
    message(SEND_ERROR "${room} has ${subjects} subjects; a room has 1 to 12")
    math(EXPR errors "${errors} + 1")
  endif()
endforeach()

list(LENGTH files checked)
message(STATUS "${checked} files, ${errors} errors")
