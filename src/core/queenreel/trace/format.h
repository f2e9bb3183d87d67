#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/solvers/search_event.h"

namespace queenreel {

// Shared by the reader and the writer of traces and the command line.

/// The maximum n of a trace: larger boards are not drawn.
constexpr int max_traced = 1000;

/// The maximum length of a line, in bytes.
constexpr std::size_t longest_line = 1 << 20;

/// The name of an event kind in traces.
std::string_view kind_name(SearchEvent::Kind kind);

/// The kind with this name, if any.
std::optional<SearchEvent::Kind> find_kind(std::string_view name);

/// All names, separated by commas.
std::string kind_names();

}  // namespace queenreel
