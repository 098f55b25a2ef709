#include "study/study_hands.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "io/failure.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/analysis/played/play_hands.hpp"
#include "nap/analysis/played/played_model.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap::cli {

namespace {

// Books and samples have no other models.
constexpr Word<Model> kStudyModels[] = {{"selfplay", Model::SelfPlay}, {"committed", Model::Committed}};

// Hands are drawn from a list of them all.
void check_cards(const StudyTask& task) {
  if (!are_for_two(task.setup.cards)) return;
  throw ParseError(fmt::format("--stakes {}: there are too many hands of {} cards to list; nap ask rates one",
                               task.ruleset.name(), task.setup.cards));
}

}  // namespace

StudyHands::StudyHands(const StudyRequest& request, std::span<const StudyTask> tasks, std::uint64_t seed,
                       Sampling sampling)
    : tasks_(tasks),
      seed_(seed),
      sampling_(sampling),
      model_(parse_word("--model", request.model, kStudyModels)) {
  for (const StudyTask& task : tasks) check_cards(task);
  if (request.hands) hands_ = parse_whole("--hands", *request.hands, 100, 10'000'000);
  for (const std::string& file : request.books) {
    const Book book(file);
    const Setup& setup = book.key().setup;
    const bool is_wanted =
        std::any_of(tasks.begin(), tasks.end(), [&](const StudyTask& task) { return task.setup == setup; });
    if (!is_wanted) {
      throw ParseError(
          fmt::format("--book {}: it is for {}, which is not asked for", in_quotes(file), setup_text(setup)));
    }
    for (const StudyTask& task : tasks) {
      if (task.setup == setup) check_book_serves(task.ruleset, "--book " + in_quotes(file));
    }
    rated_.push_back(book.hands(model_of(setup)));
  }
  books_ = rated_.size();
}

// Deals with many seats take much longer, most of all at misère and with seven cards. Hands that are played
// take twice as long. All patterns of five cards need close to 6000 hands.
std::uint64_t StudyHands::wanted(const Setup& setup) const {
  // By number of seats, from two on.
  constexpr std::array<std::uint64_t, 6> kFiveCards = {6000, 6000, 6000, 6000, 4000, 1500};
  constexpr std::array<std::uint64_t, 6> kSevenCards = {6000, 6000, 3000, 1000, 200, 200};
  const auto place = static_cast<std::size_t>(setup.seats - 2);
  const std::uint64_t usual = setup.cards == 7 ? kSevenCards[place] : kFiveCards[place];
  const bool needs_all = sampling_ == Sampling::Patterns && setup.seats <= 5;
  return hands_.value_or(model_of(setup) == Model::SelfPlay && !needs_all ? usual / 2 : usual);
}

std::vector<Setup> StudyHands::missing() const {
  std::vector<Setup> missing;
  for (const StudyTask& task : tasks_) {
    const bool is_listed = std::find(missing.begin(), missing.end(), task.setup) != missing.end();
    if (!is_listed && find(task.setup) == nullptr) missing.push_back(task.setup);
  }
  return missing;
}

std::uint64_t StudyHands::planned() const {
  std::uint64_t planned = 0;
  for (const Setup& setup : missing()) {
    const std::uint64_t hands =
        std::min<std::uint64_t>(hand_classes(setup.deck, setup.cards).size(), wanted(setup));
    planned += model_of(setup) == Model::SelfPlay ? 2 * hands : hands;
  }
  return planned;
}

void StudyHands::sample(Harness& harness) {
  for (const Setup& setup : missing()) {
    std::optional<RatedHands> hands = rate(harness, setup);
    if (!hands) throw Interruption("interrupted: nothing was written");
    rated_.push_back(*std::move(hands));
  }
}

std::optional<RatedHands> StudyHands::rate(Harness& harness, const Setup& setup) const {
  std::optional<RatedHands> committed =
      sample_hands(harness, setup,
                   {wanted(setup), seed_, HandSample().precision, contracts_for(setup, tasks_), sampling_});
  if (!committed || model_of(setup) == Model::Committed) return committed;
  std::vector<Ruleset> tables;
  for (const StudyTask& task : tasks_) {
    if (task.setup == setup) tables.push_back(task.ruleset);
  }
  return play_hands(harness, *committed, tables, PlayEffort::coarse());
}

Model StudyHands::model_of(const Setup& setup) const {
  const std::vector<Contract> predicted = rated_contracts(setup.cards);
  const std::vector<Contract> wanted = contracts_for(setup, tasks_);
  const bool are_predicted =
      is_predicted(setup) && std::all_of(wanted.begin(), wanted.end(), [&](const Contract& contract) {
        return std::find(predicted.begin(), predicted.end(), contract) != predicted.end();
      });
  return are_predicted ? model_ : Model::Committed;
}

const RatedHands& StudyHands::of(const Setup& setup) const { return *find(setup); }

bool StudyHands::has_book(const Setup& setup) const {
  return std::any_of(rated_.begin(), rated_.begin() + static_cast<std::ptrdiff_t>(books_),
                     [&](const RatedHands& hands) { return hands.setup == setup; });
}

const RatedHands* StudyHands::find(const Setup& setup) const {
  const auto found = std::find_if(rated_.begin(), rated_.end(),
                                  [&](const RatedHands& hands) { return hands.setup == setup; });
  return found == rated_.end() ? nullptr : &*found;
}

}  // namespace nap::cli
