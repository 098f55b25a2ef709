// What users wrote, as messages show it.
#include "nap/text/quoting.hpp"

#include <catch2/catch.hpp>

#include "nap/text/characters.hpp"

using namespace nap;

TEST_CASE("Text stays on one line and readable", "[text]") {
  CHECK(on_one_line("Café Peña ♠") == "Café Peña ♠");
  CHECK(on_one_line("a\nb\tc") == "a\\x0ab\\x09c");
  CHECK(on_one_line("\u202Eab") == "\\u202eab");
  CHECK(in_quotes("a\"b") == "\"a\"b\"");
}

TEST_CASE("Bytes that are not UTF-8 are shown as numbers", "[text]") {
  CHECK(on_one_line("AK\xff JT") == "AK\\xff JT");
  CHECK(on_one_line("\xe2\x99") == "\\xe2\\x99");           // a cut-off character
  CHECK(on_one_line("\xc0\xaf") == "\\xc0\\xaf");           // a character in more bytes than it needs
  CHECK(on_one_line("\xe0\x80\xaf") == "\\xe0\\x80\\xaf");  // likewise
  CHECK(on_one_line("\xed\xa0\x80") == "\\xed\\xa0\\x80");  // half of a pair of UTF-16
  CHECK(on_one_line("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80");
  // The character that stands for such bytes is a character itself.
  CHECK(on_one_line("\xef\xbf\xbd") == "\xef\xbf\xbd");
  CHECK(character_at("\xef\xbf\xbd", 0).size == 3);
}

TEST_CASE("Long text is cut between characters", "[text]") {
  const std::string_view suits = "♠♥♦♣♠♥♦♣♠♥♦♣♠♥♦♣♠♥♦♣♠♥♦♣♠♥♦♣";
  const std::string cut = in_quotes(suits);
  CHECK(cut.ends_with("...\""));
  CHECK(cut.find("\\x") == std::string::npos);
  CHECK(cut.size() < suits.size() + 2);
  CHECK(shortened(suits) == cut.substr(1, cut.size() - 2));
  CHECK(shortened("AKQ JT") == "AKQ JT");
  CHECK(shortened(std::string(100, '\xff')).size() == 83);  // what is shown counts: 20 times \xff
}

TEST_CASE("A long path keeps the name of the file", "[text]") {
  CHECK(shortened_path("./club.json") == "./club.json");
  std::string folders;
  for (int i = 0; i < 300; ++i) folders += "é/";
  const std::string path = shortened_path(folders + "club.json");
  CHECK(path.starts_with("..."));
  CHECK(path.ends_with("é/club.json"));
  CHECK(path.size() <= 203);
  CHECK(path.find("\\x") == std::string::npos);
}
