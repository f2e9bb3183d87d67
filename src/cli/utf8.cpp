#include "cli/utf8.h"

namespace queenreel {

namespace {

/// How many bytes a character has that begins with this one; 0 when none does.
std::size_t length_from(unsigned char first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2)
        return 0;
    if (first < 0xe0)
        return 2;
    if (first < 0xf0)
        return 3;
    return first < 0xf5 ? 4 : 0;
}

/// Whether forms that are too long, surrogates, and what lies past U+10FFFF are excluded by the first two
/// bytes.
bool may_follow(unsigned char first, unsigned char second) {
    if (first == 0xe0)
        return second >= 0xa0;
    if (first == 0xed)
        return second <= 0x9f;
    if (first == 0xf0)
        return second >= 0x90;
    return first != 0xf4 || second <= 0x8f;
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
        const std::size_t length = length_from(byte(0));
        if (length == 0 || text.size() < length)
            return false;
        for (std::size_t at = 1; at < length; ++at)
            if ((byte(at) & 0xc0) != 0x80)
                return false;
        if (length > 1 && !may_follow(byte(0), byte(1)))
            return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace queenreel
