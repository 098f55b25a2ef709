// A question answered from a book.
#pragma once

#include "nap/analysis/ask/ask.hpp"
#include "nap/analysis/book/book.hpp"

namespace nap {

// Answers from a book, at once; the question's plan is not used. Throws ParseError where the book is of
// another game or lacks the hand. Requires Model::Committed.
Answer ask(const Book& book, const Question& question);

}  // namespace nap
