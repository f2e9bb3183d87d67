#include <algorithm>
#include <array>
#include <cstdint>

#include "queenreel/solvers/row_by_row.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace tables {
namespace {

/// Detects attacked squares with four tables of the board's lines, in O(n) memory and O(1) time. The search
/// itself is the table of rows: a row is occupied when it has a column.
class OccupancyTables {
  public:
    static constexpr int tests = 2;

    explicit OccupancyTables(const Puzzle& puzzle)
        : offset_(puzzle.size() - 1),
          columns_(static_cast<std::size_t>(puzzle.size())),
          diagonals_(2 * columns_.size() - 1),
          antidiagonals_(diagonals_) {
        for (const Square queen : puzzle.givens().queens)
            column(queen) = diagonal(queen) = antidiagonal(queen) = 1;
    }

    Tested test(Solution /*columns*/, Square square) {
        if (column(square) != 0)
            return {0, 1};
        if (diagonal(square) != 0)
            return {1, 2};
        if (antidiagonal(square) != 0)
            return {1, kept};
        return {std::nullopt, kept};
    }

    int place(Square square) {
        column(square) = diagonal(square) = antidiagonal(square) = 1;
        return kept;
    }
    int remove(Square square) {
        column(square) = diagonal(square) = antidiagonal(square) = 0;
        return kept;
    }

  private:
    static constexpr int kept = 3;  // tables, one probe each

    using Taken = std::uint8_t;  // std::vector<bool>'s bits would be slower

    static std::size_t index(int line) { return static_cast<std::size_t>(line); }

    Taken& column(Square square) { return columns_[index(square.column)]; }
    Taken& diagonal(Square square) { return diagonals_[index(square.column - square.row + offset_)]; }
    Taken& antidiagonal(Square square) { return antidiagonals_[index(square.column + square.row)]; }

    int offset_;
    std::vector<Taken> columns_;
    std::vector<Taken> diagonals_;
    std::vector<Taken> antidiagonals_;
};

/// The same for any rule of attack: a table of columns, tables of the rule's diagonals, and for superqueens a
/// table of squares with the number of queens that attack each as knights.
class LineTables {
  public:
    static constexpr int tests = OccupancyTables::tests;

    explicit LineTables(const Puzzle& puzzle)
        : size_(puzzle.size()),
          has_knights_(puzzle.rule() == AttackRule::superqueens),
          rule_(row_of(has_knights_ ? AttackRule::queens : puzzle.rule())),
          columns_(static_cast<std::size_t>(size_)),
          lines_(static_cast<std::size_t>(rule_.line_count(size_))),
          knights_(has_knights_ ? columns_.size() * columns_.size() : 0) {
        for (const Square piece : puzzle.givens().queens)
            place(piece);
    }

    Tested test(Solution /*columns*/, Square square) const {
        int looks = 1;
        if (columns_[index(square.column)] != 0)
            return {0, looks};
        for (const int line : rule_.lines(size_, square)) {
            ++looks;
            if (lines_[index(line)] != 0)
                return {1, looks};
        }
        if (has_knights_ && knights_[index(square.row * size_ + square.column)] != 0)
            return {1, looks + 1};
        return {std::nullopt, looks + (has_knights_ ? 1 : 0)};
    }

    int place(Square square) { return set(square, 1) + add_knight(square, 1); }
    int remove(Square square) { return set(square, 0) + add_knight(square, -1); }

  private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    /// Returns the number of probes.
    int set(Square square, std::uint8_t taken) {
        columns_[index(square.column)] = taken;
        const std::vector<int> lines = rule_.lines(size_, square);
        for (const int line : lines)
            lines_[index(line)] = taken;
        return 1 + static_cast<int>(lines.size());
    }

    int add_knight(Square square, int count) {
        int looks = 0;
        for (const auto [down, right] : knight_moves) {
            const Square at{square.row + down, square.column + right};
            if (!has_knights_ || std::min(at.row, at.column) < 0 || std::max(at.row, at.column) >= size_)
                continue;
            ++looks;
            std::uint8_t& queens = knights_[index(at.row * size_ + at.column)];
            queens = static_cast<std::uint8_t>(queens + count);
        }
        return looks;
    }

    int size_;
    bool has_knights_;
    const AttackRuleRow& rule_;
    std::vector<std::uint8_t> columns_;
    std::vector<std::uint8_t> lines_;
    std::vector<std::uint8_t> knights_;
};

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search({row}):",
    "  if {past}: print the solution",
    "  else for each {column} from the left:",
    "    {column} taken in its table? reject",
    "    {diagonal or antidiagonal} taken? reject",
    "    place {a queen}, mark the tables",
    "    search({next})",
    "    take {the queen} back, clear the tables",
    "  no {column} left: return",
    "search({first}); done when it returns",
});

}  // namespace
}  // namespace tables

constexpr Solver tables_solver{
    .name = "tables",
    .summary =
        message_in("a summary", "backtracking with tables of the lines that are taken, in O(n) memory"),
    .idea = message("Fill {row} after {row}; tables remember which {columns} and diagonals are taken."),
    .looks_at = "an entry of a table: of a column or a diagonal",
    .max_n = 32,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.tests = Tests::empty_squares},
    .takes_rules = true,
    .keeps = Keeps::tables,
    .pseudocode = tables::pseudocode,
    .silent = silent_lines<tables::OccupancyTables>,
    .run = row_by_row<tables::OccupancyTables, tables::LineTables>};

}  // namespace queenreel
