// Compares nap's solver with DDS on bridge endings, and with a plain alpha-beta on Nap itself, on the same
// boards in the same run. Before it times anything, it checks every answer of DDS and of the alpha-beta
// against the solver's.
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "nap_rows.hpp"
#include "peer_rows.hpp"

namespace {

using namespace nap::bench;

void print_text(const std::vector<PeerRow>& peers, const std::vector<NapRow>& rows) {
  fmt::print("{} two-against-two endings of five cards, us per board (median, p99, worst)\n\n", kPeerBoards);
  fmt::print("{:<12}{:>22}{:>26}{:>26}{:>9}\n", "", "nap", "DDS, small table", "DDS, default", "ratio");
  for (const PeerRow& row : peers) {
    fmt::print("{:<12}{:>8.2f}{:>7.1f}{:>7.1f}{:>12.1f}{:>7.1f}{:>7.1f}{:>12.1f}{:>7.1f}{:>7.1f}{:>9.1f}\n",
               row.work, row.nap.median, row.nap.p99, row.nap.worst, row.dds_small.median, row.dds_small.p99,
               row.dds_small.worst, row.dds_default.median, row.dds_default.p99, row.dds_default.worst,
               row.dds_small.median / row.nap.median);
  }
  fmt::print("\nNap, one against all: us and positions per deal\n");
  fmt::print("(us: median, p99, worst; first: mean with empty tables; positions: mean, p99, worst)\n\n");
  fmt::print("{:<16}{:>25}{:>9}{:>25}{:>12}{:>9}\n", "seats x cards", "us", "first", "positions", "plain us",
             "ratio");
  for (const NapRow& row : rows) {
    fmt::print("{:<11}{} x {}{:>9.3f}{:>7.1f}{:>9.1f}{:>9.2f}{:>9.1f}{:>7}{:>9}", row.work, row.seats,
               row.cards, row.time.median, row.time.p99, row.time.worst, row.first, row.nodes, row.p99_nodes,
               row.max_nodes);
    if (row.baseline) fmt::print("{:>12.1f}{:>9.0f}", *row.baseline, *row.baseline / row.time.median);
    fmt::print("\n");
  }
}

std::string to_json(const PeerRow& row) {
  return fmt::format(
      R"({{"work":"{}","nap_us":{:.3f},"nap_p99_us":{:.3f},"nap_max_us":{:.3f},)"
      R"("dds_small_us":{:.3f},"dds_small_p99_us":{:.3f},"dds_small_max_us":{:.3f},)"
      R"("dds_default_us":{:.3f},"dds_default_p99_us":{:.3f},"dds_default_max_us":{:.3f},"ratio":{:.2f}}})",
      row.work, row.nap.median, row.nap.p99, row.nap.worst, row.dds_small.median, row.dds_small.p99,
      row.dds_small.worst, row.dds_default.median, row.dds_default.p99, row.dds_default.worst,
      row.dds_small.median / row.nap.median);
}

std::string to_json(const NapRow& row) {
  return fmt::format(
      R"({{"work":"{}","seats":{},"cards":{},"deals":{},"us":{:.4f},"p99_us":{:.3f},"max_us":{:.3f},)"
      R"("first_us":{:.3f},"nodes":{:.2f},"p99_nodes":{},"max_nodes":{},"solver_bytes":{},)"
      R"("endgame_bytes":{},"baseline_deals":{},"baseline_us":{}}})",
      row.work, row.seats, row.cards, row.deals, row.time.median, row.time.p99, row.time.worst, row.first,
      row.nodes, row.p99_nodes, row.max_nodes, row.memory, row.endgames, row.baseline_deals,
      row.baseline ? fmt::format("{:.1f}", *row.baseline) : "null");
}

template <class Row>
std::string to_json(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) text += (text.empty() ? "" : ",\n  ") + to_json(row);
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  const bool wants_json =
      argc == 3 && std::string_view(argv[1]) == "--format" && std::string_view(argv[2]) == "json";
  if (argc != 1 && !wants_json) {
    fmt::print(stderr, "bench-peers: the only option is --format json\n");
    return 2;
  }
  const std::vector<PeerRow> peers = measure_peers();
  const std::vector<NapRow> rows = measure_nap();
  if (wants_json) {
    fmt::print(
        "{{\"schema\":\"nap.peers/1\",\"version\":\"{}\",\"command\":\"scripts/bench-peers --format json\","
        "\"seed\":{},\n \"peer\":[\n  {}],\n \"nap\":[\n  {}]}}\n",
        NAP_VERSION, kSeed, to_json(peers), to_json(rows));
  } else {
    print_text(peers, rows);
  }
  return 0;
}
