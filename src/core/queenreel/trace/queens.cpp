#include "queenreel/trace/queens.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/trace/errors.h"

namespace queenreel {

Queens::Queens(int n, AttackRule rule) : n_(n), rule_(rule), columns_(index(n), none_), counts_(n) {}

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
        throw LineError(fmt::format("no queen stands on {}; remove a queen that stands", in_words(square)));
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
    const Solution rows_above = columns().first(index(square.row));
    if (const auto above = is_of_queens() ? attacker_above(rows_above, square)
                                          : Puzzle(n_, {}, rule_).attacker(rows_above, square))
        return above;
    for (int row = 0; const int column : columns_) {
        const Square queen{row++, column};
        if (column != none_ && attacks(rule_, n_, queen, square))
            return queen;
    }
    return std::nullopt;
}

bool Queens::is_free(Square square) const {
    if (columns_[index(square.row)] != none_)
        return false;
    return is_of_queens() ? counts_.attackers(square) == 0 : !attacker(square);
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
