#include "written/form_search.hpp"

namespace nap {
namespace {

// A letter of a suit stands alone, has a colon, or is followed by a rank at once: "JTH" is not taken for
// jack and ten of the suit before and then hearts.
class SuitFirst : FormSearch {
 public:
  using FormSearch::FormSearch;

  void read() {
    frontier_.add(text_.begin, {});
    frontier_.walk([this](std::size_t at, const State& state) {
      if (is_end(at)) return end(at, state);
      if (is_any_of(character(at), kBetweenCards)) return separate(at, state);
      if (character(at) == ':') return read_colon(at, state);
      read_card(at, state);
    });
  }

 private:
  enum class After { Space, Rank, Letter, GluedLetter, Suit, Colon };
  struct State {
    std::uint64_t hand = 0;
    std::optional<Suit> suit = {};
    After after = After::Space;
    bool is_empty_suit = false;   // the suit has no cards so far
    bool has_empty_suit = false;  // an earlier one had none
    auto operator<=>(const State&) const = default;
  };

  void end(std::size_t at, const State& state) {
    if (state.after == After::GluedLetter) return fail(at, at, "the last suit has no ranks behind it");
    const bool is_loose = state.has_empty_suit || state.is_empty_suit;
    if (state.suit || state.hand != 0)
      found(state.hand, HandForm::Suits, is_loose ? Standing::Loose : Standing::Full);
  }

  // Behind a slash a new suit must be named.
  void separate(std::size_t at, State state) {
    if (state.after == After::GluedLetter) return fail(at, at, "the suit has no ranks behind it");
    state.after = After::Space;
    if (character(at) == kGroupEnd) {
      state.suit.reset();
      state.has_empty_suit = state.has_empty_suit || state.is_empty_suit;
      state.is_empty_suit = false;
    }
    frontier_.add(at + 1, state);
  }

  void read_colon(std::size_t at, State state) {
    const bool is_behind_suit =
        state.after == After::Letter || state.after == After::GluedLetter || state.after == After::Suit;
    if (!is_behind_suit) return fail_at_rank(at);
    state.after = After::Colon;
    frontier_.add(at + 1, state);
  }

  void read_card(std::size_t at, const State& state) {
    const std::optional<SuitRead> suit = suit_at(at);
    const bool is_behind_letter = state.after == After::Letter || state.after == After::GluedLetter;
    if (suit && !is_behind_letter) {
      State next = state;
      next.suit = suit->suit;
      next.after = !suit->is_letter              ? After::Suit
                   : state.after == After::Space ? After::Letter
                                                 : After::GluedLetter;
      next.has_empty_suit = state.has_empty_suit || state.is_empty_suit;
      next.is_empty_suit = true;
      frontier_.add(at + suit->length, next);
    }
    const std::optional<RankRead> rank = rank_at(at);
    if (!rank && (!suit || is_behind_letter)) return fail_at_rank(at);
    if (!rank) return;
    if (!state.suit) return fail(at, at, "the card has no suit");
    const auto hand = with(state.hand, Card(rank->rank, *state.suit), at, at + rank->length);
    if (hand) {
      frontier_.add(at + rank->length, {*hand, state.suit, After::Rank, false, state.has_empty_suit});
    }
  }

  Frontier<State> frontier_;
};

}  // namespace

void find_suit_first(const HandText& text, Findings& findings) { SuitFirst(text, findings).read(); }

}  // namespace nap
