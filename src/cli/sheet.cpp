#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

#include "base/text.h"
#include "cli/command.h"
#include "cli/dry_run.h"
#include "cli/options/choice.h"
#include "cli/options/destination.h"
#include "cli/options/look.h"
#include "cli/options/page_options.h"
#include "cli/options/queens.h"
#include "cli/options/story_request.h"
#include "cli/options/values.h"
#include "cli/sheet_pages.h"
#include "cli/write.h"
#include "frame/layout/sheet_layout.h"
#include "story/story.h"

namespace queenreel {
namespace {

constexpr int max_sheet_board = 100;  // of boards: of larger ones squares are no more than dots
constexpr std::array<std::string_view, 4> sheet_choices{"unique", "solution", "solutions", "limit"};

/// Where it goes when nobody says it.
std::string default_sheet_path(const Format* format) {
    return fmt::format("sheet.{}", format ? format->name : "pdf");
}

Destination sheet_destination(Request request) {
    if (request.output.empty())
        request.output = default_sheet_path(request.format);
    Destination destination = destination_of(request, Medium::document);
    if (destination.path.find("{queens}") != std::string::npos)
        throw UsageError("--output: a page has many boards, and {queens} is of one; use {index}");
    return destination;
}

bool gave_one_of(const Request& request, std::span<const std::string_view> options) {
    return std::ranges::any_of(options, [&](std::string_view option) { return request.gave(option); });
}

/// Throws UsageError for options that mean nothing together.
void check_sheet_options(const Request& request) {
    if (request.gave("boards") && !request.handout)
        throw UsageError("--boards: only a handout has a number of boards; add --handout, or use --limit");
    if (!request.gave("queens") || request.handout)
        return;
    for (const std::string_view other : {"solver", "seed", "unique", "solution", "solutions", "limit"})
        if (request.gave(other))
            throw UsageError(fmt::format(
                "--queens: nothing is solved, so --{} has no effect; leave out one of them", other));
}

/// What all pages of a command have in common.
struct SheetPaper {
    const Request& request;
    PictureSize size;

    SheetShape shape(int n) const {
        return {.board_size = n,
                .title = !request.page_title || !request.page_title->empty(),
                .coordinates = request.coordinates.value_or(Coordinates::none)};
    }

    SheetPlan plan(const SheetShape& shape, std::uint64_t count) const {
        return plan_sheet(shape, std::max<std::uint64_t>(count, 1), request.columns, size.width, size.height);
    }

    std::string title(std::string otherwise) const {
        return request.page_title.value_or(std::move(otherwise));
    }
};

/// The solutions that are chosen.
Section solutions_section(const Request& request, const SheetPaper& paper) {
    StoryRequest wanted;
    wanted.choice = choice_of(request);
    const Choice& choice = wanted.choice;
    wanted.options = story_options_of(request, choice);
    wanted.options.captions = false;
    if (choice.n > max_sheet_board)
        throw UsageError(fmt::format("N: {} is out of range; a sheet's boards have 1 to {} rows", choice.n,
                                     max_sheet_board));
    std::shared_ptr<Storyline> story = open_story(wanted);
    const std::uint64_t most = choice.wanted();
    return {.plan = paper.plan(paper.shape(choice.n), most),
            .title = paper.title(sheet_title(choice)),
            .about = sheet_description(choice),
            .story = story,
            .counted = choice.total().has_value()};
}

/// Boards to fill in, or a placement.
Section boards_section(const Request& request, const SheetPaper& paper, int n) {
    const std::string_view queens = request.gave("queens") ? std::string_view(request.queens) : "none";
    const Board board = parse_queens("--queens", queens, n);
    StoryOptions marks;
    marks.n = n;
    marks.attacks = request.marks.attacks;
    marks.conflicts = request.marks.conflicts;
    marks.captions = false;
    SheetShape shape = paper.shape(n);
    shape.labels = false;
    std::uint64_t count = 1;
    if (request.handout)
        count = request.boards > 0
                    ? request.boards
                    : static_cast<std::uint64_t>(boards_that_fit(shape, drawable_square, request.columns,
                                                                 paper.size.width, paper.size.height));
    const Frame frame = placement_frame(board, marks);
    return {.plan = paper.plan(shape, count),
            .title = paper.title(request.handout ? handout_title(board) : frame.title),
            .about = request.handout ? handout_description(board) : frame.description,
            .boards = std::vector<BoardPanel>(count, frame.board),
            .counted = true};
}

std::string answers_title(std::string title) {
    title.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(title.front())));
    return "Answers: " + title;
}

