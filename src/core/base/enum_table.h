#pragma once

#include <cstddef>

namespace queenreel {

/// Whether row i of a table belongs to enumerator i, for tables indexed by an enum: `key` is the row's member
/// that names it. Assert it when the table is compiled.
template <typename Table, typename Row, typename Enum>
constexpr bool is_indexed_by(const Table& table, Enum Row::* key) {
    std::size_t i = 0;
    for (const Row& row : table)
        if (static_cast<std::size_t>(row.*key) != i++)
            return false;
    return true;
}

}  // namespace queenreel
