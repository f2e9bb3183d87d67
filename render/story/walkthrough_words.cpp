#include "story/walkthrough_words.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "story/wording.h"

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

/// "the second queen", of the row's number.
std::string queen_of(Square square) {
    return "the " + word(ordinals, square.row + 1) + " queen";
}

Step placed(int n, Square square) {
    const std::string where = square_in_words(square);
    if (n == 1)
        return {"The queen takes the one square there is.", "The queen"};
    if (square == Square{0, 0})
        return {"Corner first: her row, column and diagonal are taken.", "Corner first"};
    if (square == Square{0, n - 1})
        return {"The last corner mirrors the first: tried all the same.", "The last start"};
    if (square.row == 0)
        return {"A new start, on " + column_name(square.column) + " of the first row.",
                "A new start on " + column_name(square.column)};
    return {capitalized(queen_of(square)) + " stands on " + where + ": it is free.",
            capitalized(queen_of(square)) + ": " + where};
}

Step wiped_out(int n, Square square) {
    const int missing = n - square.row;
    return {"No square of " + row_name(square.row) +
                " is free: " + (missing > 1 ? "its queen has no place." : "the last queen has no place."),
            "No room in " + row_name(square.row)};
}

/// A queen that goes back after another one has no other free square in her row.
Step removed(int n, Square square, Kind before) {
    if (square == Square{0, 0} && n > 2)
        return {"No corner can hold a queen: the others mirror this one.", "No corner can hold a queen"};
    if (square.row == 0)
        return {"This start leads nowhere: back to an empty board.", "Back to an empty board"};
    const std::string where = square_in_words(square);
    if (before == Kind::removed)
        return {"And back again: nothing is left to try in " + row_name(square.row) + '.',
                capitalized(queen_of(square)) + " goes back too"};
    return {"Back: " + queen_of(square) + " leaves " + where + '.',
            capitalized(queen_of(square)) + " goes back"};
}

Step solution(int n) {
    if (n == 1)
        return {"One queen attacks nobody: a solution, stored.", "A solution"};
    const std::string queens = word(cardinals, n) + " queens, and none attacks another: a solution, stored.";
    return {capitalized(queens), "A solution"};
}

}  // namespace

Step opening(int n) {
    if (n == 1)
        return {"A board of one square is to hold one queen.", "An empty board"};
    return {"An empty board: " + word(cardinals, n) + " queens, none to attack another.", "An empty board"};
}

Step step_of(int n, const SearchEvent& event, SearchEvent::Kind before) {
    switch (event.kind) {
        case Kind::placed:
            return placed(n, event.square);
        case Kind::wiped_out:
            return wiped_out(n, event.square);
        case Kind::removed:
            return removed(n, event.square, before);
        case Kind::solution:
            return solution(n);
        case Kind::exhausted:
            return {"Every start was tried: " + word(cardinals, n) + " queens have no solution.",
                    "No solution"};
        case Kind::gave_up:
            return {"Nothing was found, which proves nothing.", "Nothing found"};
        case Kind::tested:
        case Kind::rejected:
        case Kind::restarted:
        case Kind::generation:
            break;
    }
    return {};
}

std::string in_letters(const BoardPanel& panel) {
    std::string text;
    for (int row = 0; row < panel.size; ++row) {
        text += (row > 0 ? "; row " : "Row ") + std::to_string(row + 1) + ':';
        for (int column = 0; column < panel.size; ++column) {
            const Cell& cell = panel.cells[static_cast<std::size_t>(row * panel.size + column)];
            const bool free = cell.mark == Mark::none || cell.mark == Mark::removed;
            text += cell.queen ? " Q" : free ? " ." : " X";
        }
    }
    return text + '.';
}

}  // namespace queenreel
