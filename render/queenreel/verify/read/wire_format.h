#pragma once

#include <string>
#include <string_view>

#include "queenreel/verify/findings.h"

namespace queenreel::judge {

/// Encodes what a confined reader finds as CBOR (RFC 8949) for its parent.
std::string encoded_finding(const Reading& reading, const Place& place);
std::string encoded_finding(const std::string& fault, const Place& place);
std::string encoded_finding(const FilmTimes& times);

/// Decodes such bytes and passes the result to `findings`. The bytes are untrusted: throws UnreadableError if
/// they are invalid.
void deliver(std::string_view bytes, Findings& findings);

}  // namespace queenreel::judge
