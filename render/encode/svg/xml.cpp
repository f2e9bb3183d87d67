#include "encode/svg/xml.h"

#include <array>
#include <cstdint>

namespace queenreel {
namespace {

/// How many bytes the first character of `text`, not empty, takes in UTF-8; 0 when it is none, or one that
/// XML 1.0 does not allow.
std::size_t character_size(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return lead >= 0x20 || lead == '\t' || lead == '\n' ? 1 : 0;
    const std::size_t size = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (size == 0 || size > text.size())
        return 0;
    std::uint32_t point = lead & (0xffU >> (size + 1));
    for (std::size_t at = 1; at < size; ++at) {
        if ((byte(at) & 0xc0U) != 0x80)
            return 0;
        point = point << 6 | (byte(at) & 0x3fU);
    }
    constexpr std::array min{0U, 0U, 0x80U, 0x800U, 0x10000U};
    const bool surrogate = point >= 0xd800 && point < 0xe000;
    const bool allowed = point >= min[size] && point <= 0x10ffff && !surrogate && (point | 1) != 0xffff;
    return allowed ? size : 0;
}

}  // namespace

std::string xml_text(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        const std::string_view character = text.substr(0, size);
        if (size == 0)
            result += "\uFFFD";
        else if (character == "&")
            result += "&amp;";
        else if (character == "<")
            result += "&lt;";
        else if (character == ">")
            result += "&gt;";
        else
            result += character;
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return result;
}

std::string one_line(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        const auto first = static_cast<unsigned char>(text.front());
        if (first < 0x20 || first == 0x7f)
            result += ' ';
        else if (size == 0)
            result += "\uFFFD";
        else
            result += text.substr(0, size);
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return result;
}

}  // namespace queenreel
