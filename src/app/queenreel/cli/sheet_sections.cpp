#include "queenreel/cli/sheet_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/handout_answers.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/placeholders.h"
#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/sheet/titles.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

constexpr int max_sheet_board = 100;  // of boards: of larger ones squares are no more than dots
constexpr std::uint64_t max_strip = 1000;
constexpr int strip_lines = 3;
constexpr std::string_view limit_option = "limit";

/// Whether some of the solutions are chosen.
bool chooses(const SelectionArgs& selection) {
    return selection.unique || selection.solution || selection.solutions || selection.limit;
}

/// What all pages of a command have in common.
struct SheetPaper {
    const SheetArgs& args;
    PictureSize size;

    SheetShape shape(int n) const {
        return {.board_size = n,
                .title = !args.title || !args.title->empty(),
                .coordinates = args.coordinates.value_or(Coordinates::none)};
    }

    SheetPlan plan(const SheetShape& shape, std::uint64_t count, double square = readable_square) const {
        return plan_sheet(shape, std::max<std::uint64_t>(count, 1), args.columns, size.width, size.height,
                          square);
    }

    std::string title(std::string otherwise) const { return args.title.value_or(std::move(otherwise)); }
};

void check_sheet_board(int n) {
    if (n > max_sheet_board)
        throw UsageError(
            fmt::format("N: {} is out of range; a sheet's boards have 1 to {} rows", n, max_sheet_board));
}

/// The story of the solutions that are chosen.
StoryRequest solutions_of(const SheetArgs& args) {
    StoryRequest wanted;
    wanted.choice = choice_of(args, args);
    wanted.options = story_options_of(wanted.choice, args.marks);
    wanted.options.captions = false;
    check_sheet_board(wanted.choice.n);
    return wanted;
}

SheetSubject subject_of(const Choice& choice) {
    return {.n = choice.n,
            .unique = choice.unique,
            .all = choice.solver->complete ? known_count(choice).value_or(0) : 0,
            .shown = choice.total().value_or(0),
            .first = choice.numbers.first()};
}

Section solutions_section(const SheetArgs& args, const SheetPaper& paper) {
    const StoryRequest wanted = solutions_of(args);
    const Choice& choice = wanted.choice;
    return {.plan = paper.plan(paper.shape(choice.n), choice.wanted()),
            .title = paper.title(sheet_title(subject_of(choice))),
            .about = sheet_description(choice.n),
            .boards = solution_boards(open_story(wanted)),
            .limit = limit_option,
            .counted = choice.total().has_value()};
}

/// The classes that are chosen, each whole.
Section classes_section(const SheetArgs& args, const SheetPaper& paper) {
    SheetArgs of_classes = args;
    of_classes.unique = true;
    const StoryRequest wanted = solutions_of(of_classes);
    const Choice& choice = wanted.choice;
    SheetShape shape = paper.shape(choice.n);
    shape.group = largest_class(choice.n);
    const auto each = static_cast<std::uint64_t>(shape.group);
    const std::uint64_t classes =
        std::min(choice.wanted(), std::numeric_limits<std::uint64_t>::max() / (2 * each));
    return {.plan = paper.plan(shape, classes * each),
            .title = paper.title(classes_title(subject_of(choice))),
            .about = classes_description(choice.n),
            .boards = class_boards(open_story(wanted)),
            .limit = limit_option,
            .counted = choice.total().has_value()};
}

/// The moments of a strip where none are selected: those that are told in full, or where none are, all but
/// boards that stand again as they were found.
std::vector<Part> set_pieces(Storyline& story) {
    std::vector<Part> pieces;
    std::vector<Part> others;
    std::uint64_t number = 0;
    Generator<Moment> moments = story.moments();
    for (const Moment& moment : moments) {
        ++number;
        if (moment.kind == MomentKind::found)
            continue;
        std::vector<Part>& parts = moment.is_set_piece() ? pieces : others;
        if (parts.size() <= max_strip)
            parts.push_back({.kind = std::nullopt, .first = number, .last = number});
    }
    return pieces.empty() ? others : pieces;
}

/// Of more than a strip can have, only one more is counted.
std::uint64_t moments_of(Storyline& story, const Pace& pace) {
    const NothingToLose measuring;
    return measure(story, pace, max_strip).moments();
}

/// A story's pictures in a row, with what is said of them.
Section strip_section(const SheetArgs& args, const SheetPaper& paper) {
    StoryRequest wanted = story_request_of(args);
    const Choice& choice = wanted.choice;
    check_sheet_board(choice.n);
    if (!open_story(wanted)->scene().board)
        throw UsageError(
            fmt::format("--story: {} has no board of its own for a strip; choose search or walkthrough",
                        wanted.story->name));
    wanted.options.panels = std::vector<PanelKind>{};
    std::shared_ptr<Storyline> story = open_story(wanted);
    const Scene scene = story->scene();
    Pace pace;
    pace.parts = args.select.empty() ? set_pieces(*story) : args.select;
    const std::uint64_t count = moments_of(*story, pace);
    if (count == 0)
        throw FailedError(none_text(wanted, pace));
    if (count > max_strip)
        throw UsageError(
            fmt::format("--story: a strip of more than {} boards would be a film; choose some with "
                        "--select, or animate it",
                        grouped(max_strip)));
    SheetShape shape = paper.shape(choice.n);
    shape.label_lines = strip_lines;
    shape.coordinates =
        args.coordinates.value_or(wanted.story->names_lines ? Coordinates::outside : Coordinates::none);
    return {.plan = paper.plan(shape, count, captioned_board / choice.n),
            .title = paper.title(strip_title(*wanted.story, choice.n, choice.solver->name)),
            .about = strip_description(choice.n),
            .boards = strip_boards(std::move(story), pace),
            .counted = true,
            .scene = {.marks = true, .row_labels = scene.row_labels, .column_labels = scene.column_labels}};
}

