// Adds numbers in parallel: rightly, or, when called with "race", with an unguarded sum in the body of the
// loop.
#include <cstdio>
#include <cstring>
#include <functional>

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/parallel_reduce.h>

namespace {

constexpr int kNumbers = 100'000;
constexpr int kThreads = 8;

long sum_with_race() {
  long sum = 0;
  oneapi::tbb::parallel_for(0, kNumbers, [&](int number) { sum += number; });
  return sum;
}

long sum_in_parallel() {
  using Range = oneapi::tbb::blocked_range<int>;
  return oneapi::tbb::parallel_reduce(
      Range(0, kNumbers), 0L,
      [](const Range& range, long sum) {
        for (int number = range.begin(); number != range.end(); ++number) sum += number;
        return sum;
      },
      std::plus<>());
}

}  // namespace

int main(int argc, char** argv) {
  const oneapi::tbb::global_control threads(oneapi::tbb::global_control::max_allowed_parallelism, kThreads);
  const bool race = argc > 1 && std::strcmp(argv[1], "race") == 0;
  for (int round = 0; round < 20; ++round) std::printf("%ld\n", race ? sum_with_race() : sum_in_parallel());
}
