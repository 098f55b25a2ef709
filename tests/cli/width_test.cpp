// What a person reads fits a terminal of eighty columns, whatever it is about. Where the texts of a command
// have many forms, they have a test of their own, such as ask/ask_width_test.cpp.
#include <limits>

#include <catch2/catch.hpp>

#include "book/book_document.hpp"
#include "claims/claims_document.hpp"
#include "cli/wide.hpp"
#include "model/model_document.hpp"
#include "support/program.hpp"

using namespace nap;
using namespace nap::test;
using report::Format;

namespace {

void check_width(const std::string& arguments) {
  INFO("nap " << arguments);
  const Run run = run_nap(arguments);
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  check_fits(run.out);
}

// As a shell reads it.
std::string quoted(const std::string& path) { return '\'' + path + '\''; }

// The path of a file with these rules. Its name is longer than a line.
std::string wide_rules_file(const Folder& folder, const std::string& name, int cards) {
  const std::string file = std::string(100, 'f') + std::to_string(cards) + ".json";
  folder.write(file, wide_rules_json(name, cards));
  return quoted(folder.path(file));
}

// Figures of each unit, the first of a hand unless there are no hands.
std::vector<Figure> figures_of(const Figures& wide, bool has_hands) {
  const std::string what =
      "52 cards, 6 players, peel stakes: what a long figure of a claim says, of all of it";
  return {{what, has_hands ? "AK.T9.8.72" : "", wide.rate, Unit::Share},
          {"a share", "", wide.rate, Unit::Share},
          {what, "", {1e9, 0.0, 2e9}, Unit::HandCount},
          {what, "", Estimate::exact(1e9), Unit::EveningCount},
          {what, "", wide.stakes, Unit::Stakes}};
}

std::vector<Claim> claims_of(const Figures& wide, bool has_hands) {
  const std::string long_text =
      "What a source says of it in so many words that one line of a terminal is not enough for all of them";
  std::vector<Claim> claims;
  for (const Verdict verdict :
       {Verdict::Confirmed, Verdict::Refuted, Verdict::Undecided, Verdict::NotTested}) {
    for (const Basis basis : {Basis::None, Basis::Exact, Basis::Committed, Basis::Played}) {
      claims.push_back({"C100", long_text, "PEEL, ES, DEW, ENQ", long_text, figures_of(wide, has_hands),
                        verdict, basis, long_text + ".", long_text + "."});
    }
  }
  return claims;
}

SightRow sight_of(const Contract& contract, const Figures& figures, const Estimate& gap) {
  SightRow row{contract, 1'000'000, 1, 1'000'000'000, {}, {}};
  row.rates = {figures.rate, figures.rate, figures.rate, figures.rate};
  row.gap = {gap, gap, gap};
  return row;
}

// Bids at which open hands are too low, too high, about right and not known, in turn from the first one on.
cli::ModelTable model_table(const Ruleset& ruleset, const Seating& seating, const Figures& figures,
                            std::size_t first) {
  const std::vector<Estimate> gaps = {{0.995, 0.1, 1.0}, {-0.995, -1.0, -0.1}, {0.5, -1.0, 1.0}};
  cli::ModelTable table{seating, 52, {}};
  for (const Bid& bid : ruleset.callable_bids()) {
    const std::size_t kind = (first + table.rows.size()) % (gaps.size() + 1);
    const bool is_known = kind < gaps.size();
    table.rows.push_back({bid.id, is_known ? sight_of(bid.contract, figures, gaps[kind])
                                           : SightRow{bid.contract, 0, 0, 0, {}, {}}});
  }
  return table;
}

// A row of a book with all rates as wide as they may be: not played, or played and predicted.
BookEntry entry_of(const Setup& setup, const Estimate& rate, bool is_played) {
  BookEntry entry{0, 24, mixed_hand(setup.cards), {}, {}, {}};
  for (const Contract& contract : rated_contracts(setup.cards)) {
    entry.rates.push_back({contract, entry.hand.highest(), 100, 50, rate});
    if (!is_played) continue;
    entry.in_play.push_back(counted(entry.rates.back()));
    entry.in_play.back().source = contract.is_misere() ? RateSource::Predicted : RateSource::Played;
  }
  return entry;
}

}  // namespace

TEST_CASE("Rules and the fingerprint fit eighty columns", "[cli][width]") {
  check_width("rules list");
  for (const char* name :
       {"peel", "spanish", "french", "seven", "spanish-seven", "french-seven", "symmetric", "parlett"}) {
    check_width(std::string("rules show ") + name);
  }
  check_width(
      "rules show peel --misere-rank top --misere-trump none --nap-loss 10 --stake four=1000000/999999");
  check_width("rules show peel --min-bid three");
  check_width("bench");
}

TEST_CASE("House rules with the longest names fit eighty columns", "[cli][width]") {
  const Folder folder;
  // The second has the name of a table, so that the name of its file is shown, too.
  for (const std::string& name : {std::string(60, 'n'), std::string("peel")}) {
    check_width("rules show " + wide_rules_file(folder, name, 5));
  }
  check_width("rules show " + wide_rules_file(folder, "seven", 7));
}

// What stands around the writers' texts, and that commands give them the whole of it.
TEST_CASE("The commands that study hands fit eighty columns", "[cli][width]") {
  const Folder folder;
  const std::string few = " --players 2 --deck 24 --hands 100 --model committed --no-progress --stakes ";
  const std::string five = wide_rules_file(folder, "peel", 5) + ",peel,french";
  const std::string seven = wide_rules_file(folder, "seven", 7) + ",seven";
  for (const std::string& stakes : {five, seven}) {
    check_width("thresholds" + few + stakes);
    check_width("fairness --deals 120" + few + stakes);
  }
  check_width("fairness --deals 120 --show parties" + few + "peel");
  check_width("claims --only C20,C21 --hands 2 --deals 200 --no-progress");
  check_width("model --players 2 --deck 24 --hands 2 --deals 2 --no-progress");
}

TEST_CASE("Commands that answer fit eighty columns", "[cli][width]") {
  for (const char* model : {"selfplay", "committed", "double-dummy"}) {
    check_width(std::string("ask 9H 8H TD 4D 2C --deals 30 --no-progress --explain --model ") + model);
  }
  check_width("ask AQ9.K8.. --deals 30 --model committed --leads --heard pass,two");
  check_width("ask AKQ.JT.. --compare AKQ.T9.. --deals 100 --no-progress");
  check_width("ask AKQJ.x --deck 28 --no-progress");
  check_width("next --hand AKQ.JT.. --bid three --deck 24 --players 2 --deals 10 --no-progress");
}

TEST_CASE("Books fit eighty columns", "[cli][book][width]") {
  const Folder folder;
  const std::string book = quoted(folder.path(std::string(90, 'a') + ".book"));
  check_width("book build " + book + " --players 2 --deck 24 --precision 0.3 --shard 1/100 --no-progress");
  for (const char* question : {"book info ", "book query "}) check_width(question + book);
}

TEST_CASE("Any claims fit eighty columns", "[cli][claims][width]") {
  for (const Figures& figures : wide_figures()) {
    for (const bool has_hands : {true, false})
      check_fits(cli::claims_document(claims_of(figures, has_hands), 1));
  }
}

TEST_CASE("The model's error fits eighty columns", "[cli][model][width]") {
  const Ruleset peel = rulesets_of(5).front();
  for (const Figures& figures : wide_figures()) {
    for (std::size_t first = 0; first < 4; ++first) {
      cli::ModelReport report{{1, 1'000'000, 1'000'000}, {}};
      for (const Seating& seating : seatings_for(5)) {
        report.tables.push_back(model_table(peel, seating, figures, first));
      }
      for (const SuitStyle style : kStyles) check_fits(cli::model_document(report, style));
    }
  }
}

TEST_CASE("The contents and rates of any book fit eighty columns", "[cli][book][width]") {
  const std::string file(90, 'a');
  for (const int cards : kHandSizes) {
    const BookKey key{{Deck(), 7, cards}, std::numeric_limits<std::uint64_t>::max(), 0.001, {9'999, 10'000}};
    for (const BookProgress& progress : {BookProgress{1'000'000, 0, 1'000'000}, {1, 1, 1'000'000'000}}) {
      const cli::BookContent content{key, progress,      1'000'000'000,    1'000'000'000'000,
                                     0.5, 1'000'000'000, 1'000'000'000'000};
      check_fits(cli::content_document(file, content));
      check_fits(cli::content_document("short.book", content));
      check_fits(cli::progress_document(file, progress));
    }
    cli::RateWriter rates(Format::Text, key);
    std::string text;
    for (const Figures& figures : wide_figures()) {
      text += rates.rows_of(entry_of(key.setup, figures.rate, false));
      if (cards == 5) text += rates.rows_of(entry_of(key.setup, figures.rate, true));
    }
    check_fits(text + rates.end());
    check_fits(cli::RateWriter(Format::Text, key).end());
  }
}