/// How many boards a handout has, of a placement.
std::uint64_t handout_boards(const SheetArgs& args, const SheetPaper& paper, const SheetShape& shape) {
    if (args.boards > 0)
        return args.boards;
    return static_cast<std::uint64_t>(
        boards_that_fit(shape, drawable_square, args.columns, paper.size.width, paper.size.height));
}

/// Boards to fill in, or placements.
Section boards_section(const SheetArgs& args, const SheetPaper& paper, const std::vector<Board>& placements) {
    const int n = placements.front().size();
    StoryOptions marks;
    marks.n = n;
    marks.attacks = args.marks.attacks;
    marks.conflicts = args.marks.conflicts;
    marks.captions = false;
    SheetShape shape = paper.shape(n);
    const bool several = placements.size() > 1;
    shape.label_lines = several ? 1 : 0;
    std::vector<SheetBoard> boards;
    for (const Board& placement : placements)
        boards.push_back({.board = placement_frame(placement, marks).board,
                          .label = several ? fmt::format("{}", boards.size() + 1) : ""});
    if (args.handout && !several)
        boards.resize(handout_boards(args, paper, shape), SheetBoard(boards.front()));
    const Board& first = placements.front();
    const Frame frame = placement_frame(first, marks);
    const std::string title = args.handout ? handout_title(placements)
                              : several    ? placements_title(placements.size(), n)
                                           : frame.title;
    const std::string about = args.handout ? handout_description(placements)
                              : several    ? placements_description(n)
                                           : frame.description;
    const double square = args.handout && several ? drawable_square : readable_square;
    const std::uint64_t count = boards.size();
    return {.plan = paper.plan(shape, count, square),
            .title = paper.title(title),
            .about = about,
            .boards = boards_as_given(std::move(boards)),
            .limit = args.handout && !several ? "boards" : "",
            .counted = true};
}

/// The answers to a handout of boards with queens on them.
Section answers_section(const SheetArgs& args, const SheetPaper& paper,
                        const std::vector<Board>& placements) {
    HandoutAnswers answers = answers_to(args, placements);
    const SheetShape shape = paper.shape(placements.front().size());
    return {.plan = paper.plan(shape, answers.boards.size()),
            .title = paper.title(answers.title),
            .about = answers.about,
            .boards = boards_as_given(std::move(answers.boards)),
            .counted = true};
}

std::string answers_title(std::string title) {
    title.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(title.front())));
    return "Answers: " + title;
}

/// Whether a handout asks for queens to be placed: where each board has all of its own, it asks whether they
/// attack each other.
bool asks_to_complete(const std::vector<Board>& boards) {
    return std::ranges::any_of(
        boards, [](const Board& board) { return static_cast<int>(board.queens().size()) < board.size(); });
}

/// Boards, and after those of a handout the answers that are asked for.
void add_boards(const SheetArgs& args, const SheetPaper& paper, std::vector<Section>& sections) {
    const int n = operand_n(args, max_sheet_board);
    const bool given = asks_for_placements(args);
    const std::vector<Board> placements = given ? wanted_placements(args, n) : std::vector{Board(n)};
    const bool answered = chooses(args);
    if (args.handout && asks_to_complete(placements))
        check_completable(args, placements);
    sections.push_back(boards_section(args, paper, placements));
    if (!answered)
        return;
    if (std::ranges::any_of(placements, [](const Board& board) { return !board.queens().empty(); })) {
        sections.push_back(answers_section(args, paper, placements));
        return;
    }
    sections.push_back(solutions_section(args, paper));
    if (!args.title)
        sections.back().title = answers_title(sections.back().title);
}

bool asks_for_strip(const StoryArgs& args) {
    return asks_for_story(args) || args.events;
}

}  // namespace

std::vector<Rule> sheet_rules() {
    std::vector<Rule> kinds;
    for (const auto& [option, what] : {std::pair{"classes", "whole classes"},
                                       {"story", "a strip of a story"},
                                       {"events", "a strip of a search"}})
        kinds.push_back(
            {.option = option,
             .excludes = {"handout", "queens", "queens-from"},
             .message = fmt::format("a sheet of {} has no use for --{{0}}; leave out one of them", what)});
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
    // A handout solves, for its answers: those to boards with queens are all that have them.
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
    const SheetPaper paper{.args = args, .size = size};
    const bool strip = asks_for_strip(args);
    std::vector<Section> sections;
    if (strip)
        sections.push_back(strip_section(args, paper));
    else if (args.classes)
        sections.push_back(classes_section(args, paper));
    else if (!args.handout && !asks_for_placements(args))
        sections.push_back(solutions_section(args, paper));
    else
        add_boards(args, paper, sections);
    return sections;
}

}  // namespace queenreel
