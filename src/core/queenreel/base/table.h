#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

// A table is an ordered range of rows, each with a member `name`.

namespace queenreel {

/// Returns the row of that name, which lives as long as the table's rows; null if there is none.
template <typename Rows>
constexpr auto find_row(const Rows& rows, std::string_view name) -> decltype(&*std::begin(rows)) {
    for (const auto& row : rows)
        if (row.name == name)
            return &row;
    return nullptr;
}

/// Returns the names of the rows for which `fits` is true, in table order; they live as long as the rows.
template <typename Rows, typename Fits>
std::vector<std::string_view> row_names(const Rows& rows, Fits fits) {
    std::vector<std::string_view> names;
    for (const auto& row : rows)
        if (fits(row))
            names.push_back(row.name);
    return names;
}

/// Returns the names of all rows, in table order.
template <typename Rows>
std::vector<std::string_view> row_names(const Rows& rows) {
    return row_names(rows, [](const auto&) { return true; });
}

/// Returns true if row i of a table belongs to enumerator i, for tables indexed by an enum; `key` is the
/// row's member that holds the enumerator. Check it with static_assert.
template <typename Table, typename Row, typename Enum>
constexpr bool is_indexed_by(const Table& table, Enum Row::* key) {
    std::size_t i = 0;
    for (const Row& row : table)
        if (static_cast<std::size_t>(row.*key) != i++)
            return false;
    return true;
}

}  // namespace queenreel
