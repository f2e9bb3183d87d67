#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "solvers/search_event.h"

namespace queenreel {

/// The kind's name in a trace.
std::string_view kind_name(SearchEvent::Kind kind);

/// The kind of that name, or nothing.
std::optional<SearchEvent::Kind> find_kind(std::string_view name);

/// All names, with a comma between.
std::string kind_names();

}  // namespace queenreel
