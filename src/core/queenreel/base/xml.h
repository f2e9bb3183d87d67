#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// Escapes UTF-8 text as the content of an XML element. U+FFFD replaces what XML 1.0 forbids: control
/// characters other than tab and line feed, U+FFFE, U+FFFF and bytes that are not UTF-8.
std::string xml_text(std::string_view text);

/// Escapes it in the same way as the value of an attribute in double quotes.
std::string xml_attribute(std::string_view text);

}  // namespace queenreel
