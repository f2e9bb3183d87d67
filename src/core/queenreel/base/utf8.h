#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// Whether `text` is well-formed UTF-8 (RFC 3629) without a zero byte.
bool is_utf8(std::string_view text);

/// `text` with U+FFFD in place of each byte that is zero or not part of a character in UTF-8, and of U+FFFE
/// and U+FFFF, which are not characters.
std::string utf8_characters(std::string_view text);

/// UTF-8 text as one line that any program can read: control characters, line ends among them, as spaces, and
/// U+FFFD for U+FFFE, U+FFFF and bytes that are not UTF-8.
std::string one_line(std::string_view text);

/// A character as UTF-8.
std::string utf8_of(char32_t letter);

}  // namespace queenreel
