#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/base/json.h"

namespace queenreel {

/// A table of the program as an array of rows; each has at least `name` and `summary`.
struct NameList {
    std::string_view name;
    Json (*rows)();
};

/// All tables of names that requests may use: solvers, stories, themes, formats and so on.
std::span<const NameList> name_lists();

/// Formats the rows of one table in lines of up to eighty columns, indented by `indent` columns.
std::string names_text(const Json& rows, std::size_t indent = 0);

/// Returns all tables, by name.
Json all_names();

/// Formats all tables, each under a heading.
std::string all_names_text();

}  // namespace queenreel
