#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include <fmt/format.h>

#include "fairness/fairness_fields.hpp"
#include "fairness/fairness_schools.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

bool is_uneven(const SuitPattern& pattern) { return pattern.longest() >= 4; }

std::string times_text(double share, double shuffled) { return fmt::format("{:.2f}", share / shuffled); }

// "30.1 % ± 0.2 of the hands have four or more cards of a suit, 1.81 times as many as ..."
std::string unevenness(const PatternSums& sums, Deck deck) {
  const Estimate share = sums.share(is_uneven);
  double shuffled = 0.0;
  for (const SuitPattern& pattern : sums.patterns()) {
    if (is_uneven(pattern)) shuffled += shuffled_share(pattern, deck);
  }
  return fmt::format(
      "{} of the hands have four or more cards of a suit, {} times as many as from a shuffled "
      "deck ({}).",
      with_error(share), times_text(share.value, shuffled), percent(shuffled));
}

// What the school does with bids for every trick.
Declared for_every_trick(const SchoolStudy& school) {
  Declared all;
  for (std::size_t bid = 0; bid < school.bids.size(); ++bid) {
    if (school.bids[bid].contract.needs_every_trick(school.terms.ruleset.cards))
      all += school.tally.bids[bid];
  }
  return all;
}

std::string made_text(const Declared& declared) {
  return declared.deals > 0 ? with_error(wilson_estimate(declared.made, declared.deals)) : "never";
}

// How often bids for every trick are declared and made. `shuffling` has the same table but shuffles the deck
// before each deal; nullptr if no such school is in the study.
std::string naps(const SchoolStudy& school, const SchoolStudy* shuffling) {
  const Declared here = for_every_trick(school);
  const auto share_of = [](const Declared& declared, const SchoolStudy& of) {
    return percent(fraction(declared.deals, of.tally.deals()));
  };
  std::string text =
      fmt::format("A bid for every trick is declared in {} of the deals", share_of(here, school));
  if (shuffling != nullptr)
    text += fmt::format(" (shuffled: {})", share_of(for_every_trick(*shuffling), *shuffling));
  text += fmt::format(" and made in {} of these", made_text(here));
  if (shuffling != nullptr) text += fmt::format(" (shuffled: {})", made_text(for_every_trick(*shuffling)));
  return text + '.';
}

Table pattern_table(const PatternSums& sums, Deck deck) {
  Table table({{"suits of a hand", Align::Left},
               {"only cut", Align::Right},
               {"shuffled", Align::Right},
               {"times as often", Align::Right}});
  for (const SuitPattern& pattern : sums.patterns()) {
    const Estimate share = sums.share([&](const SuitPattern& each) { return each == pattern; });
    const double shuffled = shuffled_share(pattern, deck);
    table.add_row(
        {to_text(pattern), with_error(share), percent(shuffled), times_text(share.value, shuffled)});
  }
  return table;
}

// The printed school of the same table if it shuffles the deck before each deal.
const SchoolStudy* shuffling_school(const FairnessStudy& study, const SchoolStudy& school) {
  const SchoolStudy& printed = study.printed(study[school.table]);
  return printed.tally.patterns ? nullptr : &printed;
}

// If the printed table does not shuffle, neither do its other versions, whose hands are nearly the same. JSON
// has them.
bool is_shown(const SchoolStudy& school) {
  return school.tally.patterns && (school.variety == Variety::Printed || school.variety == Variety::Shuffle);
}

}  // namespace

void add_patterns(Document& document, const FairnessStudy& study) {
  bool is_any = false;
  for (const SchoolStudy& school : study.schools) {
    if (!is_shown(school)) continue;
    is_any = true;
    const PatternSums& sums = *school.tally.patterns;
    document.say(fmt::format("{}: the deck is only cut from deal to deal. {} {}", school_name(study, school),
                             unevenness(sums, study.setup.deck),
                             naps(school, shuffling_school(study, school))));
    document.show(pattern_table(sums, study.setup.deck));
  }
  if (!is_any) document.say("Everybody shuffles the deck before each deal.");
}

void add_school_bids(Document& document, const FairnessStudy& study, SuitStyle style) {
  Table table({{"school", Align::Prose},
               {"bid", Align::Left},
               {"declared", Align::Right},
               {"makes when declared", Align::Right},
               {"EV", Align::Right}});
  for (const SchoolStudy& school : study.schools) {
    for (std::size_t bid = 0; bid < school.bids.size(); ++bid) {
      const Declared& declared = school.tally.bids[bid];
      const std::optional<double> ev = ev_of(declared, school.terms.seating);
      table.add_row({bid == 0 ? school_name(study, school) : "", title(school.bids[bid].id, style),
                     percent(fraction(declared.deals, school.tally.deals())),
                     declared.deals > 0 ? made_text(declared) : "", ev ? signed_stakes(*ev) : ""});
    }
  }
  document.show(std::move(table));
}

}  // namespace nap
