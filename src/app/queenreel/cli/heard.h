#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// Translates a line from a room below, `what: why; what to do`. These rooms write English, because libraries
/// and Python print it, too; this function therefore compares the line's parts with tables of messages.
/// Leaves the line as it is if a table lacks one of its parts, or the catalog lacks a translation.
std::string heard(std::string_view english);

}  // namespace queenreel
