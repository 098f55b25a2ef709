// What single hands and patterns share when a book answers.
#pragma once

#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/analysis/book/book.hpp"

namespace nap {

// Throws ParseError if the book is for another game, or its rates are not for the question's stakes.
void check_book_answers(const Book& book, const Question& question);

// The rates of a hand under Model::Committed or Model::SelfPlay, in the suits in which it is written. Throws
// ParseError if the book lacks it.
std::vector<HandRate> rates_of(const Book& book, CardSet hand, Model model);

}  // namespace nap
