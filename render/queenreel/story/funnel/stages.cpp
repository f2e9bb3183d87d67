#include "queenreel/story/funnel/stages.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/random.h"
#include "queenreel/story/boards.h"

namespace queenreel {
namespace {

/// Draws boards until one is not of the narrower kind.
template <typename DrawBoard, typename Law>
Board first_drawn(int n, DrawBoard draw, Law is_narrower) {
    for (;;)
        if (Board board = draw(); n == 1 || !is_narrower(board))
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

/// A random permutation by Fisher & Yates: all orders are equally likely.
std::vector<int> shuffled(int n, Random& random) {
    std::vector<int> columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    for (int left = n; left > 1; --left)
        std::swap(columns[static_cast<std::size_t>(left - 1)],
                  columns[static_cast<std::size_t>(random.below(left))]);
    return columns;
}

// Random boards of n queens, each of one kind and not of the next narrower one, except for n = 1, which has
// only one board.

/// Queens on any squares, two of them in the same row.
Board queens_anywhere(int n, Random& random) {
    const auto draw = [&] {
        Board board(n);
        while (static_cast<int>(board.queens().size()) < n) {
            const int row = random.below(n);
            board.place({row, random.below(n)});
        }
        return board;
    };
    return first_drawn(n, draw, has_queen_in_each_row);
}

/// One queen in each row, two of them in the same column.
Board queen_a_row(int n, Random& random) {
    const auto draw = [&] {
        Board board(n);
        for (int row = 0; row < n; ++row)
            board.place({row, random.below(n)});
        return board;
    };
    return first_drawn(n, draw, has_queen_in_each_column);
}

/// One queen in each row and column, two of which attack each other.
Board queen_a_row_and_column(int n, Random& random) {
    const auto draw = [&] { return Board(n, shuffled(n, random)); };
    return first_drawn(n, draw, [](const Board& board) { return is_solution(board); });
}

using Kind = SearchEvent::Kind;

/// The results of a whole search.
struct Searched {
    std::uint64_t nodes = 1;  ///< queens placed, and the empty board
    std::uint64_t solutions = 0;
    std::vector<int> dead_end{};  ///< the queens at the first dead end
    std::vector<int> solution{};  ///< the first solution
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

/// A board with marks on what is attacked: queens if all are placed, squares otherwise.
BoardPanel picture(const Board& board, StoryOptions options) {
    const bool all = static_cast<int>(board.queens().size()) == options.n;
    options.conflicts = all;
    options.attacks = !all;
    return board_panel(board, options);
}

FunnelStage any_squares(const StoryOptions& options, Random& random) {
    const Words& words = options.words;
    const int squares = options.n * options.n;
    const BoardCount boards = choose(squares, options.n);
    const Board example = queens_anywhere(options.n, random);
    return {words.say_n(options.n, "any {count} square", "any {count} squares"),
            boards,
            words.say(
                "{queens} on any of {squares}: {boards}",
                {words.say_n(options.n, "{count} queen", "{count} queens"),
                 words.say_n(squares, "{count} square", "{count} squares"), boards_in_short(boards, words)}),
            words.say("Queens on any squares"),
            example,
            picture(example, options)};
}

FunnelStage rows(const StoryOptions& options, Random& random) {
    const Words& words = options.words;
    const BoardNames names = board_names(options);
    const BoardCount boards = power(options.n, options.n);
    const Board example = queen_a_row(options.n, random);
    return {names.in_general(message("one queen per {row}")),
            boards,
            words.say("A queen in each {row}, {power}: {boards}",
                      {names.a_row(), std::to_string(options.n) + superscript(options.n),
                       boards_in_short(boards, words)}),
            names.in_general(message("A queen in each {row}")),
            example,
            picture(example, options)};
}

FunnelStage rows_and_columns(const StoryOptions& options, Random& random) {
    const Words& words = options.words;
    const BoardNames names = board_names(options);
    const BoardCount boards = factorial(options.n);
    const Board example = queen_a_row_and_column(options.n, random);
    return {names.in_general(message("one queen per {row} and {column}")),
            boards,
            words.say("One in each {row} and {column}, {n}!: {boards}",
                      {names.a_row(), names.a_column(), options.n, boards_in_short(boards, words)}),
            names.in_general(message("And in each {column}")),
            example,
            picture(example, options)};
}

/// Marks the row that has no free square.
BoardPanel dead_end(const Board& board, const StoryOptions& options) {
    BoardPanel panel = picture(board, options);
    const auto n = static_cast<std::size_t>(options.n);
    for (std::size_t first = 0; first < panel.cells.size(); first += n) {
        const auto row = std::span(panel.cells).subspan(first, n);
        if (std::ranges::all_of(row, [](const Cell& cell) { return cell.mark == Mark::attacked; })) {
            for (Cell& cell : row)
                cell.mark = Mark::wiped_out;
            break;
        }
    }
    return panel;
}

/// "Backtracking gives up early: it looks at 2,057 boards", where those are fewer than all with a queen in
/// each row and column.
std::string tree_in_words(const StoryOptions& options, const Searched& search) {
    const bool is_less = static_cast<double>(search.nodes) < factorial(options.n).rounded;
    const std::string solver(options.solver->name);
    const std::string boards = boards_in_short(BoardCount(search.nodes), options.words);
    return is_less ? options.words.say("{Solver} gives up early: it looks at {boards}", {solver, boards})
                   : options.words.say("{Solver} looks at {boards}, the empty one, too", {solver, boards});
}

FunnelStage tree(const StoryOptions& options, const Searched& search) {
    const Board example = board_of(options.n, search.dead_end);
    return {options.words.say("boards {solver} looks at", {std::string(options.solver->name)}),
            BoardCount(search.nodes),
            tree_in_words(options, search),
            options.words.say("The search tree"),
            example,
            dead_end(example, options)};
}

FunnelStage solutions(const StoryOptions& options, std::uint64_t count, Solution first) {
    const Board example = board_of(options.n, first);
    const Words& words = options.words;
    FunnelStage stage{
        words.say("solutions"),
        BoardCount(count),
        count == 1 ? words.say("Just one of them is a solution")
                   : words.say("Only {number} of them are solutions", {in_short(BoardCount(count), words)}),
        words.say("Solutions"),
        example,
        picture(Board(options.n), options)};
    if (count == 0)
        stage.caption = words.say("And none of all these is a solution");
    stage.picture = board_panel(example, options);
    for (Cell& cell : stage.picture.cells)
        cell.mark = cell.queen ? Mark::solved : Mark::none;
    return stage;
}

}  // namespace

std::vector<FunnelStage> funnel_stages(const StoryOptions& options) {
    Random random(options.seed);
    std::vector<FunnelStage> stages;
    stages.push_back(any_squares(options, random));
    stages.push_back(rows(options, random));
    stages.push_back(rows_and_columns(options, random));
    if (options.n <= max_counted) {
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
