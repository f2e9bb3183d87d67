#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// UTF-8 text as the content of an XML element: markup escaped, and U+FFFD in place of what XML 1.0 cannot
/// hold: control characters, U+FFFE, U+FFFF and bytes that are not UTF-8.
std::string xml_text(std::string_view text);

/// The same as the value of an attribute in double quotes.
std::string xml_attribute(std::string_view text);

}  // namespace queenreel
