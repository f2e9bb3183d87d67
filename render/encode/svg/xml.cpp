#include "encode/svg/xml.h"

#include <algorithm>

#include "base/utf8.h"

namespace queenreel {
namespace {

constexpr std::string_view replacement = "\uFFFD";

/// Valid UTF-8 without U+FFFE and U+FFFF, which are not characters.
std::string characters(std::string_view text) {
    std::string valid = make_valid_utf8(text);
    // In UTF-8 all three code points begin with the same two bytes, and no other does from 0xBD on.
    constexpr std::string_view start = replacement.substr(0, 2);
    for (std::size_t at = valid.find(start); at != std::string::npos; at = valid.find(start, at + 3))
        valid[at + 2] = std::min<unsigned char>(valid[at + 2], 0xbd);
    return valid;
}

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20;
}

}  // namespace

std::string xml_text(std::string_view text) {
    std::string result;
    for (const char c : characters(text))
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (is_control(c) && c != '\t' && c != '\n')
            result += replacement;
        else
            result += c;
    return result;
}

std::string one_line(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(line, [](char c) { return is_control(c) || c == '\x7f'; }, ' ');
    return characters(line);
}

std::string xml_attribute(std::string_view text) {
    std::string quoted;
    for (const char c : xml_text(text))
        quoted += c == '"' ? std::string("&quot;") : std::string(1, c);
    return quoted;
}

}  // namespace queenreel
