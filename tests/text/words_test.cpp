#include "nap/text/words.hpp"

#include <catch2/catch.hpp>

#include "nap/text/characters.hpp"

using namespace nap;

namespace {

enum class Fruit { Apple, Pear };

// The pear has two words, so that either can be read.
constexpr Word<Fruit> kFruits[] = {
    {"apple", Fruit::Apple}, {"pear", Fruit::Pear, "green"}, {"poire", Fruit::Pear}};

}  // namespace

TEST_CASE("A word is read, and the first word of a value is written", "[text][words]") {
  CHECK(parse_word("--fruit", "poire", kFruits) == Fruit::Pear);
  CHECK(word_for(Fruit::Pear, kFruits) == "pear");
  CHECK_THROWS_WITH(parse_word("--fruit", "plum", kFruits), "--fruit \"plum\": apple or pear (green)");
  CHECK_THROWS_AS(parse_word("--fruit", "Apple", kFruits), ParseError);
}

TEST_CASE("A list in a sentence has a conjunction before its last item", "[text][words]") {
  CHECK(listed({}, "and").empty());
  CHECK(listed({"a"}, "and") == "a");
  CHECK(listed({"a", "b"}, "and") == "a and b");
  CHECK(listed({"a", "b", "c"}, "or") == "a, b or c");
}

TEST_CASE("Characters are counted, not bytes", "[text][characters]") {
  CHECK(count_characters("") == 0);
  CHECK(count_characters("mis\xC3\xA8re") == 6);
  CHECK(count_characters("\xE2\x99\xA0K") == 2);
}

TEST_CASE("One byte order mark is taken away, and no other text", "[text][characters]") {
  CHECK(without_byte_order_mark("\xEF\xBB\xBF{}") == "{}");
  CHECK(without_byte_order_mark("\xEF\xBB\xBF\xEF\xBB\xBF{}") == "\xEF\xBB\xBF{}");
  CHECK(without_byte_order_mark("{}") == "{}");
  CHECK(without_byte_order_mark("\xEF\xBB") == "\xEF\xBB");
}
