#include "queenreel/story/search/dead_end.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/boards.h"

namespace queenreel {
namespace {

Square full_line(const Puzzle& puzzle, Solution columns) {
    const int n = puzzle.size();
    const Board board = board_of(n, columns);
    const std::vector<bool> attacked = attacked_squares(board, puzzle.rule());
    const auto is_full = [&](bool row, int line) {
        for (int i = 0; i < n; ++i) {
            const Square square = row ? Square{line, i} : Square{i, line};
            const bool is_attacked =
                attacked[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(n) +
                         static_cast<std::size_t>(square.column)];
            const bool is_closed = is_attacked || (!puzzle.is_plain() && !puzzle.is_open(square));
            if (!is_closed || board.has_queen(square))
                return false;
        }
        return true;
    };
    for (const bool row : {true, false})
        for (int line = 0; line < n; ++line)
            if (is_full(row, line))
                return row ? Square{line, -1} : Square{-1, line};
    return {-1, -1};
}

}  // namespace

DeadEnd::DeadEnd(const Puzzle& puzzle, const SearchEvent& next, int line)
    : columns_(next.columns.begin(), next.columns.end()), line_(line) {
    columns_.resize(std::max(columns_.size(), static_cast<std::size_t>(next.square.row) + 1), -1);
    columns_[static_cast<std::size_t>(next.square.row)] = next.square.column;
    square_ = full_line(puzzle, columns_);
}

SearchEvent DeadEnd::event() const {
    return {.kind = SearchEvent::Kind::wiped_out, .square = square_, .columns = columns_, .line = line_};
}

std::string SavedBoards::factors() const {
    constexpr int most_factors = 3;
    std::string text;
    for (int i = 0; i < rows && rows > 1 && rows <= most_factors; ++i)
        text += (i == 0 ? "" : " · ") + std::to_string(n);
    return text;
}

std::string SavedBoards::product(const Words& words) const {
    const std::string product = factors();
    return product.empty()
               ? words.say_n(count, "{count} board", "{count} boards")
               : words.say_n(count, "{factors} = {count} board", "{factors} = {count} boards", {product});
}

std::string SavedBoards::sentence(const Words& words) const {
    constexpr int most_letters = 54;
    if (const std::string product = factors(); !product.empty()) {
        std::string text = words.say_n(count, "So {factors} = {count} board needs no look",
                                       "So {factors} = {count} boards need no look", {product});
        if (width_in_letters(text) <= most_letters)
            return text;
    }
    return words.say_n(count, "So {count} board needs no look", "So {count} boards need no look");
}

std::string SavedBoards::sentence_again(const Words& words, const std::string& line) const {
    return words.say_n(count, "{Line} fails again: {count} more board needs no look",
                       "{Line} fails again: {count} more boards need no look", {line});
}

std::optional<SavedBoards> saved_boards(const Puzzle& puzzle, Solution columns) {
    constexpr std::uint64_t most = 1'000'000'000'000;
    const int n = puzzle.size();
    if (!puzzle.is_plain())
        return std::nullopt;
    const auto standing = [](int column) { return column >= 0; };
    const auto first_empty = std::ranges::find_if_not(columns, standing);
    if (std::ranges::any_of(first_empty, columns.end(), standing))
        return std::nullopt;
    SavedBoards saved{n, n - static_cast<int>(first_empty - columns.begin()), 1};
    for (int i = 0; i < saved.rows; ++i) {
        saved.count *= static_cast<std::uint64_t>(n);
        if (saved.count > most)
            return std::nullopt;
    }
    return saved;
}

void add_attackers(BoardPanel& panel, const SearchEvent& wiped_out, const Puzzle& puzzle) {
    const Square line = wiped_out.square;
    for (int i = 0; i < panel.size; ++i) {
        const Square square = line.row >= 0 ? Square{line.row, i} : Square{i, line.column};
        std::optional<Square> nearest;
        const auto rank = [&](Square queen) {
            return std::pair(queen.column != square.column, std::abs(queen.row - square.row));
        };
        const auto attack_from = [&](Square queen) {
            if (puzzle.attacks(queen, square) && (!nearest || rank(queen) < rank(*nearest)))
                nearest = queen;
        };
        if (puzzle.is_blocked(square))
            continue;
        for (int row = 0; const int column : wiped_out.columns) {
            if (column >= 0)
                attack_from({row, column});
            ++row;
        }
        for (const Square queen : puzzle.givens().queens)
            attack_from(queen);
        if (nearest)
            std::ranges::copy(attack_lines(puzzle, *nearest, square), std::back_inserter(panel.lines));
    }
}

}  // namespace queenreel
