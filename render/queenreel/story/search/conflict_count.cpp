#include "queenreel/story/search/conflict_count.h"

#include <algorithm>
#include <iterator>

#include "queenreel/solvers/line_counts.h"

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

double fitness(int pairs) {
    return 1.0 / (1 + pairs);
}

std::string fitness_in_words(const Words& words, int pairs) {
    return words.decimal(fitness(pairs), 2);
}

std::optional<int> measured_pairs(BoardMeasure measure, int n, const SearchEvent& event) {
    using Kind = SearchEvent::Kind;
    const Kind told_by = measure == BoardMeasure::fitness ? Kind::generation : Kind::placed;
    const bool whole =
        std::ssize(event.columns) == n && std::ranges::find(event.columns, -1) == event.columns.end();
    return event.kind == told_by && whole ? std::optional(attacking_pairs(event.columns)) : std::nullopt;
}

std::optional<double> measured(BoardMeasure measure, int n, const SearchEvent& event) {
    const auto pairs = measured_pairs(measure, n, event);
    if (!pairs)
        return std::nullopt;
    return measure == BoardMeasure::fitness ? fitness(*pairs) : *pairs;
}

}  // namespace queenreel