std::vector<Section> sections_of(const Request& request, const SheetPaper& paper) {
    check_sheet_options(request);
    if (!request.handout && !request.gave("queens"))
        return {solutions_section(request, paper)};
    std::vector<Section> sections{boards_section(request, paper, operand_n(request, max_sheet_board))};
    if (gave_one_of(request, sheet_choices)) {
        sections.push_back(solutions_section(request, paper));
        if (!request.page_title)
            sections.back().title = answers_title(sections.back().title);
    }
    return sections;
}

/// Throws UsageError where boards are too small to draw on such a page.
void check_sheet_room(const std::vector<Section>& sections, const SheetPaper& paper, const Request& request) {
    for (const Section& section : sections) {
        try {
            lay_out_sheet(section.plan.shape, paper.size.width, paper.size.height);
        } catch (const std::invalid_argument&) {
            const SheetShape& shape = section.plan.shape;
            if (request.columns > 1)
                throw UsageError(fmt::format(
                    "--columns: {} boards of {}x{} squares side by side are too small to draw; give fewer",
                    shape.columns, shape.board_size, shape.board_size));
            throw UsageError(
                fmt::format("--page: {}x{} is too small for boards of {}x{} squares; give a larger one",
                            paper.size.width, paper.size.height, shape.board_size, shape.board_size));
        }
    }
}

void check_sheet_pages(std::uint64_t pages, const Request& request, const Destination& destination) {
    if (is_one_file(destination)) {
        if (pages > 1 && !destination.format->pages)
            throw UsageError(
                fmt::format("--output: {} is one page and the boards take {}; write a .pdf or .pptx, or a "
                            "pattern such as "
                            "sheet-{{index}}.{}, or choose fewer with --limit",
                            destination.path, grouped(pages), destination.format->name));
        return;
    }
    if (pages > max_files && !request.force)
        throw LimitError(fmt::format(
            "N: the boards take {} files, more than {}; choose some with --limit K, or allow it with --force",
            grouped(pages), grouped(max_files)));
}

ExitCode sheet(const Request& request, Console& console) {
    const Destination destination = sheet_destination(request);
    const SheetPaper paper{.request = request, .size = page_size(request, *destination.format)};
    std::vector<Section> sections = sections_of(request, paper);
    check_sheet_room(sections, paper, request);
    const std::uint64_t pages = pages_of(sections);
    check_sheet_pages(pages, request, destination);
    const int n = sections.front().plan.shape.board_size;
    Choice choice;
    choice.n = n;
    choice.unique = request.unique;
    OutputOptions options = output_options(request, choice, destination);
    options.look.width = paper.size.width;
    options.look.height = paper.size.height;
    options.look.caption = true;  // of text: pictures keep colors for it
    options.names = "sheet-{n}-{index}";
    options.pictures = options.max_number = pages;
    const bool counted = std::ranges::all_of(sections, &Section::counted);
    const auto total = counted ? std::optional(pages) : std::nullopt;
    const std::string none = nothing_written_text(choice);
    return write_pictures(
        {.frames = sheet_pages(std::move(sections)), .total = total, .files = total, .none = none}, options,
        request, console);
}

std::vector<Option> sheet_destination_options() {
    std::vector<Option> options = destination_options(Medium::document);
    Option& output = *std::ranges::find(options, "output", &Option::name);
    output.help =
        "a file, a folder/ or a pattern such as sheet-{index}.png, where {index} is the number of the page "
        "and {n} the board size, or - for standard output (with --format)";
    output.default_note = default_sheet_path(nullptr);
    std::ranges::find(options, "format", &Option::name)->default_note = "pdf";
    return options;
}

}  // namespace

Command sheet_command() {
    return {
        .name = "sheet",
        .summary = "writes many boards on a page, to print: solutions, or a handout",
        .operand = "N",
        .operand_help = "the board size, 1 to 100",
        .options =
            join({sheet_destination_options(), choice_options(), queens_option(), page_options(),
                  rows_named(look_options(),
                             {"theme", "colors", "pieces", "logo", "marks", "coordinates", "background"}),
                  dry_run_option(),
                  force_option("replace existing files; allow more than a day's work or 100,000 files"),
                  common_options()}),
        .examples = {{"queenreel sheet 8", "sheet.pdf: all 92 solutions on a page of A4"},
                     {"queenreel sheet 8 --unique --page letter -o twelve.svg", "the 12 fundamental ones"},
                     {"queenreel sheet 10 --columns 6 -o ten.pdf", "724 solutions on several pages"},
                     {"queenreel sheet 8 --page 16:9 --theme slate -o slide.png", "for a slide"},
                     {"queenreel sheet 6 --handout --limit 4 -o class.pdf",
                      "blank boards, and four answers on the last page"}},
        .run = sheet,
    };
}

}  // namespace queenreel
