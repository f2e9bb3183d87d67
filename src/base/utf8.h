#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// Whether `text` is well-formed UTF-8 (RFC 3629) without a zero byte.
bool is_utf8(std::string_view text);

/// `text` with U+FFFD in place of each byte that is zero or not part of a character in UTF-8.
std::string make_valid_utf8(std::string_view text);

/// A character as UTF-8.
std::string utf8_of(char32_t letter);

}  // namespace queenreel
