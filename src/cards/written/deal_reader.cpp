#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/card_reader.hpp"
#include "written/hand_readings.hpp"

namespace nap {
namespace {

// Reads hands one after the other, and checks that they form one deal.
class DealReader {
 public:
  DealReader(std::string_view text, Deck deck, RankLetters letters)
      : text_(text),
        subject_("deal " + in_quotes(text)),
        deck_(deck),
        letters_(letters),
        reader_(text, subject_, deck, letters) {}

  Deal read() {
    if (text_.find(kSlash) != std::string_view::npos) {
      read_between_slashes();
    } else {
      read_words();
    }
    check_complete();
    Deal deal(seats_);
    for (const Seat seat : all_seats(seats_)) deal.give(seat, hands_[seat.index()]);
    return deal;
  }

 private:
  static constexpr char kSlash = '/';

  struct Part {
    std::size_t begin;
    std::size_t end;
  };

  void read_between_slashes() {
    std::vector<Part> parts;
    for (std::size_t begin = 0, end = 0; end != text_.size(); begin = end + 1) {
      end = std::min(text_.find(kSlash, begin), text_.size());
      parts.push_back({begin, end});
    }
    const std::vector<std::vector<CardSet>> deals = possible_deals(parts);
    if (deals.size() > 1) refuse_ambiguous(parts, deals);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      reader_.move_to(parts[i].begin);
      const int place = reader_.place();
      add(deals.empty() ? read_part(parts[i]) : deals.front()[i], place);
    }
  }

  bool has_dots(const Part& part) const {
    return text_.substr(0, part.end).find('.', part.begin) != text_.npos;
  }

  Findings findings_of(const Part& part, RankLetters suits) const {
    Findings findings;
    if (has_dots(part)) {
      CardReader reader(text_, subject_, deck_, letters_);
      reader.move_to(part.begin);
      findings.add({reader.read_hand(part.end), HandForm::Dots, Standing::Full});
    } else {
      find_hands({text_.substr(0, part.end), part.begin, deck_, letters_, suits}, findings);
    }
    return findings;
  }

  // The different deals that the text may mean: all hands have one size, no card is in two of them, and all
  // letters of suits are of one language.
  std::vector<std::vector<CardSet>> possible_deals(const std::vector<Part>& parts) const {
    std::vector<std::vector<CardSet>> deals;
    if (parts.size() > static_cast<std::size_t>(kMaxSeats)) return deals;
    for (const RankLetters suits : suit_languages(letters_)) {
      std::vector<Findings> findings;
      for (const Part& part : parts) findings.push_back(findings_of(part, suits));
      for (int cards = 1; cards <= kMaxHandCards; ++cards) {
        std::vector<CardSet> hands;
        add_deals(findings, cards, hands, deals);
      }
    }
    return deals;
  }

  // Adds the deals that begin with these hands, up to two deals in all.
  static void add_deals(const std::vector<Findings>& findings, int cards, std::vector<CardSet>& hands,
                        std::vector<std::vector<CardSet>>& deals) {
    if (hands.size() == findings.size()) {
      if (std::find(deals.begin(), deals.end(), hands) == deals.end()) deals.push_back(hands);
      return;
    }
    CardSet taken;
    for (const CardSet hand : hands) taken.insert(hand);
    for (const Reading& reading : meant(findings[hands.size()], cards)) {
      if (!(reading.hand & taken).is_empty() || deals.size() > 1) continue;
      hands.push_back(reading.hand);
      add_deals(findings, cards, hands, deals);
      hands.pop_back();
    }
  }

  [[noreturn]] void refuse_ambiguous(const std::vector<Part>& parts,
                                     const std::vector<std::vector<CardSet>>& deals) const {
    std::size_t i = 0;
    while (deals[0][i] == deals[1][i]) ++i;
    const std::array<CardSet, 2> hands = {deals[0][i], deals[1][i]};
    refuse_at(subject_, text_, {0, parts[i].begin, fmt::format("the hand {}", ambiguity(hands, letters_))});
  }

  // The hand of a text that is no deal: it shows where the mistake is.
  CardSet read_part(const Part& part) {
    if (has_dots(part)) return reader_.read_hand(part.end);
    CardSet taken;
    for (const CardSet hand : hands_) taken.insert(hand);
    Findings findings;
    for (const RankLetters suits : suit_languages(letters_)) {
      find_hands({text_.substr(0, part.end), part.begin, deck_, letters_, suits, taken}, findings);
    }
    const std::optional<Reading> reading = nearest(findings, hands_[0].is_empty() ? 1 : hands_[0].size());
    if (!reading) refuse_at(subject_, text_, *findings.misreading());
    return reading->hand;
  }

  void read_words() {
    bool are_cards = true;
    for (reader_.skip_spaces(); !reader_.is_done(); reader_.skip_spaces()) {
      const std::size_t start = reader_.at();
      const std::size_t end = std::min(text_.find_first_of(" \t\r\n", start), text_.size());
      const int place = reader_.place();
      add(reader_.read_word(end), place);
      reader_.move_to(end);
      are_cards = are_cards && text_.substr(start, end - start).find('.') == std::string_view::npos &&
                  hands_[0].size() == 1;
    }
    if (!are_cards || seats_ == 0) return;
    throw ParseError(fmt::format("{}: put / between the hands, such as AS QS / KS 2H", subject_));
  }

  void add(CardSet hand, int place) {
    const auto fail = [&](const std::string& what) {
      throw ParseError(fmt::format("{}, character {}: {}", subject_, place, what));
    };
    if (seats_ == kMaxSeats) fail(fmt::format("an eighth hand; a deal has 2 to {}", kMaxSeats));
    const int cards = hand.size();
    if (cards < 1 || cards > kMaxHandCards) {
      fail(fmt::format("seat {} has {}; a hand has 1 to {}", seats_ + 1, number_of_cards(cards),
                       kMaxHandCards));
    }
    if (seats_ > 0 && cards != hands_[0].size()) {
      fail(fmt::format("seat {} has {}, seat 1 has {}; all hands must have the same number of cards",
                       seats_ + 1, number_of_cards(cards), hands_[0].size()));
    }
    hands_[static_cast<std::size_t>(seats_++)] = hand;
    const int most = max_hand_cards(seats_);
    if (seats_ > 2 && cards > most) {
      fail(fmt::format("a third hand of {}; three hands or more have 1 to {} cards each, two hands up to {}",
                       number_of_cards(cards), most, kMaxHandCards));
    }
  }

  void check_complete() const {
    if (seats_ >= 2) return;
    throw ParseError(
        fmt::format("{}: {} hand{}; a deal has 2 to {}, such as \"AKQ.JT.. .AK.Q.93\" or \"AS KS / 2H 3H\"",
                    subject_, seats_, seats_ == 1 ? "" : "s", kMaxSeats));
  }

  std::string_view text_;
  std::string subject_;
  Deck deck_;
  RankLetters letters_;
  CardReader reader_;
  std::array<CardSet, kMaxSeats> hands_{};
  int seats_ = 0;
};

}  // namespace

Deal parse_deal(std::string_view text, RankLetters letters, Deck deck) {
  return DealReader(text, deck, letters).read();
}

}  // namespace nap
