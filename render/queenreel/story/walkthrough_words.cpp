#include "queenreel/story/walkthrough_words.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr std::array<std::string_view, 9> ordinals{"",      "first", "second",  "third", "fourth",
                                                   "fifth", "sixth", "seventh", "eighth"};
constexpr std::array<std::string_view, 9> cardinals{"no",   "one", "two",   "three", "four",
                                                    "five", "six", "seven", "eight"};

std::string word(const std::array<std::string_view, 9>& words, int number) {
    return std::string(words[static_cast<std::size_t>(number)]);
}

/// "the second queen", for the row of the square.
std::string queen_of(Square square) {
    return "the " + word(ordinals, square.row + 1) + " queen";
}

Step placed(const BoardNames& names, Square square) {
    const int n = names.size();
    const std::string where = names.square(square);
    if (n == 1)
        return {"The queen takes the one square there is.", "The queen"};
    if (square == Square{0, 0})
        return {"Start in the corner: " + std::string(names.a_row()) + ", " + std::string(names.a_column()) +
                    " and diagonal are attacked.",
                "Start in the corner"};
    if (square == Square{0, n - 1})
        return {"The last corner mirrors the first; we try it anyway.", "The last start"};
    if (square.row == 0)
        return {"Start again, on " + where + '.', "A new start on " + where};
    return {capitalized(queen_of(square)) + " fits on " + where + '.',
            capitalized(queen_of(square)) + ": " + where};
}

Step wiped_out(const BoardNames& names, Square square) {
    const std::string row = names.row(square.row);
    return {"Every square of " + row + " is attacked: a dead end.", "Dead end in " + row};
}

/// Taking back a queen: it moves on if its row has another free square to the right; otherwise the search
/// steps back once more.
Step removed(const BoardNames& names, const SearchEvent& event) {
    const int n = names.size();
    const Square square = event.square;
    if (square == Square{0, 0} && n > 2)
        return {"The corner fails, and so do the others: they mirror it.", "No corner can hold a queen"};
    if (square.row == 0)
        return {"This start leads nowhere: back to an empty board.", "Back to an empty board"};
    const std::string row = names.row(square.row);
    const std::string column(names.a_column());
    if (moves_on(event, n))
        return {"Take back the queen of " + row + " and try its next " + column + '.',
                capitalized(queen_of(square)) + " moves on"};
    return {capitalized(row) + " has no " + column + "s left: we go back further.",
            capitalized(queen_of(square)) + " goes back"};
}

Step solution(int n) {
    if (n == 1)
        return {"One queen attacks nobody: a solution.", "A solution"};
    const std::string queens = word(cardinals, n) + " queens, and none attacks another: a solution.";
    return {capitalized(queens), "A solution"};
}

}  // namespace

bool moves_on(const SearchEvent& removed, int n) {
    for (Square next = removed.square; ++next.column < n;)
        if (attackers(removed.columns, next) == 0)
            return true;
    return false;
}

Step opening(int n) {
    if (n == 1)
        return {"A board of one square is to hold one queen.", "An empty board"};
    return {"Place " + word(cardinals, n) + " queens so that none attacks another.", "An empty board"};
}

Step step_of(const BoardNames& names, const SearchEvent& event) {
    const int n = names.size();
    switch (event.kind) {
        case Kind::placed:
            return placed(names, event.square);
        case Kind::wiped_out:
            return wiped_out(names, event.square);
        case Kind::removed:
            return removed(names, event);
        case Kind::solution:
            return solution(n);
        case Kind::exhausted:
            return {"All possibilities tried: " + word(cardinals, n) + " queens have no solution.",
                    "No solution"};
        case Kind::gave_up:
            return {"Nothing was found, which proves nothing.", "Nothing found"};
        case Kind::tested:
        case Kind::rejected:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
            break;
    }
    return {};
}

std::string in_letters(const BoardPanel& panel, const BoardNames& names) {
    std::string text;
    for (int row = 0; row < panel.size; ++row) {
        text += (row > 0 ? "; " + names.row(row) : capitalized(names.row(row))) + ':';
        for (int column = 0; column < panel.size; ++column) {
            const Cell& cell = panel.cells[static_cast<std::size_t>(row * panel.size + column)];
            const bool free = cell.mark == Mark::none || cell.mark == Mark::removed;
            text += cell.queen ? " Q" : free ? " ." : " X";
        }
    }
    return text + '.';
}

}  // namespace queenreel
