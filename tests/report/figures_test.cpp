#include "nap/report/figures.hpp"

#include <catch2/catch.hpp>

using namespace nap::report;
using nap::Estimate;

TEST_CASE("A share is printed as none or all only if it is exactly that", "[report][figures]") {
  CHECK(percent(0.0) == "0 %");
  CHECK(percent(0.00004) == "< 0.01 %");
  CHECK(percent(0.00006) == "0.01 %");
  CHECK(percent(0.297) == "29.7 %");
  CHECK(percent(0.99994) == "99.99 %");
  CHECK(percent(0.99996) == "> 99.99 %");
  CHECK(percent(1.0) == "100 %");
  CHECK(short_percent(0.5) == "50 %");

  CHECK(whole_percent(0.0) == "0 %");
  CHECK(whole_percent(0.0049) == "< 1 %");
  CHECK(whole_percent(0.006) == "1 %");
  CHECK(whole_percent(0.994) == "99 %");
  CHECK(whole_percent(0.9951) == "> 99 %");
  CHECK(whole_percent(1.0) == "100 %");

  CHECK(in_brackets(0.0, "none") == "(none)");
  CHECK(in_brackets(0.001, "none") == "(< 1 %)");
  CHECK(in_brackets(0.27, "none") == "(27 %)");
}

TEST_CASE("An error is never rounded to nothing", "[report][figures]") {
  CHECK(error_text(0.52, 1) == "0.5");
  CHECK(error_text(0.004, 1) == "0.1");
  CHECK(error_text(0.0, 3) == "0.001");
  CHECK(places_of_error(0.2, 1, 2) == 1);
  CHECK(places_of_error(0.04, 1, 2) == 2);
  CHECK(places_of_error(0.000001, 2, 4) == 4);

  CHECK(mean_text({0.52, 0.49, 0.55}) == "+0.52 ± 0.03");
  CHECK(mean_text({-0.0152, -0.0155, -0.0149}) == "-0.0152 ± 0.0003");
  CHECK(mean_text({-0.0000002, -0.000001, 0.0000006}) == "+0.0000 ± 0.0001");
  CHECK(mean_text(Estimate::exact(0.0)) == "+0");

  CHECK(with_error({0.812, 0.807, 0.817}) == "81.2 % ± 0.5");
  CHECK(with_error({0.9, 0.8999, 0.9001}) == "90.0 % ± 0.01");
  CHECK(with_error({0.00002, 0.000005, 0.000132}) == "< 0.02 %");
  CHECK(with_error({0.99998, 0.999868, 0.999995}) == "> 99.98 %");
  CHECK(with_error({0.0, 0.0, 0.27}) == "0 % (0 to 27)");
  CHECK(with_error({0.0, 0.0, 0.00068}) == "< 0.07 %");
  CHECK(with_error({1.0, 0.99932, 1.0}) == "> 99.93 %");
  CHECK(with_error({0.005, -0.001, 0.011}) == "0.5 % (0.0 to 1.1)");
  CHECK(with_error({0.9991, 0.998, 1.0}) == "99.91 % (99.80 to 100.00)");
}

TEST_CASE("Zero has no minus, and no amount is nothing", "[report][figures]") {
  CHECK(signed_stakes(-0.004) == "+0.00");
  CHECK(signed_stakes(-0.006) == "-0.01");
  CHECK(signed_number(-0.04, 1) == "+0.0");
  CHECK(signed_number(-0.4, 0) == "+0");
  CHECK(amount_text(0.001) == "less than 0.01");
  CHECK(amount_text(1.249) == "1.25");
}
