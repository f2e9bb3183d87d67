#pragma once

#include <string>
#include <string_view>

#include "queenreel/verify/findings.h"

namespace queenreel::judge {

/// What a confined reader finds, as bytes (CBOR, RFC 8949) on their way to its parent.
std::string encoded_finding(const Reading& reading, const Place& place);
std::string encoded_finding(const std::string& fault, const Place& place);
std::string encoded_finding(const FilmTimes& times);

/// Gives `findings` what such bytes say. Who wrote them is not trusted: throws UnreadableError for any
/// others.
void deliver(std::string_view bytes, Findings& findings);

}  // namespace queenreel::judge
