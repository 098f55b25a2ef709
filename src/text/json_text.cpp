#include "nap/text/json_text.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

using Kind = JsonValue::Kind;

bool is_ascii_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// nlohmann's parser tells its handler what it has read, but not where. This iterator counts the bytes that
// the parser has taken.
class CountedBytes {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountedBytes(const char* at, std::size_t& taken) : at_(at), taken_(&taken) {}

  reference operator*() const { return *at_; }
  CountedBytes& operator++() {
    ++at_;
    ++*taken_;
    return *this;
  }
  friend bool operator==(const CountedBytes& a, const CountedBytes& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  std::size_t* taken_;
};

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  // `taken` is the number of bytes that the parser has taken from `text` so far.
  TreeBuilder(const JsonText& json, std::string_view text, const std::size_t& taken)
      : json_(json), text_(text), taken_(taken) {}

  JsonValue take_root() { return std::move(root_); }

  bool null() override { return add(next(Kind::Null)); }
  bool boolean(bool written) override {
    JsonValue value = next(Kind::Boolean);
    value.boolean = written;
    return add(std::move(value));
  }
  bool number_integer(number_integer_t written) override {
    JsonValue value = next(Kind::Integer);
    value.integer = written;
    value.text = std::to_string(written);
    return add(std::move(value));
  }
  bool number_unsigned(number_unsigned_t written) override {
    constexpr auto kLargest = static_cast<number_unsigned_t>(std::numeric_limits<number_integer_t>::max());
    if (written > kLargest) return other_number(std::to_string(written));
    return number_integer(static_cast<number_integer_t>(written));
  }
  bool number_float(number_float_t, const string_t& written) override { return other_number(written); }
  bool string(string_t& written) override {
    JsonValue value = next(Kind::Text);
    value.text = std::move(written);
    return add(std::move(value));
  }
  bool binary(binary_t&) override { return false; }  // JSON text has no binary values

  bool start_object(std::size_t) override { return open(Kind::Object); }
  bool key(string_t& written) override {
    const std::size_t at = next_token();
    if (!keys_.back().insert(written).second) {
      json_.fail(at, fmt::format("repeated key {}; give it once", in_quotes(written)));
    }
    open_.back().members.push_back({std::move(written), at, {}});
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Kind::List); }
  bool end_array() override { return close(); }

  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& error) override;

 private:
  // The start of the token that the parser has just taken. Between two tokens there are only spaces, commas
  // and colons. After a number the parser has taken one byte more, but no token whose place matters starts
  // there.
  std::size_t next_token() {
    const std::size_t at = text_.find_first_not_of(" \t\r\n,:", done_);
    done_ = taken_;
    return at;
  }
  JsonValue next(Kind kind) {
    JsonValue value;
    value.kind = kind;
    value.at = next_token();
    return value;
  }
  bool other_number(std::string written) {
    JsonValue value = next(Kind::OtherNumber);
    value.text = std::move(written);
    return add(std::move(value));
  }
  bool open(Kind kind) {
    JsonValue value = next(kind);
    if (open_.size() == JsonText::kMaxDepth) {
      json_.fail(value.at, fmt::format("nested more than {} deep; house rules need 5", JsonText::kMaxDepth));
    }
    open_.push_back(std::move(value));
    keys_.emplace_back();
    return true;
  }
  bool close() {
    done_ = taken_;
    JsonValue value = std::move(open_.back());
    open_.pop_back();
    keys_.pop_back();
    return add(std::move(value));
  }
  bool add(JsonValue value) {
    if (open_.empty()) {
      root_ = std::move(value);
    } else if (open_.back().kind == Kind::Object) {
      open_.back().members.back().value = std::move(value);
    } else {
      open_.back().items.push_back(std::move(value));
    }
    return true;
  }

  const JsonText& json_;
  std::string_view text_;
  const std::size_t& taken_;
  std::size_t done_ = 0;                     // the end of the last token
  std::vector<JsonValue> open_;              // objects and lists that are not closed yet, outermost first
  std::vector<std::set<std::string>> keys_;  // the keys of each of these
  JsonValue root_;
};

// The reason in nlohmann's message, which has the form "[...] parse error at ...: syntax error while ... -
// reason; last read: '...'".
std::string reason_of(const std::string& message) {
  const std::size_t dash = message.find(" - ");
  if (dash == std::string::npos) return {};
  const std::size_t reason = dash + 3;
  return message.substr(reason, message.find("; last read: ", reason) - reason);
}

