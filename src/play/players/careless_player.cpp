#include "nap/play/players/careless_player.hpp"

#include "nap/play/views/memory.hpp"
#include "nap/sim/random/random_words.hpp"

namespace nap {

Card CarelessPlayer::choose(const View& view) {
  RandomWords words(seed_of(seed_, hash_of(view)), Stream::Play, 0);
  if (words.below(once_in_) != 0) return attentive_.choose(view);
  CardSet cards = view.legal();
  for (std::size_t higher = words.below(static_cast<std::size_t>(cards.size())); higher > 0; --higher)
    cards.remove(cards.highest());
  return cards.highest();
}

Card ForgetfulPlayer::choose(const View& view) { return attentive_.choose(without_finished_tricks(view)); }

}  // namespace nap
