#include "queenreel/base/utf8.h"

#include <glib.h>

#include <algorithm>
#include <array>
#include <memory>

namespace queenreel {

bool is_utf8(std::string_view text) {
    return g_utf8_validate_len(text.data(), text.size(), nullptr) != 0;
}

namespace {

/// Replaces each byte that is zero or not part of a character with U+FFFD.
std::string make_valid_utf8(std::string_view text) {
    if (is_utf8(text))
        return std::string(text);
    const std::unique_ptr<char, decltype(&g_free)> valid(
        g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())), g_free);
    return valid.get();
}

}  // namespace

std::string utf8_characters(std::string_view text) {
    std::string valid = make_valid_utf8(text);
    // U+FFFD, U+FFFE and U+FFFF share their first two bytes in UTF-8; of the characters that begin with
    // these, only they have a third byte of 0xBD or above.
    constexpr std::string_view start("\xEF\xBF");
    for (std::size_t at = valid.find(start); at != std::string::npos; at = valid.find(start, at + 3))
        valid[at + 2] = std::min<unsigned char>(valid[at + 2], 0xbd);
    return valid;
}

std::string one_line(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\x7f'; }, ' ');
    return utf8_characters(line);
}

std::string utf8_of(char32_t letter) {
    std::array<char, 6> bytes{};
    const int count = g_unichar_to_utf8(letter, bytes.data());
    return {bytes.data(), static_cast<std::size_t>(count)};
}

}  // namespace queenreel
