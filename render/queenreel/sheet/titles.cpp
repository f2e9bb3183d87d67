#include "queenreel/sheet/titles.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/base/text.h"
#include "queenreel/puzzle/known_counts.h"

namespace queenreel {
namespace {

std::string problem_of(int n) {
    return fmt::format("the {}-{} problem", n, n == 1 ? "queen" : "queens");
}

}  // namespace

std::string sheet_title(const SheetSubject& subject) {
    const auto [n, unique, all, shown, first] = subject;
    const std::string kind = unique ? "fundamental solution" : "solution";
    const std::string of = problem_of(n);
    if (shown == 0 || all == 0)
        return fmt::format("{} of {}", shown == 1 ? "A " + kind : "Some " + kind + "s", of);
    if (all == 1)
        return fmt::format("The {} of {}", kind, of);
    if (shown == all)
        return fmt::format("{} {}s of {}", all == 2 ? "Both" : "All " + grouped(all), kind, of);
    if (shown == 1)
        return fmt::format("{} {} of the {} of {}", unique ? "Fundamental solution" : "Solution",
                           grouped(first), grouped(all), of);
    return fmt::format("{} of the {} {}s of {}", grouped(shown), grouped(all), kind, of);
}

std::string sheet_description(int n) {
    return fmt::format("Boards of {0} by {0} squares, each with a solution and its number.", n);
}

std::string classes_title(const SheetSubject& subject) {
    const std::uint64_t all = subject.all;
    const std::uint64_t shown = subject.shown;
    const std::string of = problem_of(subject.n);
    const std::uint64_t solutions = known_solutions(subject.n).value_or(0);
    if (shown == 0 || all == 0 || solutions == 0)
        return "Some classes of solutions of " + of;
    const std::string all_solutions = solutions == 1 ? "solution" : grouped(solutions) + " solutions";
    if (all == 1)
        return fmt::format("The one class of the {} of {}", all_solutions, of);
    const std::string which = shown == all ? "The " + grouped(all)
                              : shown == 1
                                  ? fmt::format("Class {} of the {}", grouped(subject.first), grouped(all))
                                  : fmt::format("{} of the {}", grouped(shown), grouped(all));
    return fmt::format("{}{} of the {} of {}", which, shown == 1 ? "" : " classes", all_solutions, of);
}

std::string classes_description(int n) {
    return fmt::format(
        "Boards of {0} by {0} squares in groups: a solution, and the solutions that it gives when the board "
        "is turned or mirrored.",
        n);
}

std::string strip_title(const Story& story, int n, std::string_view solver, std::string_view kind) {
    std::string title = problem_of(n);
    title.front() = 'T';
    return fmt::format("{}{}{}, step by step", title, kind,
                       story.follows_search ? fmt::format(" by {}", solver) : "");
}

std::string strip_description(int n) {
    return fmt::format("Boards of {0} by {0} squares, each with what happens on it, in their order.", n);
}

std::string placements_title(std::size_t count, int n) {
    return fmt::format("{} placements on boards of {}×{} squares", grouped(count), n, n);
}

std::string placements_description(int n) {
    return fmt::format("Boards of {0} by {0} squares, each with queens and its number.", n);
}

std::string handout_title(const std::vector<Board>& boards) {
    const Board& first = boards.front();
    const auto queens_on = [](const Board& board) { return static_cast<int>(board.queens().size()); };
    const int queens = queens_on(first);
    const bool alike =
        std::ranges::all_of(boards, [&](const Board& board) { return queens_on(board) == queens; });
    if (!alike)
        return "Place the queens that are missing so that no two attack each other";
    if (queens == 0)
        return first.size() == 1
                   ? "Place a queen"
                   : fmt::format("Place {} queens so that no two attack each other", first.size());
    if (queens >= first.size())
        return "Does any queen attack another?";
    return fmt::format("Place {} more {} so that no two attack each other", first.size() - queens,
                       first.size() - queens == 1 ? "queen" : "queens");
}

std::string handout_description(const std::vector<Board>& boards) {
    const Board& first = boards.front();
    if (boards.size() > 1)
        return fmt::format("Boards of {0} by {0} squares to complete, each with its number.", first.size());
    const std::size_t queens = first.queens().size();
    return fmt::format("Boards of {0} by {0} squares to {1}.", first.size(),
                       queens == 0 ? "fill in" : "complete, each with " + counted(queens, "queen"));
}

}  // namespace queenreel
