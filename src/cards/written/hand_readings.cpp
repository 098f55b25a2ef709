#include "written/hand_readings.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/words.hpp"
#include "written/joker_word.hpp"
#include "written/rank_letters.hpp"

namespace nap {
namespace {

void add_distinct(const Findings& findings, Standing standing, int cards, std::vector<Reading>& readings) {
  for (const Reading& reading : findings.readings()) {
    const auto is_same = [&reading](const Reading& other) { return other.hand == reading.hand; };
    if (reading.standing != standing || reading.hand.size() != cards) continue;
    if (std::none_of(readings.begin(), readings.end(), is_same)) readings.push_back(reading);
  }
}

std::string dots_in(CardSet hand, RankLetters letters) {
  std::string text;
  for (const Suit suit : kSuitsHighToLow) {
    if (suit != Suit::Spades) text += '.';
    for (const Card card : hand.of(suit)) text += rank_name(card.rank(), letters);
  }
  return hand.has_joker() ? fmt::format("{}.{}", text, kJoker) : text;
}

void find_with_suits_apart(const HandText& text, Findings& findings) {
  find_by_place(text, findings);
  find_suit_first(text, findings);
  find_mixed(text, findings);
}

// The joker stands as a word at `at`. The other cards are what is left of the text without it.
void find_beside_joker(const HandText& text, std::size_t at, Findings& findings) {
  std::string rest(text.text);
  rest.replace(at, kJoker.size(), kJoker.size(), ' ');
  const std::size_t second = find_joker_word(rest, text.begin);
  const bool is_taken = text.taken.has_joker();
  if (second != std::string::npos || is_taken) {
    const std::size_t wrong = is_taken ? at : second;
    const auto what = [&] { return *trouble_with(Card::joker(), Card::joker(), text.deck); };
    return findings.fail(wrong + kJoker.size(), wrong, what);
  }
  HandText others = text;
  others.text = rest;
  Findings found;
  find_with_suits_apart(others, found);
  for (Reading reading : found.readings()) {
    reading.hand.insert(Card::joker());
    findings.add(reading);
  }
  if (const auto& wrong = found.misreading()) {
    findings.fail(wrong->reached, wrong->at, [&wrong] { return wrong->what; });
  }
}

}  // namespace

std::span<const RankLetters> suit_languages(RankLetters ranks) {
  static constexpr RankLetters kEnglish[] = {RankLetters::English};
  static constexpr RankLetters kFrench[] = {RankLetters::French, RankLetters::English};
  static constexpr RankLetters kSpanish[] = {RankLetters::Spanish, RankLetters::English};
  switch (ranks) {
    case RankLetters::French:
      return kFrench;
    case RankLetters::Spanish:
      return kSpanish;
    case RankLetters::English:
      break;
  }
  return kEnglish;
}

void find_hands(const HandText& text, Findings& findings) {
  find_rank_first(text, findings);
  const std::size_t joker =
      text.deck.has_joker() ? find_joker_word(text.text, text.begin) : std::string_view::npos;
  if (joker != std::string_view::npos) return find_beside_joker(text, joker, findings);
  find_with_suits_apart(text, findings);
}

std::vector<Reading> meant(const Findings& findings, int cards) {
  std::vector<Reading> readings;
  add_distinct(findings, Standing::Full, cards, readings);
  if (!readings.empty()) return readings;
  add_distinct(findings, Standing::Loose, cards, readings);
  if (!readings.empty()) add_distinct(findings, Standing::Doubt, cards, readings);
  return readings;
}

std::optional<Reading> nearest(const Findings& findings, int cards) {
  std::optional<Reading> best;
  for (const Reading& reading : findings.readings()) {
    if (reading.standing == Standing::Doubt) continue;
    if (!best || std::abs(reading.hand.size() - cards) < std::abs(best->hand.size() - cards)) best = reading;
  }
  return best;
}

std::string ambiguity(std::span<const CardSet> hands, RankLetters letters) {
  constexpr std::size_t kMostShown = 3;
  std::vector<std::string> shown;
  std::vector<std::string> written;
  for (const CardSet hand : hands.first(std::min(hands.size(), kMostShown))) {
    shown.push_back(to_text(hand, {SuitStyle::Symbols, letters}));
    written.push_back(dots_in(hand, letters));
  }
  return fmt::format("could be {}; write {}", listed(shown, "or"), listed(written, "or"));
}

void refuse_at(std::string_view subject, std::string_view text, const Misreading& misreading) {
  throw ParseError(fmt::format("{}, character {}: {}", subject,
                               count_characters(text.substr(0, misreading.at)) + 1, misreading.what));
}

std::string number_of_cards(int cards) { return fmt::format("{} card{}", cards, cards == 1 ? "" : "s"); }

}  // namespace nap
