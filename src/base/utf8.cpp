#include "base/utf8.h"

#include <glib.h>

#include <array>
#include <memory>

namespace queenreel {

bool is_utf8(std::string_view text) {
    return g_utf8_validate_len(text.data(), text.size(), nullptr) != 0;
}

std::string make_valid_utf8(std::string_view text) {
    if (is_utf8(text))
        return std::string(text);
    const std::unique_ptr<char, decltype(&g_free)> valid(
        g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())), g_free);
    return valid.get();
}

std::string utf8_of(char32_t letter) {
    std::array<char, 6> bytes{};
    const int count = g_unichar_to_utf8(letter, bytes.data());
    return {bytes.data(), static_cast<std::size_t>(count)};
}

}  // namespace queenreel
