#include "nap/findings/figure_text.hpp"

#include <cmath>

#include <fmt/format.h>

#include "nap/report/figures.hpp"

namespace nap {
namespace {

// What is left of nothing after calculations, which are not exact.
constexpr double kNothing = 1e-9;
bool is_nothing(double number) { return std::abs(number) < kNothing; }

// How many decimal places the interval deserves. A small share gets enough not to look like zero.
int places(const Figure& figure) {
  const Unit::Form form = figure.unit.form;
  const double scale = form == Unit::Form::Share ? 100.0 : 1.0;
  const double error = scale * figure.estimate.half_width();
  const double size = scale * std::abs(figure.estimate.value);
  const int most = form == Unit::Form::Share && size < 0.1 && error < 0.1 ? 4 : 2;
  if (form == Unit::Form::Count) return 0;
  if (form == Unit::Form::Amount || form == Unit::Form::Mean)
    return figure.estimate.is_exact() || error >= 0.005 ? 2 : 4;
  return error > 0.1 && size > 1.0 ? 1 : most;
}

// How many decimal places, `fewest` or more, show a digit of the number that is not zero.
int places_that_show(double number, int fewest) {
  int places = fewest;
  // Half of the last place may be rounded down.
  while (!is_nothing(number) && std::abs(number) <= 0.51 * std::pow(10.0, -places)) ++places;
  return places;
}

std::string with_sign(double amount, int fewest) {
  return is_nothing(amount) ? "0" : fmt::format("{:+.{}f}", amount, places_that_show(amount, fewest));
}

std::string without_sign(double mean, int fewest) {
  return is_nothing(mean) ? "0" : fmt::format("{:.{}f}", mean, places_that_show(mean, fewest));
}

// In per cent.
std::string share_text(double share, int fewest) {
  const double value = 100.0 * share;
  if (is_nothing(100.0 - value)) return "100";
  return without_sign(value, places_that_show(100.0 - value, fewest));
}

std::string number_text(const Figure& figure, double value) {
  switch (figure.unit.form) {
    case Unit::Form::Count:
      return report::with_commas(static_cast<std::uint64_t>(value));
    case Unit::Form::Amount:
      return with_sign(value, places(figure));
    case Unit::Form::Mean:
      return without_sign(value, places(figure));
    case Unit::Form::Share:
      break;
  }
  return share_text(value, places(figure));
}

}  // namespace

std::string value_text(const Figure& figure) {
  return number_text(figure, figure.estimate.value) + (figure.unit.form == Unit::Form::Share ? " %" : "");
}

std::string interval_text(const Figure& figure) {
  if (figure.estimate.is_exact()) return "exact";
  if (is_as_solved(figure.estimate)) return "as solved";
  return number_text(figure, figure.estimate.low) + " to " + number_text(figure, figure.estimate.high);
}

}  // namespace nap
