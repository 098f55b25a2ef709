// Which hand beats which.
#pragma once

#include <array>
#include <string>

#include "nap/asnas/hands/pack.hpp"
#include "nap/text/words.hpp"

namespace nap::asnas {

// The lowest first. There are no straights and no flushes. Nothing: one card of each rank.
enum class Category { Nothing, Pair, TwoPairs, Three, Full, Four, Five };
inline constexpr std::array<Category, 7> kCategoriesHighToLow = {
    Category::Five,     Category::Four, Category::Full,   Category::Three,
    Category::TwoPairs, Category::Pair, Category::Nothing};
inline constexpr Word<Category> kCategoryWords[] = {
    {"five", Category::Five},      {"four", Category::Four},          {"full", Category::Full},
    {"three", Category::Three},    {"two-pairs", Category::TwoPairs}, {"pair", Category::Pair},
    {"nothing", Category::Nothing}};

// "two pairs"
std::string title_of(Category category);

Category category_of(const Cards& hand);

// How hands of one category are told apart. Hands that are then still equal share the pot.
// Category: not at all, as the game was played first (ASN). Combination: by the ranks that make the category,
// the higher ones of two pairs first, and the three of a full hand before its pair. Kickers: then also by the
// other cards, the highest first; no source says so.
enum class Ranking { Category, Combination, Kickers };
inline constexpr std::array<Ranking, 3> kRankings = {Ranking::Category, Ranking::Combination,
                                                     Ranking::Kickers};
inline constexpr Word<Ranking> kRankingWords[] = {
    {"category", Ranking::Category, "only the category counts"},
    {"combination", Ranking::Combination, "then the ranks that make it"},
    {"kickers", Ranking::Kickers, "then also the other cards"}};

// A number that is higher for a better hand and the same for hands that share the pot. The best hands of a
// category are those of aces. Requires a hand of five cards.
int strength(const Cards& hand, Ranking ranking);

}  // namespace nap::asnas
