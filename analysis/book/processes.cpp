#include "nap/analysis/book/processes.hpp"

namespace nap {

void Processes::at_first(const std::function<void()>& work) {
  std::exception_ptr error;
  if (is_first()) {
    try {
      work();
    } catch (...) {
      error = std::current_exception();
    }
  }
  have_failed_ = from_first({error ? std::uint64_t{1} : 0}).front() != 0;
  if (error) std::rethrow_exception(error);
  if (have_failed_) throw FirstFailed();
}

}  // namespace nap
