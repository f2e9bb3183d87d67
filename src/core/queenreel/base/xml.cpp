#include "queenreel/base/xml.h"

#include "queenreel/base/utf8.h"

namespace queenreel {
namespace {

constexpr std::string_view replacement = "\uFFFD";

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20;
}

}  // namespace

std::string xml_text(std::string_view text) {
    std::string result;
    for (const char c : utf8_characters(text))
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

std::string xml_attribute(std::string_view text) {
    std::string quoted;
    for (const char c : xml_text(text))
        quoted += c == '"' ? std::string("&quot;") : std::string(1, c);
    return quoted;
}

}  // namespace queenreel
