#include "nap/storage/crc64.hpp"

#include <boost/crc.hpp>

namespace nap {

std::uint64_t crc64(std::string_view bytes) {
  constexpr std::uint64_t kPolynomial = 0x42F0'E1EB'A9EA'3693;
  constexpr std::uint64_t kOnes = ~std::uint64_t{0};
  boost::crc_optimal<64, kPolynomial, kOnes, kOnes, true, true> crc;
  crc.process_bytes(bytes.data(), bytes.size());
  return crc.checksum();
}

}  // namespace nap
