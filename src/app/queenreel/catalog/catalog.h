#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// A table of the program as an array of rows; each has at least `name` and `summary`.
struct NameList {
    std::string_view name;
    nlohmann::ordered_json (*rows)();
};

/// All tables of names that requests may use: solvers, stories, themes, formats and so on.
std::span<const NameList> name_lists();

/// The rows of one table as lines of up to eighty columns, indented by `indent` columns.
std::string names_text(const nlohmann::ordered_json& rows, std::size_t indent = 0);

/// All tables by name.
nlohmann::ordered_json all_names();

/// All tables, each under a heading.
std::string all_names_text();

}  // namespace queenreel
