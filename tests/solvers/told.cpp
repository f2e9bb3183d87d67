#include "told.h"

#include <algorithm>

namespace queenreel {
namespace {

std::string with_square(std::string text, Square square) {
    text += std::to_string(square.row);
    text += ':';
    text += std::to_string(square.column);
    return text;
}

}  // namespace

std::string as_text(const SearchEvent& event) {
    switch (event.kind) {
        case Kind::tested:
            return with_square("?", event.square);
        case Kind::rejected:
            return with_square(with_square("x", event.square) + "<", event.attacker);
        case Kind::placed:
            return with_square("+", event.square);
        case Kind::removed:
            return with_square("-", event.square);
        case Kind::wiped_out:
            return with_square("wiped out ", event.square);
        case Kind::restarted:
            return "restarted";
        case Kind::generation:
            return "generation";
        case Kind::bred:
            return "bred";
        case Kind::solution:
            return "!";
        case Kind::exhausted:
            return "exhausted";
        case Kind::gave_up:
            return "gave up";
    }
    return "unknown";
}

std::vector<std::string> told(const Solver& solver, const Puzzle& puzzle, SearchOptions options,
                              std::size_t limit) {
    std::vector<std::string> events;
    for (const SearchEvent& event : solver.search(puzzle, options)) {
        std::string text = as_text(event) + " line " + std::to_string(event.line) + " queens";
        for (const int column : event.columns)
            text.append(" ").append(std::to_string(column));
        events.push_back(text);
        if (events.size() == limit)
            break;
    }
    return events;
}

std::vector<std::vector<int>> told_solutions(const Solver& solver, const Puzzle& puzzle,
                                             SearchOptions options) {
    std::vector<std::vector<int>> solutions;
    for (const SearchEvent& event : solver.search(puzzle, options))
        if (event.kind == Kind::solution)
            solutions.emplace_back(event.columns.begin(), event.columns.end());
    return solutions;
}

std::uint64_t count_events(const Solver& solver, const Puzzle& puzzle, Kind kind) {
    std::uint64_t count = 0;
    for (const SearchEvent& event : solver.search(puzzle, in_steps))
        count += event.kind == kind;
    return count;
}

std::vector<int> OfEachSolver::sizes(int max) const {
    const int last = std::min({max, solver().max_n, solver().name == "brute" ? 6 : max});
    std::vector<int> all;
    for (int n = solver().min_n; n <= last; ++n)
        if (solver().complete || (n != 2 && n != 3))
            all.push_back(n);
    return all;
}

std::string test_name(const testing::TestParamInfo<Solver>& row) {
    std::string name(row.param.name);
    std::ranges::replace(name, '-', '_');
    return name;
}

}  // namespace queenreel
