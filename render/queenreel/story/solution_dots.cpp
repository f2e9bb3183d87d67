#include "queenreel/story/solution_dots.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"

namespace queenreel {

bool SolutionDots::suit(const StoryOptions& options) {
    constexpr std::uint64_t min = 2;
    constexpr std::uint64_t max = 100;
    const bool are_wanted =
        options.captions && (!options.panels || std::ranges::count(*options.panels, PanelKind::state) > 0);
    if (!options.solver->complete || !are_wanted)
        return false;
    const auto all = options.known_count();
    return options.puzzle().is_plain() && all && *all >= min && *all <= max &&
           known_solutions(options.n).value_or(max + 1) <= max;
}

SolutionDots::SolutionDots(std::vector<std::vector<int>> solutions, const Words& words)
    : words_(words), solutions_(std::move(solutions)) {
    std::ranges::sort(solutions_);
    std::vector<std::vector<int>> classes;
    for (const std::vector<int>& solution : solutions_) {
        const auto known = std::ranges::find(classes, canonical(solution));
        hues_.push_back(static_cast<int>(known - classes.begin()) % StatePanel::hue_count);
        if (known == classes.end())
            classes.push_back(canonical(solution));
    }
    classes_ = classes.size();
    panel_.rows.push_back({.name = {}, .cells = std::vector<StatePanel::Cell>(solutions_.size())});
}

PanelSlot SolutionDots::slot() const {
    const bool fundamental = classes_ == solutions_.size() && classes_ > 1;
    const std::size_t count = solutions_.size();
    std::string title = fundamental     ? words_.say_n(count, "{count} solution", "{count} solutions")
                        : classes_ == 1 ? words_.say_n(count, "{count} solution of one class",
                                                       "{count} solutions of one class")
                                        : words_.say_n(count, "{count} solution in {classes} classes",
                                                       "{count} solutions in {classes} classes", {classes_});
    return {.kind = PanelKind::state,
            .title = std::move(title),
            .rows = 1,
            .columns = static_cast<int>(solutions_.size())};
}

void SolutionDots::fill(Solution columns) {
    const auto found = std::ranges::find_if(
        solutions_, [&](const std::vector<int>& solution) { return std::ranges::equal(solution, columns); });
    if (found == solutions_.end())
        return;
    const auto index = static_cast<std::size_t>(found - solutions_.begin());
    panel_.rows.front().cells[index].hue = hues_[index];
}

std::uint64_t SolutionDots::with_first_queen_on(int column) const {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        solutions_, [&](const std::vector<int>& solution) { return solution.front() == column; }));
}

bool SolutionDots::last_by_column() const {
    constexpr std::uint64_t enough = 3;
    return std::ranges::all_of(solutions_, [&](const std::vector<int>& solution) {
        return with_first_queen_on(solution.front()) >= enough;
    });
}

std::string SolutionDots::first_queen_in_words(Solution columns) const {
    const int column = columns.front();
    return words_.say_n(with_first_queen_on(column), "First queen on column {column}: {count} solution",
                        "First queen on column {column}: {count} solutions", {column + 1});
}

}  // namespace queenreel
