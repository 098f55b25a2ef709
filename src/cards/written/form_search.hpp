// What the searches of all written forms share.
#pragma once

#include <cstdint>
#include <map>
#include <set>

#include <fmt/format.h>

#include "written/rank_letters.hpp"
#include "written/suit_words.hpp"
#include "written/written_forms.hpp"

namespace nap {

inline constexpr std::string_view kBetweenCards = " \t\r\n,;-/";
inline constexpr char kGroupEnd = '/';

constexpr bool is_any_of(char c, std::string_view characters) {
  return characters.find(c) != std::string_view::npos;
}

// The states in which a text may be read up to each of its places.
template <class State>
class Frontier {
 public:
  void add(std::size_t at, const State& state) { states_[at].insert(state); }

  // Visits all states from left to right. A visit may add states further to the right.
  template <class Visit>
  void walk(const Visit& visit) {
    while (!states_.empty()) {
      const auto first = states_.extract(states_.begin());
      for (const State& state : first.mapped()) visit(first.key(), state);
    }
  }

 private:
  std::map<std::size_t, std::set<State>> states_;
};

// One form on its way through a text.
class FormSearch {
 public:
  FormSearch(const HandText& text, Findings& findings) : text_(text), findings_(findings) {}

 protected:
  bool is_end(std::size_t at) const { return at == text_.text.size(); }
  char character(std::size_t at) const { return text_.text[at]; }
  std::string quoted(std::size_t at) const { return quoted_character(text_.text, at); }

  std::optional<SuitRead> suit_at(std::size_t at) const { return nap::suit_at(text_.text, at, text_.suits); }
  // A name of a suit is no rank, even if it starts like one.
  std::optional<RankRead> rank_at(std::size_t at) const {
    const std::optional<SuitRead> suit = suit_at(at);
    if (suit && !suit->is_letter) return std::nullopt;
    return rank_at_start(text_.text.substr(at), text_.ranks);
  }

  // The hand with a card that was written at `at`, and read up to `reached`.
  std::optional<std::uint64_t> with(std::uint64_t hand, Card card, std::size_t at, std::size_t reached) {
    const CardSet taken(hand);
    const std::optional<std::string> trouble =
        taken.size() == kMaxHandCards ? fmt::format("more than {} cards; no hand has more", kMaxHandCards)
                                      : trouble_with(card, taken | text_.taken, text_.deck);
    if (!trouble) return hand | CardSet(card).bits();
    findings_.fail(reached, at, [&] { return *trouble; });
    return std::nullopt;
  }

  void found(std::uint64_t hand, HandForm form, Standing standing) {
    findings_.add({CardSet(hand), form, standing});
  }
  void fail(std::size_t reached, std::size_t at, const std::string& what) {
    findings_.fail(reached, at, [&] { return fmt::format("{}; {}", what, forms_in_words(text_.ranks)); });
  }
  void fail_at_rank(std::size_t at) {
    fail(at, at, fmt::format("unknown rank {}; ranks are {}", quoted(at), ranks_in_words(text_.ranks)));
  }
  void fail_at_suit(std::size_t at) {
    const bool has_choice = text_.ranks != RankLetters::English;
    fail(at, at,
         fmt::format("unknown suit {}; suits are {}{}", quoted(at), suits_in_words(text_.ranks),
                     has_choice ? fmt::format(", or all {}", suits_in_words(RankLetters::English)) : ""));
  }

  const HandText text_;
  Findings& findings_;
};

}  // namespace nap
