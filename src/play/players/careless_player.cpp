#include "nap/play/players/careless_player.hpp"

#include "heuristics/view_facts.hpp"
#include "nap/play/views/memory.hpp"

namespace nap {

Card CarelessPlayer::choose(const View& view) {
  RandomWords words(seed_of(seed_, hash_of(view)), Stream::Play, 0);
  if (words.below(once_in_) != 0) return attentive_.choose(view);
  return random_card(view.legal(), words);
}

Card ForgetfulPlayer::choose(const View& view) { return attentive_.choose(without_finished_tricks(view)); }

}  // namespace nap
