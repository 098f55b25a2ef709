// The compression of the xz format, by liblzma.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nap::xz {

// Throws std::bad_alloc if there is too little memory.
std::string compressed(std::string_view bytes);

// Throws ParseError if the bytes are not a whole and sound file in the xz format, or if they hold more than
// `most` bytes.
std::string decompressed(std::string_view bytes, std::size_t most);

}  // namespace nap::xz
