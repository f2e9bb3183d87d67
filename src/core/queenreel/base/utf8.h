#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace queenreel {

/// Returns true if `text` is well-formed UTF-8 (RFC 3629) without a zero byte.
bool is_utf8(std::string_view text);

/// Replaces with U+FFFD each zero byte, each byte that is not part of a UTF-8 character, and the
/// noncharacters U+FFFE and U+FFFF.
std::string utf8_characters(std::string_view text);

/// Turns text into one line that any program can read: each control character, line ends included, becomes a
/// space; U+FFFE, U+FFFF and bytes that are not UTF-8 become U+FFFD.
std::string one_line(std::string_view text);

/// The number of characters (code points) of UTF-8 text.
constexpr std::size_t character_count(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text)
        count += (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U ? 1U : 0U;  // 10xxxxxx continues one
    return count;
}

/// Encodes a character as UTF-8.
std::string utf8_of(char32_t letter);

}  // namespace queenreel
