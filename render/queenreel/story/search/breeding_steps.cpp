#include "queenreel/story/search/breeding_steps.h"

#include <algorithm>
#include <cstddef>

#include "queenreel/solvers/population.h"

namespace queenreel {
namespace {

/// Copies the rows from `first` to before `end` from a parent.
void join(std::vector<int>& joined, Solution parent, int first, int end) {
    std::copy(parent.begin() + first, parent.begin() + end, joined.begin() + first);
}

}  // namespace

std::vector<BreedingStep> breeding_steps(const SearchEvent& bred, const SilentLines& lines,
                                         const BoardNames& names) {
    if (!bred.child || !bred.population || lines.draw < 0 || lines.join < 0 || bred.child->is_whole())
        return {};
    const Individual& child = *bred.child;
    const auto parent = [&bred](int index) {
        return bred.population->individuals[static_cast<std::size_t>(index)].columns;
    };
    const int size = names.size();
    const std::string upper = std::to_string(child.upper_parent + 1);
    const std::string lower = std::to_string(child.lower_parent + 1);
    std::vector<int> joined(static_cast<std::size_t>(size), -1);
    std::vector<BreedingStep> steps;
    steps.push_back({lines.draw,
                     names.say("Two parents, drawn by fitness: boards {upper} and {lower}", {upper, lower}),
                     joined});
    join(joined, parent(child.upper_parent), 0, child.cut);
    steps.push_back({lines.join,
                     names.say("Both are cut: the child gets {rows} of board {number}",
                               {rows_in_words(0, child.cut, names), upper}),
                     joined});
    if (child.mutated_row < 0)
        return steps;
    join(joined, parent(child.lower_parent), child.cut, size);
    steps.push_back(
        {lines.join,
         names.say("… and {rows} of board {number}", {rows_in_words(child.cut, size, names), lower}),
         joined});
    return steps;
}

std::string mutation_in_words(const Individual& child, const BoardNames& names) {
    const int column = child.columns[static_cast<std::size_t>(child.mutated_row)];
    return names.say("A mutation: the queen of {row} jumps to {column}",
                     {names.row(child.mutated_row), names.column(column)});
}

std::string rows_in_words(int first, int end, const BoardNames& names) {
    if (end - first == 1)
        return names.row(first);
    return names.say("{rows} {first}–{last}",
                     {names.rows(), names.row_label(first), names.row_label(end - 1)});
}

}  // namespace queenreel
