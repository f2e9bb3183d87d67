#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/arguments.h"
#include "encode/format.h"

namespace queenreel {

/// What a command writes.
enum class Medium { document, film };

/// Where pictures go, and in which format.
struct Destination {
    const Format* format = nullptr;
    std::string path;  ///< as OutputOptions::target
};

/// --output and --format, with the names of the medium's formats.
std::vector<Option> destination_options(Medium medium);

/// Reads them. The format is what --format says, or what the extension says, or the first of the medium.
/// Throws UsageError where they contradict each other or the command.
Destination parse_destination(const Arguments& arguments, Medium medium);

/// Whether everything goes into one file or to standard output, not into a folder or along a pattern.
bool is_one_file(const Destination& destination);

}  // namespace queenreel
