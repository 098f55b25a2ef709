#include "score/score_record.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/json_text.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

using Kind = JsonValue::Kind;

struct TextKey {
  std::string_view key;
  std::optional<std::string> ScoreRequest::*field;
  bool may_be_number = false;
};
constexpr std::array<TextKey, 9> kTextKeys = {{{"hands", &ScoreRequest::hands},
                                               {"declarer", &ScoreRequest::declarer, true},
                                               {"bid", &ScoreRequest::bid},
                                               {"heard", &ScoreRequest::heard},
                                               {"played", &ScoreRequest::played},
                                               {"trump", &ScoreRequest::trump},
                                               {"result", &ScoreRequest::result, true},
                                               {"dealer", &ScoreRequest::dealer},
                                               {"end", &ScoreRequest::end, true}}};
constexpr std::array<std::string_view, 5> kOtherKeys = {"names", "fines", "fees", "spare_hand", "replaces"};

class RecordReader {
 public:
  explicit RecordReader(std::string_view record) : json_(record, "") {}

  ScoreRecord read() {
    const JsonValue root = json_.read();
    if (root.kind != Kind::Object)
      json_.fail(root.at, fmt::format("{}; a record is an object {{...}}", described(root)));
    for (const JsonMember& member : root.members) read_member(member);
    return std::move(record_);
  }

 private:
  void read_member(const JsonMember& member) {
    ScoreRequest& request = record_.request;
    const JsonValue& value = member.value;
    const auto known = std::find_if(kTextKeys.begin(), kTextKeys.end(),
                                    [&](const TextKey& each) { return each.key == member.key; });
    if (known != kTextKeys.end()) {
      request.*known->field = text_of(member, known->may_be_number);
    } else if (member.key == "names") {
      request.names = texts_of(member);
    } else if (member.key == "fines") {
      for (const auto& [player, kind] : pairs_of(member, "kind")) request.fines.push_back({player, kind});
    } else if (member.key == "fees") {
      for (const auto& [player, stakes] : pairs_of(member, "stakes"))
        request.fees.push_back({player, stakes});
    } else if (member.key == "spare_hand") {
      if (value.kind != Kind::Boolean)
        json_.fail(value.at, fmt::format("\"spare_hand\" is {}; it must be true or false", described(value)));
      request.spare_hand = value.boolean;
    } else if (member.key == "replaces") {
      if (value.kind != Kind::Integer || value.integer < 1)
        json_.fail(value.at,
                   fmt::format("\"replaces\" is {}; it must be the number of a line", described(value)));
      record_.replaces = static_cast<std::uint64_t>(value.integer);
    } else {
      std::vector<std::string_view> keys;
      for (const TextKey& each : kTextKeys) keys.push_back(each.key);
      json_.fail(member.at, fmt::format("unknown key {}; a record can have {}, {}", in_quotes(member.key),
                                        fmt::join(keys, ", "), fmt::join(kOtherKeys, ", ")));
    }
  }

  std::string text_of(const JsonMember& member, bool may_be_number) const {
    const JsonValue& value = member.value;
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

  struct OfPlayer {
    std::string player;
    std::string what;
  };

  // A list of objects, each with a player and with `what`.
  std::vector<OfPlayer> pairs_of(const JsonMember& member, std::string_view what) const {
    std::vector<OfPlayer> pairs;
    for (const JsonValue& item : member.value.items) {
      const JsonValue* player = item.find("player");
      const JsonValue* other = item.find(what);
      if (player == nullptr || other == nullptr || item.members.size() != 2) break;
      pairs.push_back({text_of({"player", player->at, *player}, true),
                       text_of({std::string(what), other->at, *other}, what == "stakes")});
    }
    if (member.value.kind == Kind::List && pairs.size() == member.value.items.size()) return pairs;
    json_.fail(
        member.value.at,
        fmt::format("\"{}\" must be a list of objects {{\"player\": ..., \"{}\": ...}}", member.key, what));
  }

  JsonText json_;
  ScoreRecord record_;
};

}  // namespace

ScoreRecord parse_score_record(std::string_view line) { return RecordReader(line).read(); }

}  // namespace nap
