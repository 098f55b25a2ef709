#include "nap/asnas/hands/card_names.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/asnas/hands/ranking.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {
namespace {

using NamesOfRanks = std::array<std::string_view, kRanks>;

const NamesOfRanks& names_of_ranks(Names names) {
  static constexpr NamesOfRanks kEnglish = {"A", "K", "Q", "J", "T"};
  static constexpr NamesOfRanks kFrench = {"as", "roi", "dame", "valet", "dix"};
  static constexpr NamesOfRanks kSpanish = {"as", "rey", "dama", "jota", "diez"};
  static constexpr NamesOfRanks kPersian = {"as", "shah", "bibi", "couli", "sarbas"};
  static constexpr NamesOfRanks kSoldierFirst = {"as", "shah", "bibi", "sarbas", "couli"};
  switch (names) {
    case Names::French:
      return kFrench;
    case Names::Spanish:
      return kSpanish;
    case Names::Persian:
      return kPersian;
    case Names::PersianSoldierFirst:
      return kSoldierFirst;
    case Names::English:
      break;
  }
  return kEnglish;
}

bool is_gap(char c) { return c == ' ' || c == '\t' || c == ','; }

std::string lower(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

std::optional<Rank> find_rank(std::string_view word, Names names) {
  for (const Rank rank : kRanksHighToLow) {
    if (lower(word) == lower(name_of(rank, names))) return rank;
  }
  return std::nullopt;
}

// Adds the cards of a word: one name, or a letter for each card.
void add_word(Cards& cards, std::string_view word, Names names) {
  if (const std::optional<Rank> rank = find_rank(word, names)) return cards.add(*rank);
  for (const char letter : word) {
    const std::optional<Rank> rank = find_rank(std::string_view(&letter, 1), Names::English);
    if (!rank) {
      const std::string others =
          names == Names::English ? "" : fmt::format(", or {}", fmt::join(names_of_ranks(names), " "));
      throw ParseError(fmt::format("{}: no rank of As Nas; ranks are A K Q J T (T: the pip card){}",
                                   in_quotes(word), others));
    }
    cards.add(*rank);
  }
}

}  // namespace

std::string_view name_of(Rank rank, Names names) {
  return names_of_ranks(names)[static_cast<std::size_t>(rank)];
}

Cards parse_cards(std::string_view text, Names names) {
  constexpr std::size_t kLongest = 200;  // no pack has more cards
  if (text.size() > kLongest) throw ParseError(fmt::format("{}: too many cards", in_quotes(text)));
  Cards cards;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_gap);
    const auto length = static_cast<std::size_t>(end - text.begin()) - at;
    if (length > 0) add_word(cards, text.substr(at, length), names);
    at += length + 1;
  }
  return cards;
}

Cards parse_hand(std::string_view text, const Pack& pack, Names names) {
  const Cards hand = parse_cards(text, names);
  if (hand.size() != kHandCards) {
    throw ParseError(fmt::format("{}: {} card{}; a hand of As Nas has {}, such as AAKKT", in_quotes(text),
                                 hand.size(), hand.size() == 1 ? "" : "s", kHandCards));
  }
  for (const Rank rank : kRanksHighToLow) {
    if (hand.of(rank) <= pack.copies) continue;
    throw ParseError(fmt::format("{}: {} times {}; a pack of {} cards has {}", in_quotes(text), hand.of(rank),
                                 name_of(rank, names), pack.cards().size(), pack.copies));
  }
  return hand;
}

std::string to_text(const Cards& cards, Names names) {
  std::string text;
  for (const Rank rank : kRanksHighToLow) {
    for (int i = 0; i < cards.of(rank); ++i) {
      if (names != Names::English && !text.empty()) text += ' ';
      text += name_of(rank, names);
    }
  }
  return text;
}

std::string combination_text(const Cards& hand, Names names) {
  std::vector<std::string_view> with[kHandCards + 1];  // ranks by their number of cards
  for (const Rank rank : kRanksHighToLow) with[hand.of(rank)].push_back(name_of(rank, names));
  switch (category_of(hand)) {
    case Category::Five:
      return fmt::format("five {}", with[5][0]);
    case Category::Four:
      return fmt::format("four {}", with[4][0]);
    case Category::Full:
      return fmt::format("full, three {} and two {}", with[3][0], with[2][0]);
    case Category::Three:
      return fmt::format("three {}", with[3][0]);
    case Category::TwoPairs:
      return fmt::format("two pairs, {} and {}", with[2][0], with[2][1]);
    case Category::Pair:
      return fmt::format("pair of {}", with[2][0]);
    case Category::Nothing:
      break;
  }
  return "nothing, one card of each rank";
}

}  // namespace nap::asnas
