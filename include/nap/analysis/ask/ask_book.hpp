// Answers a question from a book.
#pragma once

#include "nap/analysis/ask/ask.hpp"
#include "nap/analysis/book/book.hpp"

namespace nap {

// Answers at once. The question's plan is not used. Throws ParseError if the book is for another game or
// lacks the hand. Requires Model::Committed, or Model::SelfPlay and five cards in a hand: then what the book
// has not played is predicted.
Answer ask(const Book& book, const Question& question);

}  // namespace nap
