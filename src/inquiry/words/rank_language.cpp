#include "nap/inquiry/words/rank_language.hpp"

#include "nap/text/words.hpp"

namespace nap {

RankLetters parse_rank_letters(std::string_view text) {
  constexpr Word<RankLetters> kLanguages[] = {{"en", RankLetters::English, "A K Q J"},
                                              {"fr", RankLetters::French, "A R D V"},
                                              {"es", RankLetters::Spanish, "A R C S"}};
  return parse_word("--ranks", text, kLanguages);
}

}  // namespace nap
