// For builds without MPI.
#include "book/one_process.hpp"

namespace nap {

std::unique_ptr<Processes> join_processes() { return std::make_unique<OneProcess>(); }

}  // namespace nap
