#include "bench/bench_command.hpp"

#include <chrono>

#include <fmt/format.h>

#include "io/files.hpp"
#include "io/numbers.hpp"
#include "io/records.hpp"
#include "io/table.hpp"
#include "nap/sim/deals/corpus.hpp"

namespace nap::cli {
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
  for (const Measured& part : parts) {
    results.push_back(part.result);
    total.seconds += part.seconds;
  }
  total.result = join(results);
  return total;
}

std::string to_text(const std::vector<Measured>& parts) {
  Table table({{"deals of", Align::Left},
               {"deals", Align::Right},
               {"nodes a deal", Align::Right},
               {"us a deal", Align::Right}});
  for (const Measured& part : parts) {
    table.add_row({part.part.name, with_commas(part.part.deals), fmt::format("{:.1f}", part.nodes_a_deal()),
                   fmt::format("{:.2f}", part.microseconds_a_deal())});
  }
  const Total total = total_of(parts);
  return table.to_text() + fmt::format("\nnodes    {}\nanswers  {:016x}\nseconds  {:.3f}\n",
                                       total.result.nodes, total.result.answers, total.seconds);
}

std::string to_json(const std::vector<Measured>& parts) {
  std::string rows;
  for (const Measured& part : parts) {
    rows += fmt::format(R"({}{{"part":"{}","deals":{},"nodes":{},"answers":"{:016x}","us":{:.3f}}})",
                        rows.empty() ? "" : ",", part.part.name, part.part.deals, part.result.nodes,
                        part.result.answers, part.microseconds_a_deal());
  }
  const Total total = total_of(parts);
  return fmt::format(
             R"({{"schema":"nap.bench/1","parts":[{}],"nodes":{},"answers":"{:016x}","seconds":{:.3f}}})",
             rows, total.result.nodes, total.result.answers, total.seconds) +
         '\n';
}

std::string to_csv(const std::vector<Measured>& parts) {
  std::string text = "part,deals,nodes,answers,us\n";
  for (const Measured& part : parts) {
    text += fmt::format("{},{},{},{:016x},{:.3f}\n", csv_field(part.part.name), part.part.deals,
                        part.result.nodes, part.result.answers, part.microseconds_a_deal());
  }
  return text;
}

}  // namespace

void run(const BenchArguments& arguments) {
  const Format format = parse_common(arguments.common).format;
  Output output(arguments.common.out);
  std::vector<Measured> measured;
  for (const CorpusPart& part : corpus_parts()) {
    const auto started = std::chrono::steady_clock::now();
    const CorpusResult result = solve_corpus_part(part);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    measured.push_back({part, result, seconds.count()});
  }
  output.write(format == Format::Text   ? to_text(measured)
               : format == Format::Json ? to_json(measured)
                                        : to_csv(measured));
  output.commit();
}

}  // namespace nap::cli
