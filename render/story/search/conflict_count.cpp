#include "story/search/conflict_count.h"

#include <fmt/format.h>

#include <algorithm>

#include "solvers/line_counts.h"

namespace queenreel {

int attacking_pairs(Solution columns) {
    int size = static_cast<int>(columns.size());
    for (const int column : columns)
        size = std::max(size, column + 1);
    if (size == 0)
        return 0;
    LineCounts counts(size);
    int pairs = 0;
    for (int row = 0; const int column : columns) {
        const Square queen{row++, column};
        if (column < 0)
            continue;
        pairs += counts.attackers(queen);
        counts.add(queen);
    }
    return pairs;
}

int attackers(Solution columns, Square square) {
    int count = 0;
    for (int row = 0; const int column : columns) {
        const Square queen{row++, column};
        count += column >= 0 && queen.row != square.row && share_line(queen, square) ? 1 : 0;
    }
    return count;
}

std::string fitness_in_words(int pairs) {
    return fmt::format("{:.2f}", 1.0 / (1 + pairs));
}

}  // namespace queenreel
