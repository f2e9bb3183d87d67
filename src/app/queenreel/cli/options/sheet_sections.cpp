#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/sheet_args.h"
#include "queenreel/cli/speech.h"
#include "queenreel/sheet/answers.h"
#include "queenreel/sheet/sections.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

/// Returns whether solutions are selected.
bool chooses(const SelectionArgs& selection) {
    return selection.unique || selection.solution || selection.solutions || selection.limit;
}

/// Returns the selected solutions; if `unique`, only fundamental ones.
SheetSolutions chosen_solutions(const SheetArgs& args, bool unique) {
    auto selection = static_cast<const SelectionArgs&>(args);
    selection.unique = unique;
    StoryRequest wanted;
    wanted.choice = choice_of(selection, args, {.givens = &args, .counts = true});
    const Choice& choice = wanted.choice;
    wanted.options = story_options_of(choice, args.marks);
    wanted.options.captions = false;
    wanted.options.words = args.words;
    check_sheet_board(choice.n);
    return solutions_of(choice, open_story(wanted));
}

/// Makes a section of a story's pictures, in order.
Section strip_of(const SheetArgs& args, const SheetPaper& paper) {
    const StoryRequest wanted = story_request_of(args);
    check_sheet_board(wanted.choice.n);
    check_strip(*wanted.story, open_story(wanted)->scene());
    const ImmediateExitScope measuring;
    if (auto strip = strip_section(paper, static_cast<const StorySpec&>(wanted), args.select))
        return *std::move(strip);
    Pace pace;
    pace.parts = args.select;
    throw FailedError(none_text(wanted, pace));
}

/// Throws UsageError for options that select among a solver's solutions.
void check_answers(const SheetArgs& args) {
    const std::string_view option = args.unique             ? "unique"
                                    : !args.solvers.empty() ? "solver"
                                    : args.seed             ? "seed"
                                                            : "";
    if (!option.empty())
        throw UsageError(
            said("--{option}: the answers are all solutions that have the given queens; leave it out, or "
                 "choose some with --limit or --solutions",
                 option));
}

/// Returns a board's name for messages; boards of a list have numbers.
std::string name_of(const SheetArgs& args, const std::vector<Board>& boards, std::size_t index) {
    if (!args.queens_from)
        return args.queens ? "--queens" : "N";
    const std::string file = *args.queens_from == "-" ? said("standard input") : *args.queens_from;
    return boards.size() == 1 ? file : said("{file}: board {number}", file, index + 1);
}

/// Calls `solve`, which must find an answer to each board of a handout. Throws FailedError.
template <typename Solve>
auto answered(const SheetArgs& args, const std::vector<Board>& boards, const Solve& solve) {
    try {
        return solve();
    } catch (const AnswerError& error) {
        throw FailedError(fmt::format("{}: {}", name_of(args, boards, error.board), error.what()));
    }
}

/// Makes a section of the answers to a handout whose boards have queens.
Section answers_of(const SheetArgs& args, const SheetPaper& paper, const std::vector<Board>& placements,
                   const Givens& givens) {
    check_answers(args);
    return answers_section(paper, placements.front().size(), answered(args, placements, [&] {
                               return answers_to(placements, args.numbers(), args.words, givens);
                           }));
}

/// Makes a section of boards, followed by the answers of a handout if requested.
std::vector<Section> boards_of(const SheetArgs& args, const SheetPaper& paper) {
    const auto drawn = drawn_puzzle(args);
    const int n = drawn && args.operands().empty() ? drawn->size() : operand_n(args, max_sheet_board);
    check_sheet_board(n);
    const Givens givens = puzzle_of(args, drawn, n).givens();
    std::vector<Board> placements =
        asks_for_placements(args) ? wanted_placements(args, n) : std::vector{Board(n)};
    add_givens(placements, givens);
    if (args.handout && asks_to_complete(placements))
        answered(args, placements, [&] { check_completable(placements, givens.blocked); });
    std::vector<Section> sections;
    sections.push_back(boards_section(paper, placements,
                                      {.handout = args.handout,
                                       .boards = args.boards,
                                       .attacks = args.marks.attacks,
                                       .conflicts = args.marks.conflicts,
                                       .threats = args.marks.threats,
                                       .givens = givens}));
    if (!chooses(args))
        return sections;
    const auto has_queens = [](const Board& board) { return !board.queens().empty(); };
    if (givens.any() || std::ranges::any_of(placements, has_queens)) {
        sections.push_back(answers_of(args, paper, placements, givens));
        return sections;
    }
    SheetSolutions answers = chosen_solutions(args, args.unique);
    answers.answers = true;
    sections.push_back(solutions_section(paper, std::move(answers)));
    return sections;
}

std::vector<Section> alone(Section section) {
    std::vector<Section> sections;
    sections.push_back(std::move(section));
    return sections;
}

}  // namespace

std::vector<Section> sections_of(const SheetArgs& args, const PictureSize& size) {
    const SheetPaper paper{.width = size.width,
                           .height = size.height,
                           .columns = args.columns,
                           .title = args.title,
                           .coordinates = args.coordinates,
                           .words = args.words};
    if (args.exercises > 0) {
        const ExerciseSpec spec{.n = operand_n(args, max_exercise),
                                .count = args.exercises,
                                .missing = args.missing,
                                .completions = args.completions,
                                .seed = args.seed_or_default()};
        return args.duplex ? card_sections(paper, spec, *args.duplex) : exercise_sections(paper, spec);
    }
    if (asks_for_strip(args))
        return alone(strip_of(args, paper));
    if (args.classes)
        return alone(classes_section(paper, chosen_solutions(args, true)));
    if (!args.handout && !asks_for_placements(args))
        return alone(solutions_section(paper, chosen_solutions(args, args.unique)));
    return boards_of(args, paper);
}

}  // namespace queenreel
