#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/solvers/search_event.h"

namespace queenreel {

// What the reader and the writer of traces agree on, and the command line too.

/// The max n of a trace: boards past it are not drawn.
constexpr int max_traced = 1000;

/// The max length of a line, in bytes.
constexpr std::size_t longest_line = 1 << 20;

/// The kind's name in a trace.
std::string_view kind_name(SearchEvent::Kind kind);

/// The kind of that name, or nothing.
std::optional<SearchEvent::Kind> find_kind(std::string_view name);

/// All names, separated by commas.
std::string kind_names();

}  // namespace queenreel
