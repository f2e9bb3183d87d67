#include "story/funnel_stages.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "puzzle/attacks.h"
#include "puzzle/known_counts.h"
#include "solvers/random.h"
#include "story/board_panel.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// What a whole search showed.
struct Searched {
    std::uint64_t nodes = 1;  ///< queens placed, and the empty board
    std::uint64_t solutions = 0;
    std::vector<int> dead_end{};  ///< the queens at the first turning back that is not from a solution
    std::vector<int> solution{};  ///< the first
};

Searched searched(const StoryOptions& options) {
    Searched result;
    bool turned_back = false;
    bool from_solution = false;
    for (const SearchEvent& event : options.solver->search(options.n, {.detail = Detail::steps})) {
        if (event.kind == Kind::placed) {
            ++result.nodes;
            from_solution = false;
            if (!turned_back)
                result.dead_end.assign(event.columns.begin(), event.columns.end());
        }
        if (event.kind == Kind::removed && !from_solution)
            turned_back = true;
        if (event.kind == Kind::solution) {
            from_solution = true;
            if (result.solutions++ == 0)
                result.solution.assign(event.columns.begin(), event.columns.end());
        }
    }
    return result;
}

// Draws boards until one is no example of the next stage too, as all are where there is one square only.
template <typename DrawBoard, typename Law>
Board drawn(int n, DrawBoard draw, Law is_of_next_stage) {
    for (;;)
        if (Board board = draw(); n == 1 || !is_of_next_stage(board))
            return board;
}

bool has_queen_in_each_row(const Board& board) {
    const auto queens = board.queens();
    return std::ranges::adjacent_find(queens, {}, &Square::row) == queens.end();
}

bool has_queen_in_each_column(const Board& board) {
    std::vector<int> columns;
    for (const Square queen : board.queens())
        columns.push_back(queen.column);
    std::ranges::sort(columns);
    return std::ranges::adjacent_find(columns) == columns.end();
}

Board queens_anywhere(int n, Random& random) {
    Board board(n);
    while (static_cast<int>(board.queens().size()) < n)
        board.place({random.below(n), random.below(n)});
    return board;
}

Board queen_a_row(int n, Random& random) {
    Board board(n);
    for (int row = 0; row < n; ++row)
        board.place({row, random.below(n)});
    return board;
}

Board queen_a_row_and_column(int n, Random& random) {
    std::vector<int> columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    // Fisher & Yates: each order is as likely.
    for (int left = n; left > 1; --left)
        std::swap(columns[static_cast<std::size_t>(left - 1)],
                  columns[static_cast<std::size_t>(random.below(left))]);
    return Board(n, columns);
}

// With what is attacked: queens where all stand, squares where some are to come.
BoardPanel picture(const Board& board, StoryOptions options) {
    const bool all = static_cast<int>(board.queens().size()) == options.n;
    options.conflicts = all;
    options.attacks = !all;
    return board_panel(board, options);
}

std::vector<Stage> counted_by_formula(const StoryOptions& options) {
    const int n = options.n;
    const std::string size = std::to_string(n);
    const std::uint64_t squares = static_cast<std::uint64_t>(n) * static_cast<std::uint64_t>(n);
    Random random(options.seed);
    const BigNumber any = choose(n * n, n);
    const BigNumber rows = power(n, n);
    const BigNumber lines = factorial(n);
    std::vector<Stage> stages{{"any " + counted(static_cast<std::uint64_t>(n), "square"),
                               any,
                               "Any " + size + " of " + counted(squares, "square") + ": C(" +
                                   std::to_string(squares) + ", " + size + ") = " + in_words(any),
                               "Queens on any squares",
                               drawn(
                                   n, [&] { return queens_anywhere(n, random); }, has_queen_in_each_row),
                               {}},
                              {"a queen a row",
                               rows,
                               "A queen in each row: " + size + superscript(n) + " = " + in_words(rows),
                               "A queen in each row",
                               drawn(
                                   n, [&] { return queen_a_row(n, random); }, has_queen_in_each_column),
                               {}},
                              {"a queen a row and column",
                               lines,
                               "And one in each column: " + size + "! = " + in_words(lines),
                               "And in each column",
                               drawn(
                                   n, [&] { return queen_a_row_and_column(n, random); },
                                   [](const Board& board) { return is_solution(board); }),
                               {}}};
    for (Stage& stage : stages)
        stage.picture = picture(stage.example, options);
    return stages;
}

// The row in which no queen can be placed is seen to be full.
BoardPanel dead_end(const Board& board, const StoryOptions& options) {
    BoardPanel panel = picture(board, options);
    const auto n = static_cast<std::size_t>(options.n);
    for (std::size_t first = 0; first < panel.cells.size(); first += n) {
        const auto row = std::span(panel.cells).subspan(first, n);
        if (std::ranges::all_of(row, [](const Cell& cell) { return cell.mark == Mark::attacked; })) {
            for (Cell& cell : row)
                cell.mark = Mark::wiped;
            break;
        }
    }
    return panel;
}

Stage tree(const StoryOptions& options, const Searched& search) {
    const std::string name(options.solver->name);
    const Board example = board_of(options.n, search.dead_end);
    return {"nodes of " + name,
            BigNumber(search.nodes),
            "Turning back early, " + name + " sees " + counted(search.nodes, "board"),
            "The search tree",
            example,
            dead_end(example, options)};
}

Stage solutions(const StoryOptions& options, std::uint64_t count, Solution first) {
    const Board example = board_of(options.n, first);
    Stage stage{
        "solutions",
        BigNumber(count),
        count == 1 ? "Just one of them is a solution" : "Only " + grouped(count) + " of them are solutions",
        "Solutions",
        example,
        picture(Board(options.n), options)};
    if (count == 0)
        stage.caption = "And none of all these is a solution";
    stage.picture = board_panel(example, options);
    for (Cell& cell : stage.picture.cells)
        cell.mark = cell.queen ? Mark::solved : Mark::none;
    return stage;
}

}  // namespace

std::vector<Stage> funnel_stages(const StoryOptions& options) {
    std::vector<Stage> stages = counted_by_formula(options);
    if (options.n <= greatest_counted) {
        const Searched search = searched(options);
        stages.push_back(tree(options, search));
        stages.push_back(solutions(options, search.solutions, search.solution));
        return stages;
    }
    for (const SearchEvent& event : find_solver("constructive")->search(options.n)) {
        stages.push_back(solutions(options, known_solutions(options.n).value(), event.columns));
        break;
    }
    return stages;
}

}  // namespace queenreel
