#include "queenreel/sheet/sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/story/givens.h"

namespace queenreel {
namespace {

constexpr int strip_lines = 3;
constexpr std::size_t few_solutions = 6;  // a strip shows all of up to this many, or the first of more
constexpr std::string_view limit_field = "limit";

SheetShape shape_on(const SheetPaper& paper, int n) {
    return {.board_size = n,
            .title = !paper.title || !paper.title->empty(),
            .coordinates = paper.coordinates.value_or(Coordinates::none)};
}

/// Returns the coordinates of a handout and of its answers, where readers look up the same squares.
Coordinates coordinates_of_handouts(const SheetPaper& paper) {
    return paper.coordinates.value_or(Coordinates::outside);
}

SheetPlan plan_on(const SheetPaper& paper, const SheetShape& shape, std::uint64_t count,
                  double square = readable_square) {
    return plan_sheet(shape, std::max<std::uint64_t>(count, 1), paper.columns, paper.width, paper.height,
                      square);
}

/// The same for boards whose coordinates a reader looks up.
SheetPlan labeled_plan_on(const SheetPaper& paper, const SheetShape& shape, std::uint64_t count) {
    const bool has_labels = shape.coordinates == Coordinates::outside;
    return plan_on(paper, shape, count, has_labels ? labeled_square : readable_square);
}

/// The number of boards on a handout of one placement.
std::uint64_t handout_boards(const SheetPaper& paper, const SheetShape& shape, const BoardsOptions& options) {
    if (options.boards > 0)
        return options.boards;
    return static_cast<std::uint64_t>(
        boards_that_fit(shape, drawable_square, paper.columns, paper.width, paper.height));
}

}  // namespace

void check_sheet_board(int n) {
    if (n > max_sheet_board)
        throw SpecError("n", std::to_string(n), "is out of range",
                        fmt::format("a sheet's boards have 1 to {} rows", max_sheet_board));
}

SheetSolutions solutions_of(const SolutionChoice& choice, std::shared_ptr<Storyline> story) {
    return {.subject = {.n = choice.n,
                        .unique = choice.unique,
                        .all = choice.solver->complete ? choice.known_count().value_or(0) : 0,
                        .shown = choice.total().value_or(0),
                        .first = choice.numbers.first()},
            .most = choice.wanted(),
            .counted = choice.total().has_value(),
            .story = std::move(story),
            .puzzle = choice.puzzle()};
}

Section solutions_section(const SheetPaper& paper, SheetSolutions solutions) {
    const int n = solutions.subject.n;
    const std::string title = sheet_title(solutions.subject, solutions.puzzle, paper.words);
    SheetShape shape = shape_on(paper, n);
    if (solutions.answers)
        shape.coordinates = coordinates_of_handouts(paper);
    return {
        .plan = solutions.answers ? labeled_plan_on(paper, shape, solutions.most)
                                  : plan_on(paper, shape, solutions.most),
        .title = paper.title.value_or(solutions.answers ? paper.words.say("Answers: {title}", {title})
                                                        : capitalized(title)),
        .about = sheet_description(n, paper.words),
        .boards = solution_boards(std::move(solutions.story)),
        .limit = limit_field,
        .counted = solutions.counted,
        .scene = {.givens = solutions.puzzle.givens().any(), .rooks = is_of_rooks(solutions.puzzle.rule())}};
}

Section classes_section(const SheetPaper& paper, SheetSolutions solutions) {
    const int n = solutions.subject.n;
    SheetShape shape = shape_on(paper, n);
    shape.group = largest_class(n);
    std::vector<std::string> heads = class_heads(n, paper.words);
    shape.heads = !heads.empty();
    shape.label_lines = shape.heads ? 0 : 1;
    const auto each = static_cast<std::uint64_t>(shape.group);
    const std::uint64_t classes =
        std::min(solutions.most, std::numeric_limits<std::uint64_t>::max() / (2 * each));
    return {.plan = plan_on(paper, shape, classes * each),
            .title = paper.title.value_or(capitalized(classes_title(solutions.subject, paper.words))),
            .heads = std::move(heads),
            .about = classes_description(n, paper.words),
            .boards = class_boards(std::move(solutions.story), paper.words),
            .limit = limit_field,
            .counted = solutions.counted};
}

std::vector<Part> strip_moments(Storyline& story) {
    std::vector<Part> pieces;
    std::vector<Part> others;
    std::vector<Part> solutions;
    std::optional<Part> end;
    std::optional<Part> placed;    // the last queen placed …
    bool placed_is_piece = false;  // … and whether it is shown in full
    std::uint64_t number = 0;
    Generator<Moment> moments = story.moments();
    for (const Moment& moment : moments) {
        ++number;
        // When a dead end is explained a second time, its own picture suffices.
        const bool is_said_again = moment.kind == MomentKind::effect && moment.is_spare;
        if (moment.kind == MomentKind::found || is_said_again)
            continue;
        const Part part{.kind = std::nullopt, .first = number, .last = number};
        std::vector<Part>& parts = moment.is_set_piece() ? pieces : others;
        if (parts.size() <= max_strip)
            parts.push_back(part);
        if (moment.kind == MomentKind::solution && solutions.size() <= few_solutions)
            solutions.push_back(part);
        if (moment.kind == MomentKind::end)
            end = part;
        // The second dead end shows that failing is usual, and the queen that led to it.
        if (moment.kind == MomentKind::deadend && moment.occurrence == 2 && !moment.is_set_piece()) {
            if (placed && !placed_is_piece)
                pieces.push_back(*placed);
            pieces.push_back(part);
        }
        if (moment.kind == MomentKind::place) {
            placed = part;
            placed_is_piece = moment.is_set_piece();
        }
    }
    if (pieces.empty())
        return others;
    if (!end || pieces.back() != *end || solutions.empty())
        return pieces;
    if (solutions.size() > few_solutions)
        solutions.erase(solutions.begin() + 1, solutions.end());
    std::erase_if(pieces, [&](const Part& piece) { return std::ranges::count(solutions, piece) > 0; });
    pieces.insert(pieces.end(), solutions.begin(), solutions.end());
    std::ranges::sort(pieces, {}, &Part::first);
    // A solution's caption gives its number and the total, so the empty board after it adds nothing.
    if (std::ranges::find(solutions, *std::prev(pieces.end(), 2)) != solutions.end())
        pieces.pop_back();
    return pieces;
}

void check_strip(const Story& story, const Scene& scene) {
    if (!scene.board)
        throw SpecError("story", std::string(story.name), "has no board of its own for a strip",
                        "choose search or walkthrough");
}

Section strip_section(const SheetPaper& paper, const StripSubject& subject, std::shared_ptr<Storyline> story,
                      const Pace& pace, std::uint64_t count) {
    if (count > max_strip)
        throw SpecError("story", "",
                        fmt::format("a strip of more than {} boards would be a film", grouped(max_strip)),
                        "choose some with {select}, or animate it");
    const Scene scene = story->scene();
    SheetShape shape = shape_on(paper, subject.n);
    shape.label_lines = strip_lines;
    shape.coordinates =
        paper.coordinates.value_or(subject.story.names_lines ? Coordinates::outside : Coordinates::none);
    return {.plan = plan_on(paper, shape, count, captioned_board / subject.n),
            .title = paper.title.value_or(strip_title(subject, paper.words)),
            .about = strip_description(subject.n, paper.words),
            .boards = strip_boards(std::move(story), pace),
            .counted = true,
            .scene = {.marks = true,
                      .givens = scene.givens,
                      .rooks = scene.rooks,
                      .row_labels = scene.row_labels,
                      .column_labels = scene.column_labels}};
}

/// Names a rule other than that of queens, and the board's givens.
std::string kind_of_strip(const Puzzle& puzzle, const Words& words) {
    if (puzzle.rule() == AttackRule::queens)
        return "";
    return is_of_rooks(puzzle.rule()) ? kind_without_rule(puzzle, words) : kind_in_words(puzzle, words);
}

std::optional<Section> strip_section(const SheetPaper& paper, StorySpec told,
                                     const std::vector<Part>& selected) {
    told.options.panels = std::vector<PanelKind>{};
    std::shared_ptr<Storyline> story = told.open();
    Pace pace;
    pace.parts = selected.empty() ? strip_moments(*story) : selected;
    const std::uint64_t count =
        measure(*story, pace, max_strip).moments();  // at most one more than the limit is counted
    if (count == 0)
        return std::nullopt;
    const StripSubject subject{.story = *told.story,
                               .n = told.options.n,
                               .solver = told.options.solver->name,
                               .rule = told.options.rule,
                               .kind = kind_of_strip(told.options.puzzle(), paper.words)};
    return strip_section(paper, subject, std::move(story), pace, count);
}

Section boards_section(const SheetPaper& paper, const std::vector<Board>& placements,
                       const BoardsOptions& options) {
    const int n = placements.front().size();
    StoryOptions marks;
    marks.n = n;
    marks.attacks = options.attacks;
    marks.conflicts = options.conflicts;
    marks.threats = options.threats;
    marks.givens = options.givens;
    marks.captions = false;
    marks.words = paper.words;
    SheetShape shape = shape_on(paper, n);
    const bool several = placements.size() > 1;
    shape.label_lines = several || options.handout ? 1 : 0;
    if (options.handout) {
        shape.task = true;
        shape.coordinates = coordinates_of_handouts(paper);
    }
    std::vector<SheetBoard> boards;
    for (const Board& placement : placements) {
        Frame frame = placement_frame(placement, marks);
        boards.push_back({.board = std::move(frame.board), .description = std::move(frame.description)});
    }
    const bool copies = options.handout && !several && options.labels.empty();
    if (copies)
        boards.resize(handout_boards(paper, shape, options), SheetBoard(boards.front()));
    for (std::size_t i = 0; i < boards.size() && shape.label_lines > 0; ++i)
        boards[i].label = !options.labels.empty() ? options.labels[i]
                          : options.handout       ? paper.words.say("Board {number}", {i + 1})
                                                  : std::to_string(i + 1);
    const Frame frame = placement_frame(placements.front(), marks);
    const std::string title = options.handout ? handout_title(placements, paper.words)
                              : several       ? placements_title(placements.size(), n, paper.words)
                                              : frame.title();
    const std::string given =
        options.givens.any() ? ' ' + givens_in_words(Puzzle(n, options.givens), paper.words) : "";
    const std::string about = options.handout ? handout_description(placements, paper.words) + given
                              : several       ? placements_description(n, paper.words) + given
                                              : frame.description();
    const double square = options.handout && several ? drawable_square : readable_square;
    const std::uint64_t count = boards.size();
    return {.plan = plan_on(paper, shape, count, square),
            .title = paper.title.value_or(title),
            .task = options.handout ? handout_task(!options.givens.blocked.empty(), paper.words) : "",
            .blanks = options.handout
                          ? std::vector<std::string>{paper.words.say("Name"), paper.words.say("Date")}
                          : std::vector<std::string>(),
            .about = about,
            .boards = boards_as_given(std::move(boards)),
            .limit = copies ? "boards" : "",
            .counted = true,
            .scene = {.givens = options.givens.any()}};
}

Section answers_section(const SheetPaper& paper, int n, HandoutAnswers answers) {
    SheetShape shape = shape_on(paper, n);
    shape.coordinates = coordinates_of_handouts(paper);
    return {.plan = labeled_plan_on(paper, shape, answers.boards.size()),
            .title = paper.title.value_or(answers.title),
            .about = answers.about,
            .boards = boards_as_given(std::move(answers.boards)),
            .counted = true};
}

bool asks_to_complete(const std::vector<Board>& boards) {
    return std::ranges::any_of(
        boards, [](const Board& board) { return static_cast<int>(board.queens().size()) < board.size(); });
}

}  // namespace queenreel
