#pragma once

#include <string_view>
#include <vector>

namespace queenreel {

/// A row of an option table. The parser, the help and whatever else tells of options are made from such rows.
struct Option {
    std::string_view name;                ///< long form, without dashes
    std::string_view argument = "";       ///< its value's name in the help; empty for a flag
    std::string_view help = "";           ///< what it does, in a line or two
    std::string_view group = "";          ///< heading in the help
    std::string_view default_value = "";  ///< what holds without it, as the help says it; may be empty
    char letter = 0;                      ///< short form; 0 for none

    /// All values it takes, when they are names; null when they are not.
    std::vector<std::string_view> (*values)() = nullptr;
    bool list = false;  ///< whether it takes several of them, with commas
};

/// Options of several tables one after the other.
std::vector<Option> join(std::initializer_list<std::vector<Option>> tables);

/// The names of a table's rows.
template <typename Rows>
std::vector<std::string_view> names_of(const Rows& rows) {
    std::vector<std::string_view> names;
    names.reserve(std::size(rows));
    for (const auto& row : rows)
        names.push_back(row.name);
    return names;
}

}  // namespace queenreel
