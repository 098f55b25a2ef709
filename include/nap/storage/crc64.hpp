// The checksum of a book's rows.
#pragma once

#include <cstdint>
#include <string_view>

namespace nap {

// CRC-64/XZ (the polynomial is that of ECMA-182). It differs whenever only bits within a stretch of 64 have
// changed, and with a chance of 1 - 2^-64 after any other change.
std::uint64_t crc64(std::string_view bytes);

}  // namespace nap
