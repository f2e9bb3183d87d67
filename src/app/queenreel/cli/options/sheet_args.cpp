#include "queenreel/cli/options/sheet_args.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/sheet/answers.h"
#include "queenreel/sheet/sections.h"
#include "queenreel/solvers/exercises.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_sheet_columns = 1000;
constexpr std::uint64_t max_handout = 10'000;
constexpr std::uint64_t max_exercises = 200;

constexpr std::string_view default_page = "a4";

/// Whether solutions are selected.
bool chooses(const SelectionArgs& selection) {
    return selection.unique || selection.solution || selection.solutions || selection.limit;
}

/// The selected solutions; `unique`: only fundamental ones.
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

/// A story's pictures in order.
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
            fmt::format("--{}: the answers are all solutions that have the given queens; "
                        "leave it out, or choose some with --limit or --solutions",
                        option));
}

/// The name of a board in messages; boards of a list have numbers.
std::string name_of(const SheetArgs& args, const std::vector<Board>& boards, std::size_t index) {
    if (!args.queens_from)
        return args.queens ? "--queens" : "N";
    const std::string file = *args.queens_from == "-" ? "standard input" : *args.queens_from;
    return boards.size() == 1 ? file : fmt::format("{}: board {}", file, index + 1);
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

/// The answers to a handout of boards with queens.
Section answers_of(const SheetArgs& args, const SheetPaper& paper, const std::vector<Board>& placements) {
    check_answers(args);
    return answers_section(paper, placements.front().size(), answered(args, placements, [&] {
                               return answers_to(placements, args.numbers(), args.words);
                           }));
}

/// Boards, followed by the answers of a handout if requested.
std::vector<Section> boards_of(const SheetArgs& args, const SheetPaper& paper) {
    const int n = operand_n(args, max_sheet_board);
    const bool given = asks_for_placements(args);
    const std::vector<Board> placements = given ? wanted_placements(args, n) : std::vector{Board(n)};
    if (args.handout && asks_to_complete(placements))
        answered(args, placements, [&] { check_completable(placements); });
    std::vector<Section> sections;
    sections.push_back(boards_section(paper, placements,
                                      {.handout = args.handout,
                                       .boards = args.boards,
                                       .attacks = args.marks.attacks,
                                       .conflicts = args.marks.conflicts,
                                       .threats = args.marks.threats}));
    if (!chooses(args))
        return sections;
    if (std::ranges::any_of(placements, [](const Board& board) { return !board.queens().empty(); })) {
        sections.push_back(answers_of(args, paper, placements));
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

bool asks_for_strip(const StoryArgs& args) {
    return asks_for_story(args) || args.events;
}

}  // namespace

Rows<PageArgs> page_rows() {
    constexpr std::string_view page = "The page";
    constexpr std::string_view handout = "To fill in";
    return {
        {.name = "page",
         .argument = "SIZE",
         .value = suggesting(named_size_names(), parsed(&PageArgs::page, parse_size_of)),
         .help = "the page size: WIDTHxHEIGHT in pixels (in a pdf, points), or a name: " + size_names() +
                 "; a pptx has 16:9 by default",
         .group = page,
         .default_note = std::string(default_page)},
        {.name = "landscape",
         .value = flag(&PageArgs::landscape),
         .help = "turn the page so that it is wider than high",
         .group = page},
        {.name = "columns",
         .argument = "K",
         .value = whole(&PageArgs::columns, {1, max_sheet_columns}),
         .help = "the number of boards side by side",
         .group = page,
         .default_note = "as many as make the boards largest"},
        {.name = "title",
         .argument = "TEXT",
         .value = line(&PageArgs::title),
         .help = "the line at the top of each page, empty for none",
         .group = page,
         .default_note = "what it shows"},
        {.name = "classes",
         .value = flag(&PageArgs::classes),
         .help = "show whole symmetry classes: each solution as found, rotated and mirrored, side by side",
         .group = page},
        {.name = "handout",
         .value = flag(&PageArgs::handout),
         .help =
             "blank boards to fill in, or boards to complete with --queens or --queens-from; the solutions "
             "chosen by --unique, --solution, --solutions or --limit follow as answers on separate pages",
         .group = handout},
        {.name = "boards",
         .argument = "K",
         .value = whole(&PageArgs::boards, {1, max_handout}),
         .help = "the number of boards in a handout",
         .group = handout,
         .default_note = "as many as fit a page, large enough to draw in"},
        {.name = "exercises",
         .argument = "K",
         .value = whole(&PageArgs::exercises, {1, max_exercises}),
         .help = "K boards to complete, each with a single completion, or --completions of them, the easiest "
                 "first (by the queens that backtracking places), and the answers on pages of their own; "
                 "another --seed draws others",
         .group = handout,
         .also = "homework"},
        {.name = "missing",
         .argument = "K",
         .value = whole(&PageArgs::missing, {1, max_exercise}),
         .help = "the number of queens that each exercise lacks",
         .group = handout,
         .default_value = "3"},
        {.name = "completions",
         .argument = "K",
         .value = whole(&PageArgs::completions, {1, max_completions}),
         .help =
             "the number of solutions that complete each exercise; with more than one, the reader is asked "
             "to find them all",
         .group = handout,
         .default_value = "1"},
        {.name = "duplex",
         .argument = "EDGE",
         .value = name(&PageArgs::duplex, paper_edges(), &PaperEdgeRow::edge),
         .help = "exercises as cards to cut out, each with its answer on its back: pages of exercises and of "
                 "answers in turn, which match when they are printed on both sides; EDGE is the one along "
                 "which the printer turns the paper, long or short",
         .group = handout},
    };
}

PictureSize page_size(const PageArgs& args, const Format& format) {
    const AskedSize asked = args.page.value_or(parse_size_of("--page", default_page));
    PictureSize size = asked.at(dots_an_inch(format));
    if (!args.page && format.pictures.default_width > 0)  // slides
        size = {format.pictures.default_width, format.pictures.default_side};
    require_size("--page", asked.text, size, format.pictures.max_side);
    if (args.landscape && size.width < size.height)
        std::swap(size.width, size.height);
    return size;
}

std::vector<Rule> sheet_rules() {
    std::vector<Rule> kinds;
    for (const auto& [option, what] : {std::pair{"classes", "whole classes"},
                                       {"story", "a strip of a story"},
                                       {"events", "a strip of a search"}})
        kinds.push_back(
            {.option = option,
             .excludes = {"handout", "queens", "queens-from"},
             .message = fmt::format("a sheet of {} has no use for --{{0}}; leave out one of them", what)});
    kinds.push_back(
        {.option = "exercises",
         .excludes = {"handout", "queens", "queens-from", "classes", "story", "events", "place", "block",
                      "board", "unique", "solution", "solutions", "limit", "boards", "solver"},
         .message = "it draws its own boards, each with one answer; leave out --{0}"});
    kinds.push_back({.option = "missing",
                     .needs = {"exercises"},
                     .message = "only exercises lack queens; add --exercises, or leave it out"});
    kinds.push_back({.option = "duplex",
                     .excludes = {"completions", "title", "logo"},
                     .message = "a card has one board on each side and nothing else; leave out --{0}"});
    kinds.push_back(
        {.option = "completions",
         .needs = {"exercises"},
         .message = "only exercises are drawn by their solutions; add --exercises, or leave it out"});
    kinds.push_back({.option = "duplex",
                     .needs = {"exercises"},
                     .message = "cards have exercises on their fronts; add --exercises 6, or leave it out"});
    const std::vector<Rule> own{
        {.option = "classes",
         .excludes = {"story", "events"},
         .message = "a strip of a story has no classes; leave out one of them"},
        {.option = "boards",
         .needs = {"handout"},
         .message = "only a handout has a number of boards; add --handout, or use --limit"},
        {.option = "boards",
         .excludes = {"queens-from"},
         .when = {"handout"},
         .message = "a handout has the boards that --{0} has; leave out one of them"},
        {.option = "select",
         .allowed = by(asks_for_strip),
         .message = "only a story has moments to select; add --story, or use --solutions"},
        {.option = "numbering",
         .allowed = by(asks_for_strip),
         .message = "only the words of a story count rows; add --story, or leave it out"},
        {.option = "first",
         .allowed = by(asks_for_strip),
         .message = "only a search stops at its first solution; add --story, or give --limit 1"},
        {.option = "marks",
         .excludes = {"classes"},
         .message = "the boards of a class are solutions; leave it out, or leave out --{0}"}};
    // Handouts run a solver for their answers, but those to boards with queens are all completions.
    std::vector<Rule> answers;
    for (const char* placements : {"queens", "queens-from"})
        answers.push_back({.option = "solution",
                           .excludes = {"solutions", "limit"},
                           .when = {"handout", placements},
                           .message = "it chooses one answer already; leave out --solutions and --limit"});
    return join({kinds, own,
                 placement_rules({"solver", "seed", "unique", "solution", "solutions", "limit"}, {"handout"}),
                 answers});
}

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
