#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/next/next_document.hpp"
#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

class TextWriter {
 public:
  TextWriter(const NextReport& report, const CardStyle& style)
      : question_(report.question), answer_(report.answer), style_(style) {}

  void write(Document& document) const {
    document.headline = advice();
    document.say(heading());
    document.show(table());
    document.say(notes());
  }

 private:
  const NextCard& best() const { return answer_.cards.front(); }
  const View& view() const { return question_.view; }
  bool is_declarer() const { return view().seat == kDeclarer; }
  std::string name(Card card) const { return to_text(card, style_); }
  std::string played_as(const NextCard& card) const {
    return card.named ? opening_text({card.card, card.named}, view().contract, style_) : name(card.card);
  }
  bool is_best(const NextCard& card) const { return card.card == best().card && card.named == best().named; }
  std::string bid() const { return title(question_.bid.id, style_.suits); }

  std::string advice() const {
    const bool has_choice = answer_.cards.size() > 1;
    std::string text = has_choice ? "Play " : "You must play ";
    text += fmt::format("{}: {} {} in {} of deals", played_as(best()), bid(),
                        is_declarer() ? "makes" : "then makes", percent(best().success.value));
    if (!has_choice) return text + '.';
    const bool are_equal = std::all_of(answer_.cards.begin(), answer_.cards.end(),
                                       [this](const NextCard& card) { return is_equal(card); });
    if (are_equal) return text + ", whatever you play.";
    const bool is_least =
        std::all_of(answer_.cards.begin(), answer_.cards.end(),
                    [this](const NextCard& card) { return card.success.value >= best().success.value; });
    text += !is_declarer() && is_least ? ", the least." : ".";
    const std::vector<std::string> close = too_close();
    if (close.empty()) return text;
    return fmt::format("{} {} {} too close to tell apart from it.", text, fmt::join(close, " and "),
                       close.size() == 1 ? "is" : "are");
  }

  // Whether no deal shows a difference between the card and the best one.
  bool is_equal(const NextCard& card) const {
    const double rate = best().success.value;
    return card.behind.low == card.behind.high ? card.behind.value == 0.0
                                               : card.success.value == rate && (rate == 0.0 || rate == 1.0);
  }

  static bool is_close(const NextCard& card) { return card.behind.low <= 0; }

  std::vector<std::string> too_close() const {
    std::vector<std::string> names;
    for (const NextCard& card : answer_.cards) {
      if (is_best(card) || card.same_as || !is_close(card)) continue;
      names.push_back(played_as(card));
    }
    return names;
  }

  std::string heading() const {
    const TableSetting& table = question_.table;
    const std::string deals = answer_.is_exact
                                  ? fmt::format("all {} possible deals", with_commas(answer_.deals))
                                  : fmt::format("{} deals", with_commas(answer_.deals));
    std::string text;
    const auto add = [&](const std::string& more) { text += more + '\n'; };
    add(fmt::format("{}   seat {} ({}), {}, selfplay: {}", to_text(view().dealt, style_),
                    view().seat.number() + 1, is_declarer() ? "the declarer" : "a defender", bid(), deals));
    add(fmt::format("{}, {}, {} stakes", players_text(table.seating), deck_text(table.deck),
                    table.ruleset.name()));
    if (!view().history.cards().empty()) add(fmt::format("Played: {}.", played()));
    if (const std::optional<Suit> named = question_.named_trump())
      add(fmt::format("Trump: {}, named aloud.", to_text(*named, style_.suits)));
    if (!question_.heard.empty()) add(fmt::format("Calls: {}.", fmt::join(question_.heard, ", ")));
    return text + dead_text(view().out_of_play, style_) + asked_text(question_.asked) +
           changes_text(table.ruleset, style_.suits);
  }

  std::string played() const {
    std::string text;
    const auto cards = view().history.cards();
    const auto seats = static_cast<std::size_t>(view().history.seats());
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (i > 0) text += i % seats == 0 ? "; " : " ";
      text += name(cards[i]);
    }
    return text;
  }

  Table table() const {
    Table table(
        {{"card", Align::Left}, {"makes", Align::Right}, {"face up", Align::Right}, {"", Align::Prose}},
        Table::Overflow::SecondLine);
    for (const NextCard& card : answer_.cards) {
      table.add_row({played_as(card), with_error(card.success), with_error(card.face_up), remark(card)});
    }
    return table;
  }

  std::string remark(const NextCard& card) const {
    if (card.same_as) return "as good as " + name(*card.same_as);
    if (is_best(card)) return "";
    return is_close(card) && !is_equal(card) ? "too close to tell" : "";
  }

  std::string notes() const {
    std::string text =
        "Makes: every seat sees only its own cards. Face up: all hands are open after this card.";
    const bool has_calls = std::any_of(
        view().calls.begin() + (is_declarer() ? 1 : 0), view().calls.end(),
        [this](const auto& call) { return call.has_value() && &call != &view().calls[view().seat.index()]; });
    if (has_calls) text += " Deals that explain the calls count more.";
    return text;
  }

  const NextQuestion& question_;
  const NextAnswer& answer_;
  const CardStyle& style_;
};

}  // namespace

void add_text(Document& document, const NextReport& report, const CardStyle& style) {
  TextWriter(report, style).write(document);
}

}  // namespace nap
