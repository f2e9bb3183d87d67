#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// Translates a line of a room below, `what: why; what to do`. These rooms write English, as libraries and
/// Python print it, too, so this function compares the line's parts with tables of messages. A line stays as
/// it is if a table lacks one of its parts, or the catalog a translation.
std::string heard(std::string_view english);

}  // namespace queenreel
