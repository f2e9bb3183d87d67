#include "story/search/occupancy_words.h"

#include <algorithm>
#include <string_view>

#include "puzzle/known_counts.h"
#include "story/search/event_board.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::string rejected(const SearchEvent& event) {
    return ": the table of " + std::string(shared_line(event.square, event.attacker)) +
           "s says no, taken by row " + std::to_string(event.attacker.row + 1);
}

/// Of brute force, which looks at lines only when all queens stand.
bool is_attacked(const SearchEvent& event) {
    for (int row = 0; const int column : event.columns) {
        if (column >= 0 && share_line({row, column}, event.square))
            return true;
        ++row;
    }
    return false;
}

std::string wiped_out(Square line) {
    return (line.row >= 0 ? "Row " + std::to_string(line.row + 1)
                          : "Column " + std::to_string(line.column + 1)) +
           " has no free square left";
}

/// Of a whole search the number of solutions is known.
std::string solution(std::uint64_t number, const StoryOptions& options) {
    const bool whole = options.solver->complete && !options.events;
    return "Solution " + of_total(number, whole ? known_solutions(options.n) : std::nullopt);
}

}  // namespace

std::string occupancy_words(const SearchEvent& event, std::uint64_t solutions, const StoryOptions& options) {
    const std::string square = capitalized(square_in_words(event.square));
    switch (event.kind) {
        case Kind::tested:
            return square + ": are its lines free?";
        case Kind::rejected:
            return square + rejected(event);
        case Kind::placed:
            return square + (is_attacked(event) ? ": a queen, though a line of hers is taken"
                                                : ": a queen takes her four boxes");
        case Kind::removed:
            return square + ": the queen is taken back, her boxes are cleared";
        case Kind::wiped_out:
            return wiped_out(event.square);
        case Kind::restarted:
            return "All boxes are cleared, to begin anew";
        case Kind::generation:
            return "The best board of a new generation";
        case Kind::solution:
            return solution(solutions, options);
        case Kind::exhausted:
            return solutions == 0 ? "Proved: there is no solution"
                                  : "Nothing is left to try: " + counted(solutions, "solution");
        case Kind::gave_up:
            break;
    }
    return "None found, which proves nothing";
}

std::string words_in_passing(std::uint64_t solutions, std::uint64_t speed) {
    return grouped(speed) + " times as fast, " +
           (solutions == 0 ? "no solution yet" : counted(solutions, "solution") + " so far");
}

std::string occupancy_chapter(const SearchEvent& event, std::uint64_t solutions) {
    if (event.kind == Kind::solution)
        return "Solution " + grouped(solutions);
    return event.kind == Kind::exhausted || event.kind == Kind::gave_up ? "End" : std::string();
}

}  // namespace queenreel
