#include "nap/inquiry/score/score_evening.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/json_text.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

using Kind = JsonValue::Kind;

struct TextKey {
  std::string_view key;
  std::optional<std::string> ScoreRequest::*field;
};
constexpr std::array<TextKey, 8> kTextKeys = {{{"hands", &ScoreRequest::hands},
                                               {"declarer", &ScoreRequest::declarer},
                                               {"bid", &ScoreRequest::bid},
                                               {"heard", &ScoreRequest::heard},
                                               {"played", &ScoreRequest::played},
                                               {"trump", &ScoreRequest::trump},
                                               {"result", &ScoreRequest::result},
                                               {"dealer", &ScoreRequest::dealer}}};

class RecordReader {
 public:
  explicit RecordReader(std::string_view record) : json_(record, "") {}

  // The names are left as they are if the record has none.
  ScoreRequest read(std::vector<std::string> names) {
    ScoreRequest request;
    request.names = std::move(names);
    const JsonValue root = json_.read();
    if (root.kind != Kind::Object)
      json_.fail(root.at, fmt::format("{}; a record is an object {{...}}", described(root)));
    for (const JsonMember& member : root.members) read_member(member, request);
    return request;
  }
  std::optional<std::uint64_t> replaces() const { return replaces_; }

 private:
  void read_member(const JsonMember& member, ScoreRequest& request) {
    const JsonValue& value = member.value;
    const auto known = std::find_if(kTextKeys.begin(), kTextKeys.end(),
                                    [&](const TextKey& each) { return each.key == member.key; });
    if (known != kTextKeys.end()) {
      request.*known->field = text_of(member);
    } else if (member.key == "names") {
      request.names = texts_of(member);
    } else if (member.key == "replaces") {
      if (value.kind != Kind::Integer || value.integer < 1)
        json_.fail(value.at,
                   fmt::format("\"replaces\" is {}; it must be the number of a line", described(value)));
      replaces_ = static_cast<std::uint64_t>(value.integer);
    } else {
      std::vector<std::string_view> keys;
      for (const TextKey& each : kTextKeys) keys.push_back(each.key);
      json_.fail(member.at, fmt::format("unknown key {}; a record can have {}, names, replaces",
                                        in_quotes(member.key), fmt::join(keys, ", ")));
    }
  }

  // A seat and a number of tricks may be numbers.
  std::string text_of(const JsonMember& member) const {
    const JsonValue& value = member.value;
    const bool may_be_number = member.key == "declarer" || member.key == "result";
    if (value.kind == Kind::Text || (may_be_number && value.kind == Kind::Integer)) return value.text;
    json_.fail(value.at, fmt::format("\"{}\" is {}; it must be a text{}", member.key, described(value),
                                     may_be_number ? " or a whole number" : ""));
  }

  std::vector<std::string> texts_of(const JsonMember& member) const {
    std::vector<std::string> texts;
    for (const JsonValue& item : member.value.items) {
      if (item.kind == Kind::Text) texts.push_back(item.text);
    }
    if (member.value.kind == Kind::List && texts.size() == member.value.items.size()) return texts;
    json_.fail(member.value.at, fmt::format("\"{}\" must be a list of texts", member.key));
  }

  JsonText json_;
  std::optional<std::uint64_t> replaces_;
};

// What each player of the deal gets.
std::vector<Total> payments_of(const ScoredDeal& deal) {
  std::vector<Total> payments;
  for (const Seat seat : all_seats(deal.table.seating.players))
    payments.push_back({deal.player(seat), deal.payments ? (*deal.payments)[seat.index()] : 0});
  return payments;
}

}  // namespace

EveningDeal Evening::add(std::string_view record, std::uint64_t line) {
  RecordReader reader(record);
  const ScoreRequest request = reader.read(names_);
  ScoredDeal deal = inquiry_.score(request);
  const std::optional<std::uint64_t> replaces = reader.replaces();
  if (replaces) entries_[place_of(*replaces)].replaced_by = line;
  names_ = request.names;
  entries_.push_back({line, payments_of(deal)});
  return {std::move(deal), line, replaces, totals()};
}

std::size_t Evening::place_of(std::uint64_t replaced) const {
  const auto entry = std::find_if(entries_.begin(), entries_.end(),
                                  [replaced](const Entry& each) { return each.line == replaced; });
  if (entry == entries_.end())
    throw ParseError(fmt::format("replaces {}: no deal stands on that line", replaced));
  if (entry->replaced_by) {
    throw ParseError(
        fmt::format("replaces {}: line {} has replaced it; replace that", replaced, *entry->replaced_by));
  }
  return static_cast<std::size_t>(entry - entries_.begin());
}

std::vector<Total> Evening::totals() const {
  std::vector<Total> totals;
  for (const Entry& entry : entries_) {
    for (const Total& payment : entry.payments) {
      auto total = std::find_if(totals.begin(), totals.end(),
                                [&](const Total& each) { return each.player == payment.player; });
      if (total == totals.end()) total = totals.insert(total, {payment.player, 0});
      if (!entry.replaced_by) total->stakes += payment.stakes;
    }
  }
  return totals;
}

}  // namespace nap
