#include <array>
#include <chrono>
#include <cstdlib>
#include <numeric>
#include <thread>

#define OMPI_SKIP_MPICXX 1  // leaves out its old C++ interface
#include <mpi.h>

#include "book/one_process.hpp"

namespace nap {
namespace {

// Keeps MPI's default: errors end all processes.
class MpiProcesses : public Processes {
 public:
  MpiProcesses() {
    int provided = 0;  // only one thread of each process calls MPI
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &number_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiProcesses() override {
    take_news();
    MPI_Finalize();
  }
  MpiProcesses(const MpiProcesses&) = delete;
  MpiProcesses& operator=(const MpiProcesses&) = delete;

  void meet(const std::function<void()>& meanwhile) override {
    constexpr std::chrono::milliseconds kPause{2};
    MPI_Request all_are_here = MPI_REQUEST_NULL;
    MPI_Ibarrier(MPI_COMM_WORLD, &all_are_here);
    for (;;) {
      int is_met = 0;
      MPI_Test(&all_are_here, &is_met, MPI_STATUS_IGNORE);
      if (is_met != 0) return;
      meanwhile();
      std::this_thread::sleep_for(kPause);
    }
  }

  bool is_one_stopped(bool is_stopped_here) override {
    if (is_stopped_here && news_.empty()) send_news();
    int is_another = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, kStopped, MPI_COMM_WORLD, &is_another, MPI_STATUS_IGNORE);
    return is_stopped_here || is_another != 0;
  }

  void abort() override { MPI_Abort(MPI_COMM_WORLD, 1); }
  int number() const override { return number_; }
  int size() const override { return size_; }

  Words from_first(Words words) override {
    std::uint64_t count = words.size();
    MPI_Bcast(&count, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    words.resize(count);
    MPI_Bcast(words.data(), static_cast<int>(count), MPI_UINT64_T, 0, MPI_COMM_WORLD);
    return words;
  }

  std::vector<Words> to_first(const Words& words) override {
    const auto count = static_cast<int>(words.size());
    std::vector<int> counts(is_first() ? static_cast<std::size_t>(size_) : 0);
    MPI_Gather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> places(counts.size());
    std::exclusive_scan(counts.begin(), counts.end(), places.begin(), 0);
    Words all(static_cast<std::size_t>(std::accumulate(counts.begin(), counts.end(), 0)));
    MPI_Gatherv(words.data(), count, MPI_UINT64_T, all.data(), counts.data(), places.data(), MPI_UINT64_T, 0,
                MPI_COMM_WORLD);
    std::vector<Words> by_process;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      by_process.emplace_back(all.begin() + places[i], all.begin() + places[i] + counts[i]);
    }
    return by_process;
  }

 private:
  static constexpr int kStopped = 1;  // the tag of the news, an empty message, that a process was stopped

  void send_news() {
    news_.assign(static_cast<std::size_t>(size_), MPI_REQUEST_NULL);
    for (int other = 0; other < size_; ++other) {
      if (other == number_) continue;
      MPI_Isend(nullptr, 0, MPI_BYTE, other, kStopped, MPI_COMM_WORLD,
                &news_[static_cast<std::size_t>(other)]);
    }
  }

  // Until now the news has only been looked at, but MPI wants each message to be taken.
  void take_news() {
    const int is_sender = news_.empty() ? 0 : 1;
    std::vector<int> senders(static_cast<std::size_t>(size_));
    MPI_Allgather(&is_sender, 1, MPI_INT, senders.data(), 1, MPI_INT, MPI_COMM_WORLD);
    for (int other = 0; other < size_; ++other) {
      if (other == number_ || senders[static_cast<std::size_t>(other)] == 0) continue;
      MPI_Recv(nullptr, 0, MPI_BYTE, other, kStopped, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    MPI_Waitall(static_cast<int>(news_.size()), news_.data(), MPI_STATUSES_IGNORE);
  }

  int number_ = 0;
  int size_ = 1;
  std::vector<MPI_Request> news_;  // one for each process, once this one was stopped
};

// Whether a launcher started this process. Those of Open MPI, and of MPICH and its relatives, set these
// variables.
bool is_launched() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
    if (std::getenv(name) != nullptr) return true;
  }
  return false;
}

}  // namespace

std::unique_ptr<Processes> join_processes() {
  if (is_launched()) return std::make_unique<MpiProcesses>();
  return std::make_unique<OneProcess>();
}

}  // namespace nap
