// The words that people write for values, and small changes of words.
#pragma once

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {

// The text without the spaces, tabs and line ends before and after it.
std::string_view trimmed(std::string_view text);

// The text with a capital first letter, as at the start of a sentence. Only ASCII letters change.
std::string capitalised(std::string text);

// "a, b or c": `conjunction` joins the last two.
std::string listed(const std::vector<std::string>& items, std::string_view conjunction);

// One word of a table of words. If a value has two words, both are read, and the first is written.
template <typename Value>
struct Word {
  std::string_view word;
  Value value;
  std::string_view meaning = {};  // for an error that lists the words; empty if the word itself says it
};

// Requires a value that has a word.
template <typename Value, std::size_t size>
std::string_view word_for(const Value& value, const Word<Value> (&words)[size]) {
  const auto* found = std::find_if(std::begin(words), std::end(words),
                                   [&value](const Word<Value>& word) { return word.value == value; });
  assert(found != std::end(words));
  return found->word;
}

// The value of an option. Throws ParseError that names the option and lists the words, for each value only
// the first:
// "--misere-trump "x": lead (the suit led is trump) or none".
template <typename Value, std::size_t size>
Value parse_word(std::string_view option, std::string_view text, const Word<Value> (&words)[size]) {
  std::vector<std::string> allowed;
  for (const Word<Value>& known : words) {
    if (known.word == text) return known.value;
    if (word_for(known.value, words) != known.word) continue;
    allowed.push_back(std::string(known.word) +
                      (known.meaning.empty() ? "" : " (" + std::string(known.meaning) + ")"));
  }
  throw ParseError(std::string(option) + ' ' + in_quotes(text) + ": " + listed(allowed, "or"));
}

}  // namespace nap
