#include "written/form_search.hpp"

namespace nap {
namespace {

class Mixed : FormSearch {
 public:
  using FormSearch::FormSearch;

  void read() {
    frontier_.add(text_.begin, {});
    frontier_.walk([this](std::size_t at, const State& state) {
      if (is_end(at) || is_any_of(character(at), kBetweenCards)) return separate(at, state);
      read_suit(at, state);
      read_rank(at, state);
    });
  }

 private:
  enum class Part { None, Suit, SuitWord, RanksBehind, Ranks, RanksWord, Done };
  struct State {
    std::uint64_t hand = 0;
    Part part = Part::None;
    std::optional<Suit> suit = {};
    std::uint16_t ranks = 0;  // read before their suit
    bool is_single_cards = true;
    auto operator<=>(const State&) const = default;
  };

  // Also ends the hand. A suit alone or ranks alone make one part with the next word.
  void separate(std::size_t at, State state) {
    if (is_end(at)) {
      const bool is_whole =
          state.part == Part::None || state.part == Part::Done || state.part == Part::RanksBehind;
      const Standing standing = state.is_single_cards ? Standing::Loose : Standing::Doubt;
      if (is_whole && state.hand != 0) found(state.hand, HandForm::Cards, standing);
      return;
    }
    if (state.part == Part::Suit) {
      state.part = Part::SuitWord;
      state.is_single_cards = false;
    } else if (state.part == Part::Ranks) {
      state.part = Part::RanksWord;
      state.is_single_cards = false;
    } else if (state.part == Part::Done || state.part == Part::RanksBehind) {
      state.part = Part::None;
      state.suit.reset();
    }
    frontier_.add(at + 1, state);
  }

  void read_suit(std::size_t at, State state) {
    const std::optional<SuitRead> suit = suit_at(at);
    if (!suit) return;
    const std::size_t behind = at + suit->length;
    if (state.part == Part::None) {
      state.part = Part::Suit;
      state.suit = suit->suit;
      frontier_.add(behind, state);
    } else if (state.part == Part::Ranks || state.part == Part::RanksWord) {
      for (int rank = 0; rank < kRanks; ++rank) {
        if ((state.ranks >> static_cast<unsigned>(rank) & 1U) == 0) continue;
        const auto hand = with(state.hand, Card(static_cast<Rank>(rank), suit->suit), at, text_.begin);
        if (!hand) return;
        state.hand = *hand;
      }
      state.ranks = 0;
      state.part = Part::Done;
      frontier_.add(behind, state);
    }
  }

  void read_rank(std::size_t at, State state) {
    const std::optional<RankRead> rank = rank_at(at);
    if (!rank) return;
    if (state.suit && state.part != Part::Done) {
      if (state.part == Part::RanksBehind) state.is_single_cards = false;
      const auto hand = with(state.hand, Card(rank->rank, *state.suit), at, text_.begin);
      if (!hand) return;
      state.hand = *hand;
      state.part = Part::RanksBehind;
    } else if (state.part == Part::None || state.part == Part::Ranks) {
      const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank->rank));
      if ((state.ranks & bit) != 0) return;
      if (state.part == Part::Ranks) state.is_single_cards = false;
      state.ranks = static_cast<std::uint16_t>(state.ranks | bit);
      state.part = Part::Ranks;
    } else {
      return;
    }
    frontier_.add(at + rank->length, state);
  }

  Frontier<State> frontier_;
};

}  // namespace

void find_mixed(const HandText& text, Findings& findings) { Mixed(text, findings).read(); }

}  // namespace nap
