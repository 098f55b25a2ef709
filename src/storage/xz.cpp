#include "nap/storage/xz.hpp"

#include <algorithm>
#include <cstdint>
#include <lzma.h>
#include <new>

#include "nap/text/parse_error.hpp"

namespace nap::xz {
namespace {

const std::uint8_t* in(std::string_view bytes) { return reinterpret_cast<const std::uint8_t*>(bytes.data()); }
std::uint8_t* out(std::string& bytes) { return reinterpret_cast<std::uint8_t*>(bytes.data()); }

}  // namespace

std::string compressed(std::string_view bytes) {
  constexpr std::uint32_t kSmallest = 9 | LZMA_PRESET_EXTREME;
  std::string result(lzma_stream_buffer_bound(bytes.size()), '\0');
  std::size_t size = 0;
  const lzma_ret code = lzma_easy_buffer_encode(kSmallest, LZMA_CHECK_CRC64, nullptr, in(bytes), bytes.size(),
                                                out(result), &size, result.size());
  if (code != LZMA_OK) throw std::bad_alloc();  // the room is enough, so memory is short
  result.resize(size);
  return result;
}

// The size is not known beforehand, so the room grows until everything fits.
std::string decompressed(std::string_view bytes, std::size_t most) {
  constexpr std::size_t kFirstRoom = std::size_t{1} << 16U;
  for (std::size_t room = std::min(kFirstRoom, most);; room = std::min(2 * room, most)) {
    std::string result(room, '\0');
    std::uint64_t memory = UINT64_MAX;
    std::size_t read = 0;
    std::size_t written = 0;
    const lzma_ret code = lzma_stream_buffer_decode(&memory, 0, nullptr, in(bytes), &read, bytes.size(),
                                                    out(result), &written, result.size());
    if (code == LZMA_BUF_ERROR && read == 0 && room < most) continue;
    if (code == LZMA_MEM_ERROR) throw std::bad_alloc();
    if (code != LZMA_OK || read != bytes.size())
      throw ParseError("it is damaged, or no file in the xz format");
    result.resize(written);
    return result;
  }
}

}  // namespace nap::xz
