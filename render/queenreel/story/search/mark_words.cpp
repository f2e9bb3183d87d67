#include "queenreel/story/search/mark_words.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// What is said of events of a kind, and with which mark.
struct Meaning {
    Kind kind;
    Mark mark;
    std::string_view word;
};

constexpr std::array meanings{
    Meaning{Kind::rejected, Mark::rejected, "refused"},
    Meaning{Kind::placed, Mark::none, "safe"},
    Meaning{Kind::wiped_out, Mark::wiped_out, "dead end"},
    Meaning{Kind::removed, Mark::removed, "taken back"},
    Meaning{Kind::solution, Mark::solved, "solution"},
};

bool is_empty(const BoardPanel& board, Square square) {
    if (square.row < 0 || square.row >= board.size || square.column < 0 || square.column >= board.size)
        return false;
    return cell_at(board, square) == Cell{} &&
           !(board.tried && *board.tried == TriedQueen{square.row, square.column});
}

bool has_room(const BoardPanel& board, Square left) {
    return is_empty(board, left) && is_empty(board, {left.row, left.column + 1});
}

/// Whether a line of attack passes over the square or that at its right.
bool is_crossed(const BoardPanel& board, Square left) {
    constexpr int points_a_square = 4;
    return std::ranges::any_of(board.lines, [&](const AttackLine& line) {
        const int down = line.to_row - line.from_row;
        const int across = line.to_column - line.from_column;
        const int points = points_a_square * std::max(std::abs(down), std::abs(across));
        for (int i = 0; i <= points; ++i) {
            const double share = static_cast<double>(i) / std::max(1, points);
            const auto row = static_cast<int>(std::floor(line.from_row + share * down + 0.5));
            const auto column = static_cast<int>(std::floor(line.from_column + share * across + 0.5));
            if (row == left.row && (column == left.column || column == left.column + 1))
                return true;
        }
        return false;
    });
}

/// Left squares of the two that a word may lie on, the nearest to the mark first: at its right and left,
/// below and above. Of a whole row they are below its middle or above.
std::vector<Square> places(int size, Square mark) {
    std::vector<Square> all;
    if (mark.column < 0) {
        const int middle = size / 2 - 1;
        for (const int row : {mark.row + 1, mark.row - 1, mark.row + 2, mark.row - 2})
            for (int aside = 0; aside <= middle; ++aside)
                for (const int column : {middle + aside, middle - aside})
                    all.push_back({row, column});
        return all;
    }
    const auto [row, column] = mark;
    all = {{row, column + 1}, {row, column - 2}};
    for (const int near : {row + 1, row - 1})
        for (const int left : {column, column - 1, column + 1, column - 2})
            all.push_back({near, left});
    return all;
}

std::optional<Square> place_of(const BoardPanel& board, Square mark) {
    for (const bool crossed : {false, true})
        for (const Square left : places(board.size, mark))
            if (has_room(board, left) && is_crossed(board, left) == crossed)
                return left;
    return std::nullopt;
}

/// The square an event's word lies beside; nothing where its board does not show what the word says.
std::optional<Square> marked(const BoardPanel& board, const SearchEvent& event) {
    if (event.kind == Kind::wiped_out)
        return event.square.row >= 0 ? std::optional(Square{event.square.row, -1}) : std::nullopt;
    if (event.kind == Kind::solution)
        return Square{board.size / 2, event.columns[static_cast<std::size_t>(board.size / 2)]};
    return event.square;
}

}  // namespace

/// Whether the word may be said of such an event: a queen is safe if its square was tested, beside others,
/// and taken back only where the search goes back.
bool MarkWords::is_true(const SearchEvent& event) const {
    const bool backtracks = profile_.approach == Approach::backtracking;
    if (event.kind == Kind::placed)
        return backtracks && profile_.tests == Tests::empty_squares &&
               std::ranges::count_if(event.columns, [](int column) { return column >= 0; }) > 1;
    return backtracks || event.kind == Kind::solution || event.kind == Kind::rejected;
}

std::optional<MarkWord> MarkWords::say(const BoardPanel& board, const SearchEvent& event) {
    static_assert(meanings.size() == word_count);
    const auto meaning = std::ranges::find(meanings, event.kind, &Meaning::kind);
    if (meaning == meanings.end() || !is_true(event))
        return std::nullopt;
    bool& said = said_[static_cast<std::size_t>(meaning - meanings.begin())];
    const std::optional<Square> mark = said ? std::nullopt : marked(board, event);
    if (!mark || (mark->column >= 0 && cell_at(board, *mark).mark != meaning->mark))
        return std::nullopt;
    const std::optional<Square> place = place_of(board, *mark);
    said = true;
    if (!place)
        return std::nullopt;
    return MarkWord{place->row, place->column, meaning->mark, std::string(meaning->word)};
}

}  // namespace queenreel
