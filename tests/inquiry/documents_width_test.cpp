// The texts of claims, the model and books fit a terminal of eighty columns, whatever their figures are.
#include <limits>

#include <catch2/catch.hpp>

#include "nap/analysis/played/played_model.hpp"
#include "nap/analysis/trials/model_bases.hpp"
#include "nap/inquiry/book/book_document.hpp"
#include "nap/inquiry/claims/claims_document.hpp"
#include "nap/inquiry/model/model_document.hpp"
#include "support/wide.hpp"

using namespace nap;
using namespace nap::test;
using report::Format;

namespace {

// Figures of each unit. The first figure is that of a hand if `has_hands`.
std::vector<Figure> figures_of(const Figures& wide, bool has_hands) {
  const std::string what =
      "52 cards, 6 players, peel stakes: what a long figure of a claim says, of all of it";
  return {{what, has_hands ? "AK.T9.8.72" : "", wide.rate, Unit::share()},
          {"a share", "", wide.rate, Unit::share()},
          {what, "", {1e9, 0.0, 2e9}, {"hands", Unit::Form::Count}},
          {what, "", Estimate::exact(1e9), {"evenings", Unit::Form::Count}},
          {what, "", wide.stakes, {"stakes", Unit::Form::Amount}}};
}

std::vector<Claim> claims_of(const Figures& wide, bool has_hands) {
  const std::string long_text =
      "What a source says of it in so many words that one line of a terminal is not enough for all of them";
  std::vector<Claim> claims;
  for (const Verdict verdict :
       {Verdict::Confirmed, Verdict::Refuted, Verdict::Undecided, Verdict::NotTested}) {
    for (const Basis basis : {Basis::none(), Basis::exact(), kCommittedBasis, kPlayedBasis}) {
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

// Bids at which open hands are in turn too low, too high, about right and not known. The turn starts at
// `first`.
ModelTable model_table(const Ruleset& ruleset, const Seating& seating, const Figures& figures,
                       std::size_t first) {
  const std::vector<Estimate> gaps = {{0.995, 0.1, 1.0}, {-0.995, -1.0, -0.1}, {0.5, -1.0, 1.0}};
  ModelTable table{seating, 52, {}};
  for (const Bid& bid : ruleset.callable_bids()) {
    const std::size_t kind = (first + table.rows.size()) % (gaps.size() + 1);
    const bool is_known = kind < gaps.size();
    table.rows.push_back({bid.id, is_known ? sight_of(bid.contract, figures, gaps[kind])
                                           : SightRow{bid.contract, 0, 0, 0, {}, {}}});
  }
  return table;
}

// An entry of a book with all rates as wide as they may be: not played, or played and predicted.
BookEntry entry_of(const Setup& setup, const Estimate& rate, bool is_played) {
  BookEntry entry{0, 24, mixed_hand(setup.cards), {}, {}, {}};
  if (setup.deck.has_joker()) entry.hand = (entry.hand - entry.hand.lowest()) | Card::joker();
  for (const Contract& contract : rated_contracts(setup.cards)) {
    entry.rates.push_back({contract, openings(contract, entry.hand).front(), 100, 50, rate});
    if (!is_played) continue;
    entry.in_play.push_back(counted(entry.rates.back()));
    entry.in_play.back().source = contract.is_misere() ? RateSource::Predicted : RateSource::Played;
  }
  return entry;
}

void check_rates_fit(const BookKey& key) {
  RateWriter rates(Format::Text, key);
  std::string text;
  for (const Figures& figures : wide_figures()) {
    text += rates.rows_of(entry_of(key.setup, figures.rate, false));
    if (is_predicted(key.setup)) text += rates.rows_of(entry_of(key.setup, figures.rate, true));
  }
  check_fits(text + rates.end());
  check_fits(RateWriter(Format::Text, key).end());
}

}  // namespace

TEST_CASE("Any claims fit eighty columns", "[inquiry][claims][width]") {
  for (const Figures& figures : wide_figures()) {
    for (const bool has_hands : {true, false}) check_fits(claims_document(claims_of(figures, has_hands), 1));
  }
}

TEST_CASE("The model's error fits eighty columns", "[inquiry][model][width]") {
  const Ruleset peel = rulesets_of(5).front();
  for (const Figures& figures : wide_figures()) {
    for (std::size_t first = 0; first < 4; ++first) {
      ModelReport report{{1, 1'000'000, 1'000'000}, {}};
      for (const Seating& seating : seatings_for(5)) {
        report.tables.push_back(model_table(peel, seating, figures, first));
      }
      for (const SuitStyle style : kStyles) check_fits(model_document(report, style));
    }
  }
}

TEST_CASE("The contents and rates of any book fit eighty columns", "[inquiry][book][width]") {
  const std::string file(90, 'a');
  for (const int cards : kStudiedSizes) {
    const BookKey key{{Deck(), 7, cards}, std::numeric_limits<std::uint64_t>::max(), 0.001, {9'999, 10'000}};
    for (const BookProgress& progress : {BookProgress{1'000'000, 0, 1'000'000}, {1, 1, 1'000'000'000}}) {
      const BookContent content{key, progress,      1'000'000'000,    1'000'000'000'000,
                                0.5, 1'000'000'000, 1'000'000'000'000};
      check_fits(content_document(file, content));
      check_fits(content_document("short.book", content));
      check_fits(progress_document(file, progress));
    }
    check_rates_fit(key);
    BookKey joker = key;
    joker.setup.deck = Deck().with_joker();
    check_fits(content_document("short.book",
                                {joker, {1, 0, 1'000'000'000}, 1'000'000'000, 1'000'000'000'000, 0.5}));
    check_rates_fit(joker);
  }
}
