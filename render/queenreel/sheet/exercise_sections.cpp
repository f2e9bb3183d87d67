#include "queenreel/sheet/exercise_sections.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include "queenreel/sheet/answers.h"

namespace queenreel {
namespace {

constexpr std::array edge_table{
    PaperEdgeRow{PaperEdge::long_edge, "long", "the paper turns like the page of a book"},
    PaperEdgeRow{PaperEdge::short_edge, "short", "the paper turns like the page of a wall calendar"},
};

/// Exercises and their labels.
struct Labeled {
    std::vector<Board> boards{};
    std::vector<std::string> labels{};
};

Labeled labeled_exercises(const ExerciseSpec& spec, const Words& words) {
    Labeled all;
    for (Exercise& exercise : exercises(spec)) {
        all.labels.push_back(words.say_n(exercise.nodes, "Board {number} ({count} search node)",
                                         "Board {number} ({count} search nodes)", {all.boards.size() + 1}));
        all.boards.push_back(std::move(exercise.board));
    }
    return all;
}

/// The boards of a page, moved to the places behind their own; `across`: the paper turns from left to right.
std::vector<SheetBoard> behind(const std::vector<SheetBoard>& boards, const SheetShape& shape, bool across) {
    const auto columns = static_cast<std::size_t>(shape.columns);
    const auto rows = static_cast<std::size_t>(shape.rows);
    std::vector<SheetBoard> back(columns * rows, no_board());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::size_t row = across ? i / columns : rows - 1 - i / columns;
        const std::size_t column = across ? columns - 1 - i % columns : i % columns;
        back[row * columns + column] = boards[i];
    }
    return back;
}

std::vector<SheetBoard> all_boards(Section& section) {
    std::vector<SheetBoard> boards;
    for (const SheetBoard& board : section.boards)
        boards.push_back(board);
    return boards;
}

/// One page of cards.
Section side_of(const Section& section, SheetPlan plan, CardSide side, std::vector<SheetBoard> boards) {
    plan.pages = 1;
    plan.shape.side = side;
    return {.plan = plan,
            .title = section.title,
            .about = section.about,
            .boards = boards_as_given(std::move(boards)),
            .counted = true,
            .scene = section.scene};
}

}  // namespace

std::vector<Section> exercise_sections(const SheetPaper& paper, const ExerciseSpec& spec) {
    const auto [boards, labels] = labeled_exercises(spec, paper.words);
    std::vector<Section> sections;
    sections.push_back(boards_section(paper, boards, {.handout = true, .labels = labels}));
    if (spec.completions > 1)
        sections.back().task = paper.words.say_n(static_cast<std::uint64_t>(spec.completions),
                                                 "Each board has exactly {count} solution.",
                                                 "Each board has exactly {count} solutions. Find them all.");
    sections.push_back(answers_section(paper, spec.n, answers_to(boards, Numbers(), paper.words)));
    return sections;
}

std::span<const PaperEdgeRow> paper_edges() {
    return edge_table;
}

std::vector<Section> card_sections(const SheetPaper& paper, const ExerciseSpec& spec, PaperEdge edge) {
    const auto [boards, labels] = labeled_exercises(spec, paper.words);
    Section fronts = boards_section(paper, boards, {.handout = true, .labels = labels});
    Section backs = answers_section(paper, spec.n, answers_to(boards, Numbers(), paper.words));
    SheetShape shape = fronts.plan.shape;
    shape.title = shape.task = false;
    shape.side = CardSide::front;
    const SheetPlan plan =
        plan_sheet(shape, boards.size(), paper.columns, paper.width, paper.height, drawable_square);
    const bool across = (edge == PaperEdge::long_edge) == (paper.height >= paper.width);
    const std::vector<SheetBoard> tasks = all_boards(fronts);
    const std::vector<SheetBoard> answers = all_boards(backs);
    std::vector<Section> pages;
    for (std::size_t first = 0; first < tasks.size(); first += plan.boards_a_page()) {
        const std::size_t last = std::min(first + plan.boards_a_page(), tasks.size());
        const auto part = [&](const std::vector<SheetBoard>& all) {
            return std::vector(std::next(all.begin(), static_cast<std::ptrdiff_t>(first)),
                               std::next(all.begin(), static_cast<std::ptrdiff_t>(last)));
        };
        pages.push_back(side_of(fronts, plan, CardSide::front, part(tasks)));
        pages.push_back(side_of(backs, plan, CardSide::back, behind(part(answers), plan.shape, across)));
    }
    return pages;
}

}  // namespace queenreel
