#include "queenreel/trace/queens.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/trace/errors.h"

namespace queenreel {

Queens::Queens(int n) : n_(n), columns_(index(n), none_), counts_(n) {}

void Queens::place(Square square) {
    int& column = columns_[index(square.row)];
    if (column != none_)
        throw LineError(
            fmt::format("row {} already has a queen, in column {}; remove it first", square.row, column));
    column = square.column;
    counts_.add(square);
    ++count_;
}

void Queens::remove(Square square) {
    if (!has(square))
        throw LineError(fmt::format("no queen stands on {}; remove only one that does", in_words(square)));
    columns_[index(square.row)] = none_;
    counts_.remove(square);
    --count_;
}

void Queens::show(Solution columns) {
    std::ranges::fill(columns_, none_);
    std::ranges::copy(columns, columns_.begin());
    counts_ = LineCounts(n_);
    for (int row = 0; const int column : columns)
        counts_.add({row++, column});
    count_ = static_cast<int>(columns.size());
}

std::optional<Square> Queens::attacker(Square square) const {
    if (const auto above = attacker_above(columns().first(index(square.row)), square))
        return above;
    for (int row = 0; const int column : columns_) {
        const Square queen{row++, column};
        if (column != none_ && share_line(queen, square))
            return queen;
    }
    return std::nullopt;
}

bool Queens::is_free(Square square) const {
    return columns_[index(square.row)] == none_ && counts_.attackers(square) == 0;
}

Solution Queens::standing() const {
    const auto last =
        std::ranges::find_if(columns_.rbegin(), columns_.rend(), [](int column) { return column != none_; });
    return Solution(columns_).first(static_cast<std::size_t>(columns_.rend() - last));
}

std::string in_words(Square square) {
    return fmt::format("row {}, column {}", square.row, square.column);
}

}  // namespace queenreel
