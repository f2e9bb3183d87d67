#include "queenreel/story/walkthrough_words.h"

#include <array>
#include <cstddef>
#include <utility>

#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr std::array<const char*, 9> ordinals{"",
                                              message("first"),
                                              message("second"),
                                              message("third"),
                                              message("fourth"),
                                              message("fifth"),
                                              message("sixth"),
                                              message("seventh"),
                                              message("eighth")};
constexpr std::array<const char*, 9> cardinals{"",
                                               message("one"),
                                               message("two"),
                                               message("three"),
                                               message("four"),
                                               message("five"),
                                               message("six"),
                                               message("seven"),
                                               message("eight")};

/// "second", for the queen of the square's row.
std::string ordinal_of(const BoardNames& names, Square square) {
    return names.say(ordinals[static_cast<std::size_t>(square.row) + 1]);
}

std::string cardinal(const BoardNames& names) {
    return names.say(cardinals[static_cast<std::size_t>(names.size())]);
}

Step placed(const BoardNames& names, Square square) {
    const int n = names.size();
    const std::string where = names.square(square);
    if (n == 1)
        return {names.say("The queen takes the one square there is."), names.say("The queen")};
    if (square == Square{0, 0})
        return {names.say("Start in the corner: {row}, {column} and diagonal are attacked.",
                          {names.a_row(), names.a_column()}),
                names.say("Start in the corner")};
    if (square == Square{0, n - 1})
        return {names.say("The last corner mirrors the first; we try it anyway."),
                names.say("The last start")};
    if (square.row == 0)
        return {names.say("Start again, on {square}.", {where}),
                names.say("A new start on {square}", {where})};
    const std::string which = ordinal_of(names, square);
    return {names.say("The {ordinal} queen fits on {square}.", {which, where}),
            names.say("The {ordinal} queen: {square}", {which, where})};
}

Step wiped_out(const BoardNames& names, Square square) {
    const std::string row = names.row(square.row);
    return {names.say("Every square of {row} is attacked: a dead end.", {row}),
            names.say("Dead end in {row}", {row})};
}

/// Taking back a queen: it moves on if its row has another free square to the right; otherwise the search
/// steps back once more.
Step removed(const BoardNames& names, const SearchEvent& event) {
    const int n = names.size();
    const Square square = event.square;
    if (square == Square{0, 0} && n > 2)
        return {names.say("The corner fails, and so do the others: they mirror it."),
                names.say("No corner can hold a queen")};
    if (square.row == 0)
        return {names.say("This start leads nowhere: back to an empty board."),
                names.say("Back to an empty board")};
    const std::string row = names.row(square.row);
    const std::string which = ordinal_of(names, square);
    if (moves_on(event, n))
        return {names.say("Take back the queen of {row} and try its next {column}.", {row, names.a_column()}),
                names.say("The {ordinal} queen moves on", {which})};
    return {names.say("{Row} has no {columns} left: we go back further.", {row, names.columns()}),
            names.say("The {ordinal} queen goes back", {which})};
}

Step solution(const BoardNames& names) {
    if (names.size() == 1)
        return {names.say("One queen attacks nobody: a solution."), names.say("A solution")};
    return {names.say("{Number} queens, and none attacks another: a solution.", {cardinal(names)}),
            names.say("A solution")};
}

}  // namespace

bool moves_on(const SearchEvent& removed, int n) {
    for (Square next = removed.square; ++next.column < n;)
        if (attackers(removed.columns, next) == 0)
            return true;
    return false;
}

Step opening(const BoardNames& names) {
    const std::string chapter = names.say("An empty board");
    if (names.size() == 1)
        return {names.say("A board of one square is to hold one queen."), chapter};
    return {names.say("Place {number} queens so that none attacks another.", {cardinal(names)}), chapter};
}

Step step_of(const BoardNames& names, const SearchEvent& event) {
    switch (event.kind) {
        case Kind::placed:
            return placed(names, event.square);
        case Kind::wiped_out:
            return wiped_out(names, event.square);
        case Kind::removed:
            return removed(names, event);
        case Kind::solution:
            return solution(names);
        case Kind::exhausted:
            return {
                names.say("All possibilities tried: {number} queens have no solution.", {cardinal(names)}),
                names.say("No solution")};
        case Kind::gave_up:
            return {names.say("Nothing was found, which proves nothing."), names.say("Nothing found")};
        case Kind::tested:
        case Kind::rejected:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
            break;
    }
    return {};
}

std::string briefly(const BoardNames& names, const SearchEvent& event) {
    const std::string row = names.row(event.square.row);
    const auto sentence = [&](std::string text) { return as_sentence(std::move(text), names); };
    if (event.kind == Kind::wiped_out)
        return sentence(names.say("{Line}: a dead end", {row}));
    if (event.square.row == 0)
        return {};
    if (event.kind == Kind::placed)
        return sentence(capitalized(names.square(event.square)));
    if (event.kind != Kind::removed)
        return {};
    return sentence(moves_on(event, names.size())
                        ? names.say("Back to {row}, try on", {row})
                        : names.say("{Row}: no {column} left", {row, names.a_column()}));
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
