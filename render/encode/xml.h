#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// UTF-8 text as the content of an XML element: markup escaped, what XML 1.0 cannot hold (control characters,
/// bytes that are not UTF-8) as U+FFFD.
std::string xml_text(std::string_view text);

}  // namespace queenreel
