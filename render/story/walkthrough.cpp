#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzle/attacks.h"
#include "story/paced.h"
#include "story/rows.h"
#include "story/walkthrough_words.h"
#include "story/wishes.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int max_n = 8;  // beyond, what a hand can follow takes hundreds of steps
constexpr std::string_view teacher = "forward-checking";

/// The squares of each row from which a queen was taken back since the queens above stand.
class TriedSquares {
  public:
    explicit TriedSquares(int n) : columns_(static_cast<std::size_t>(n)) {}

    void follow(const SearchEvent& event) {
        if (event.kind != Kind::removed)
            return;
        of(event.square.row).push_back(event.square.column);
        for (int row = event.square.row + 1; row < static_cast<int>(columns_.size()); ++row)
            of(row).clear();
    }

    std::vector<int>& of(int row) { return columns_[static_cast<std::size_t>(row)]; }

  private:
    std::vector<std::vector<int>> columns_;
};

/// The queens, and a mark on every square where none can stand any more.
BoardPanel drawn(int n, const SearchEvent& event, TriedSquares& tried) {
    const auto squares = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
    const Board board = board_of(n, event.columns);
    BoardPanel panel{.size = n, .cells = std::vector<Cell>(squares)};
    for (const Square queen : board.queens())
        cell_at(panel, queen) = {.queen = true,
                                 .mark = event.kind == Kind::solution ? Mark::solved : Mark::none};
    if (event.kind == Kind::solution)
        return panel;
    const std::vector<bool> attacked = attacked_squares(board);
    for (std::size_t i = 0; i < squares; ++i)
        if (attacked[i] && !panel.cells[i].queen)
            panel.cells[i].mark = Mark::eliminated;
    for (int row = 0; row < n; ++row)
        for (const int column : tried.of(row))
            if (Cell& cell = cell_at(panel, row, column); !cell.queen && cell.mark == Mark::none)
                cell.mark = Mark::rejected;
    if (event.kind == Kind::wiped_out)
        for (int column = 0; column < n; ++column)
            cell_at(panel, event.square.row, column).mark = Mark::wiped_out;
    if (event.kind == Kind::removed)
        cell_at(panel, event.square).mark = Mark::removed;
    return panel;
}

Moment moment(int n, BoardPanel panel, const Step& step) {
    Moment result;
    result.frame.caption = step.caption;
    result.frame.chapter = step.chapter;
    result.frame.title =
        (n == 1 ? "One queen by hand: " : "The " + std::to_string(n) + " queens by hand: ") + step.chapter;
    result.frame.description = in_letters(panel) + ' ' + step.caption;
    result.frame.board = std::move(panel);
    return result;
}

Generator<Moment> walkthrough(const StoryOptions& options) {
    const int n = options.n;
    const SearchEvent nothing{.kind = Kind::restarted};
    TriedSquares tried(n);
    co_yield moment(n, drawn(n, nothing, tried), opening(n));
    std::uint64_t number = 0;
    Kind before = nothing.kind;
    for (const SearchEvent& event : options.solver->search(n, {.detail = Detail::steps})) {
        tried.follow(event);
        Moment step = moment(n, drawn(n, event, tried), step_of(n, event, before));
        step.frame.event = ++number;
        co_yield step;
        before = event.kind;
        if (event.kind == Kind::solution)
            break;
    }
}

std::string refusal(const StoryOptions& options) {
    if (auto why = refusal_of_wishes(walkthrough_row, {Wish::first_solution}, options); !why.empty())
        return why;
    if (options.solver->name != teacher)
        return "--solver: the walkthrough follows " + std::string(teacher) + ", not " +
               std::string(options.solver->name) + "; leave it out, or give --story search";
    if (options.n < 1 || options.n > max_n)
        return "N: " + std::to_string(options.n) + " takes more steps than one follows by hand; give 1 to " +
               std::to_string(max_n);
    return {};
}

}  // namespace

constexpr Story walkthrough_row{
    .name = "walkthrough",
    .summary = "to the first solution by hand, each step with its reason: best with n = 4",
    .panels = {},
    .default_solver = teacher,
    .refusal = refusal,
    .scene = [](const StoryOptions&) { return Scene{.marks = true}; },
    .tell = [](StoryOptions options) { return paced(std::move(options), walkthrough); }};

}  // namespace queenreel
