#include "bench/bench_command.hpp"

#include <chrono>

#include <fmt/format.h>

#include "nap/report/document.hpp"
#include "nap/report/figures.hpp"
#include "nap/sim/deals/corpus.hpp"
#include "session/session.hpp"

namespace nap::cli {

using namespace report;

namespace {

struct Measured {
  CorpusPart part;
  CorpusResult result;
  double seconds;

  double microseconds_a_deal() const { return 1e6 * seconds / static_cast<double>(part.deals); }
  double nodes_a_deal() const { return static_cast<double>(result.nodes) / static_cast<double>(part.deals); }
};

struct Total {
  CorpusResult result;
  double seconds = 0;
};

Total total_of(const std::vector<Measured>& parts) {
  Total total;
  std::vector<CorpusResult> results;
  for (const Measured& measured : parts) {
    results.push_back(measured.result);
    total.seconds += measured.seconds;
  }
  total.result = join(results);
  return total;
}

Table part_table(const std::vector<Measured>& parts) {
  Table table({{"deals of", Align::Left},
               {"deals", Align::Right},
               {"nodes a deal", Align::Right},
               {"us a deal", Align::Right}});
  for (const Measured& measured : parts) {
    table.add_row({measured.part.name, with_commas(measured.part.deals),
                   fmt::format("{:.1f}", measured.nodes_a_deal()),
                   fmt::format("{:.2f}", measured.microseconds_a_deal())});
  }
  return table;
}

std::string answers_of(const CorpusResult& result) { return fmt::format("{:016x}", result.answers); }

std::vector<Fields> part_rows(const std::vector<Measured>& parts) {
  std::vector<Fields> rows;
  for (const Measured& measured : parts) {
    rows.push_back({{"part", text(measured.part.name)},
                    {"deals", number(measured.part.deals)},
                    {"nodes", number(measured.result.nodes)},
                    {"answers", text(answers_of(measured.result))},
                    {"us", fixed(measured.microseconds_a_deal(), 3)}});
  }
  return rows;
}

Document bench_document(const std::vector<Measured>& parts) {
  const Total total = total_of(parts);
  const std::string answers = answers_of(total.result);
  Document document;
  document.show(part_table(parts));
  document.say(
      fmt::format("nodes    {}\nanswers  {}\nseconds  {:.3f}", total.result.nodes, answers, total.seconds));
  document.head = {{"schema", only_json(text("nap.bench/1"))}};
  document.tables = {{"parts", part_rows(parts)}};
  document.tail = {{"nodes", only_json(number(total.result.nodes))},
                   {"answers", only_json(text(answers))},
                   {"seconds", only_json(fixed(total.seconds, 3))}};
  return document;
}

}  // namespace

void run(const BenchArguments& arguments) {
  Session session(arguments.common);
  std::vector<Measured> measured;
  for (const CorpusPart& part : corpus_parts()) {
    const auto started = std::chrono::steady_clock::now();
    const CorpusResult result = solve_corpus_part(part);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    measured.push_back({part, result, seconds.count()});
  }
  session.finish(bench_document(measured));
}

}  // namespace nap::cli