// The word around the byte, or the byte alone if it is not part of a word.
std::string_view word_around(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  while (begin > 0 && is_ascii_alphanumeric(text[begin - 1])) --begin;
  std::size_t end = at;
  while (end < text.size() && is_ascii_alphanumeric(text[end])) ++end;
  return text.substr(begin, std::max<std::size_t>(end - begin, 1));
}

// The start of the complete token that ends just before `end`. For texts and numbers, `token` has exactly the
// bytes of the token. For other tokens it may have more.
std::size_t token_start(std::string_view text, std::size_t end, std::string_view token) {
  const char last = text[end - 1];
  if (last == '"' || (last >= '0' && last <= '9')) return end - std::min(end, token.size());
  return static_cast<std::size_t>(word_around(text, end - 1).data() - text.data());
}

// Says that nothing in JSON starts with this word, and what would be right.
std::string described_stray(std::string_view word) {
  const auto byte = static_cast<unsigned char>(word.front());
  return (byte < 0x80 ? in_quotes(word) : fmt::format("byte {:02X}", byte)) +
         "; write numbers, \"texts\", true, false, [lists] and {objects}";
}

bool TreeBuilder::parse_error(std::size_t position, const std::string& token,
                              const nlohmann::detail::exception& error) {
  const std::string reason = reason_of(error.what());
  const std::size_t end = std::min(position, text_.size());
  if (reason.empty()) {
    json_.fail(token_start(text_, end, token), "a number is too large; write a smaller one");
  }
  if (reason.rfind("unexpected end", 0) == 0) json_.fail(end, "not JSON: " + reason);
  if (reason.rfind("unexpected ", 0) == 0) json_.fail(token_start(text_, end, token), "not JSON: " + reason);

  // The wrong byte is the last one taken. The end of the text counts as taken but has no byte.
  const std::size_t at = end > 0 && position <= text_.size() ? end - 1 : end;
  if (reason == "invalid literal") {
    const std::string_view word = word_around(text_, at);
    json_.fail(static_cast<std::size_t>(word.data() - text_.data()), "not JSON: " + described_stray(word));
  }
  const bool is_encoding = reason.find("UTF-8") != std::string::npos;
  const bool is_escape = reason.find("backslash") != std::string::npos;
  json_.fail(at, fmt::format("not JSON: {}{}", reason,
                             is_encoding ? "; write the file in UTF-8"
                             : is_escape ? "; a backslash itself is written \\\\"
                                         : ""));
}

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  const auto found = std::find_if(members.begin(), members.end(),
                                  [key](const JsonMember& member) { return member.key == key; });
  return found == members.end() ? nullptr : &found->value;
}

std::string described(const JsonValue& value) {
  constexpr std::size_t kLongestNumber = 40;
  switch (value.kind) {
    case Kind::Null:
      return "null";
    case Kind::Boolean:
      return value.boolean ? "true" : "false";
    case Kind::Integer:
    case Kind::OtherNumber:
      if (value.text.size() <= kLongestNumber) return value.text;
      return value.text.substr(0, kLongestNumber) + "...";
    case Kind::Text:
      return "the text " + in_quotes(value.text);
    case Kind::List:
      return "a list";
    case Kind::Object:
      return "an object";
  }
  assert(false);
  return {};
}

JsonText::JsonText(std::string_view text, std::string_view file_name)
    : text_(without_byte_order_mark(text)), file_name_(file_name) {}

JsonValue JsonText::read() const {
  if (without_byte_order_mark(text_).size() < text_.size()) {
    fail(0, "not JSON: a second byte order mark; write one or none");
  }
  if (text_.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    fail(0, "empty; an object {...} should be here");
  }
  // nlohmann's parser takes a zero byte as the end of the text.
  const std::size_t zero = text_.find('\0');
  if (zero != std::string_view::npos) fail(zero, "not JSON: a zero byte; write the file in UTF-8");

  std::size_t taken = 0;
  TreeBuilder builder(*this, text_, taken);
  nlohmann::json::sax_parse(CountedBytes(text_.data(), taken),
                            CountedBytes(text_.data() + text_.size(), taken), &builder);
  return builder.take_root();
}

void JsonText::fail(std::size_t at, const std::string& what) const {
  const std::string_view before = text_.substr(0, at);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::string_view in_line = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
  const std::size_t column = 1 + count_characters(in_line);
  if (file_name_.empty()) throw ParseError(fmt::format("column {}: {}", column, what));
  throw ParseError(fmt::format("{}:{}:{}: {}", shortened_path(file_name_), line, column, what));
}

}  // namespace nap
