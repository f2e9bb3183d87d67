#include <array>

#include "solvers/row_by_row.h"
#include "solvers/rows.h"

namespace queenreel {
namespace {

/// Knows an attacked square from four tables of the lines of the board, in O(n) memory and O(1) time. The
/// table of rows is the search's own: a row is taken when it has a column. The others say which row's queen
/// took the line.
class OccupancyTables {
  public:
    static constexpr int tests = 3;

    explicit OccupancyTables(int n)
        : offset_(n - 1),
          columns_(static_cast<std::size_t>(n), free_),
          diagonals_(2 * columns_.size() - 1, free_),
          antidiagonals_(diagonals_) {}

    std::optional<Refusal> refusal(Solution columns, Square square) {
        int test = 0;
        for (const int row : {column(square), diagonal(square), antidiagonal(square)}) {
            if (row != free_)
                return Refusal{{row, columns[index(row)]}, test};
            ++test;
        }
        return std::nullopt;
    }

    void place(Square square) { take(square, square.row); }
    void remove(Square square) { take(square, free_); }

  private:
    static constexpr int free_ = -1;

    static std::size_t index(int line) { return static_cast<std::size_t>(line); }

    int& column(Square square) { return columns_[index(square.column)]; }
    int& diagonal(Square square) { return diagonals_[index(square.column - square.row + offset_)]; }
    int& antidiagonal(Square square) { return antidiagonals_[index(square.column + square.row)]; }

    void take(Square square, int row) { column(square) = diagonal(square) = antidiagonal(square) = row; }

    int offset_;
    std::vector<int> columns_;
    std::vector<int> diagonals_;
    std::vector<int> antidiagonals_;
};

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search(row):",
    "  if row = n: tell the solution",
    "  else for each column from the left:",
    "    column taken in its table? reject",
    "    diagonal column - row taken? reject",
    "    antidiagonal column + row taken? reject",
    "    place a queen, mark the four tables",
    "    search(row + 1),",
    "    take the queen back, clear the tables",
    "search(0); then nothing is left to try",
});

}  // namespace

constexpr Solver tables_solver{
    .name = "tables",
    .summary = "row by row, tables of columns and diagonals taken, in O(n) memory",
    .idea = "Fill row after row; tables remember which columns and diagonals are taken.",
    .max_n = 32,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.tests = Tests::empty_squares},
    .pseudocode = pseudocode,
    .run = row_by_row<OccupancyTables>};

}  // namespace queenreel
