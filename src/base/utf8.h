#pragma once

#include <string_view>

namespace queenreel {

/// Whether `text` is well-formed UTF-8 (RFC 3629) without a zero byte.
bool is_utf8(std::string_view text);

}  // namespace queenreel
