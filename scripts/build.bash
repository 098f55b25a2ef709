# shellcheck shell=bash
# Functions that build in build/<preset>, for the scripts beside this file. They require `root`, the project's
# folder without symbolic links.

root=${root:?}

say() { printf 'nap: %s\n' "$*" >&2; }

# may_build <preset>: whether the user may write what a build writes.
may_build() {
  local path
  mkdir -p "$root/build" 2>/dev/null || return
  for path in "$root/build" "$root/build/.lock" "$root/build/$1"; do
    [[ ! -e $path || -w $path ]] || return
  done
}

# lock_build <preset>: waits while another script builds in the same tree. Fails with a message if the user may
# not build.
lock_build() {
  if ! may_build "$1"; then
    say "cannot build: no permission to write $root/build; build there as its owner, or in a copy of the tree"
    return 1
  fi
  command -v flock >/dev/null || return 0
  exec 9>"$root/build/.lock"
  if ! flock -n 9; then
    say 'waiting for another build'
    flock 9
  fi
}

unlock_build() { exec 9>&-; }

# Whether build/<preset> is configured for this folder. It is not if the tree was moved or copied since.
is_configured() {
  local folder=$root/build/$1
  [[ -f $folder/build.ninja ]] && grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"
}

# configure <preset> [option of cmake]...
configure() {
  local preset=$1 fresh=()
  shift
  is_configured "$preset" || fresh=(--fresh)
  (cd "$root" && cmake "${fresh[@]}" --preset "$preset" "$@")
}

# logged <file> <command>...: writes the command's output to the file, and shows its end only if the command fails.
logged() {
  local log=$1
  shift
  if "$@" >"$log" 2>&1 </dev/null; then return; fi
  tail -n 60 "$log" >&2
  say "failed; the whole log: $log"
  return 1
}

# build_bench <program>: installs and builds what the benchmark bench_<program> needs, and the program.
build_bench() {
  # shellcheck disable=SC2317  # called by `logged`
  make_bench() { configure release -DNAP_BENCH=ON && cmake --build "$root/build/release" --target "bench_$1"; }
  lock_build release && with_packages 'run test' logged "$root/build/bench-$1.log" make_bench "$1" && unlock_build release
}

# with_packages <purposes> <command>...: installs the packages for these purposes and runs the command. If
# nothing can be installed, it runs the command all the same, and names the packages if the command fails.
with_packages() {
  local purposes status=0
  read -ra purposes <<<"$1"
  shift
  "$root/scripts/packages" "${purposes[@]}" || status=$?
  case $status in
    0) "$@" ;;
    3) "$@" || { "$root/scripts/packages" --needs "${purposes[@]}" && return 1; } ;;
    *) return 1 ;;
  esac
}
