#pragma once

#include <string>
#include <string_view>

#include "queenreel/verify/findings.h"

namespace queenreel::judge {

/// Encodes what a confined reader finds as JSON for its parent. A fault's text passes through
/// utf8_characters().
std::string encoded_finding(const Reading& reading, const Place& place);
std::string encoded_finding(const std::string& fault, const Place& place);
std::string encoded_finding(const FilmTimes& times);

/// Decodes such text and passes the result to `findings`. The text is untrusted: throws UnreadableError if it
/// is invalid.
void deliver(std::string_view text, Findings& findings);

}  // namespace queenreel::judge
