#pragma once

#include "queenreel/cli/options/common_args.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Parses the parts of a story in --select, such as `1-40,solution:1`. Throws UsageError.
std::vector<Part> parse_parts(std::string_view what, std::string_view text);

/// Lists the names of moment kinds, for the help.
std::string moment_names();

inline constexpr std::string_view hold_words = "delay frame-time";  ///< Row::also
inline constexpr std::string_view end_pause_words = "freeze";       ///< likewise

/// The options for how long moments are shown.
std::vector<Option> pace_rows();

}  // namespace queenreel
