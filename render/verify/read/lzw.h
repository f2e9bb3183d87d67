#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "verify/read/bytes.h"

namespace queenreel::judge {

/// How many pixels GIF's variant of LZW codes say, up to their end code; nothing when there is no end code or
/// a code is none. `data`: the sub-blocks' content put together; `minimum`: the minimum code size, 1 … 11.
std::optional<std::uint64_t> lzw_pixels(Bytes data, int minimum);

}  // namespace queenreel::judge
