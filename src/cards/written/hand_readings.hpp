// What a text may mean as a hand, in all forms and languages together.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "written/written_forms.hpp"

namespace nap {

// The languages whose letters of suits are read with these ranks. One text uses the letters of one of them.
std::span<const RankLetters> suit_languages(RankLetters ranks);

// Looks for hands of any size in every form but dots.
void find_hands(const HandText& text, Findings& findings);

// The different hands of `cards` cards that may be meant. If there are several, the text is ambiguous.
std::vector<Reading> meant(const Findings& findings, int cards);

// The reading whose size is nearest to `cards`. None if the text is a hand in no form.
std::optional<Reading> nearest(const Findings& findings, int cards);

// "could be ♠AK ♥J or ♠A ♥KJ; write AK.J.. or A.KJ..". Requires two hands or more.
std::string ambiguity(std::span<const CardSet> hands, RankLetters letters);

// Throws ParseError that names the place in the text.
[[noreturn]] void refuse_at(std::string_view subject, std::string_view text, const Misreading& misreading);

// "1 card", "5 cards".
std::string number_of_cards(int cards);

}  // namespace nap
