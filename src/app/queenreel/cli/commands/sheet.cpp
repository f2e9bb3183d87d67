#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/options/sheet_args.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/cli/speech.h"
#include "queenreel/cli/write.h"
#include "queenreel/sheet/pages.h"
#include "queenreel/story/story.h"
#include "queenreel/studio/limits.h"
#include "queenreel/terminal/progress.h"

namespace queenreel {
namespace {

/// The default path.
std::string default_sheet_path(const Format* format) {
    return fmt::format("sheet.{}", format ? format->name : "pdf");
}

Destination sheet_destination(const OutputArgs& args) {
    if (const Format* format = format_of(args.output); format && !still_format(*format))
        throw UsageError(
            said("--output: {format} is a film; for solutions that gather in one: queenreel animate 8 "
                 "--panels boards -o {file}",
                 format->name, args.output));
    Destination destination =
        destination_of(args.output.empty() ? default_sheet_path(args.format) : args.output, args.format,
                       Medium::document, args.format ? *args.format : default_format(Medium::document));
    if (destination.path.find("{queens}") != std::string::npos)
        throw UsageError(said("--output: a page has many boards, and {{queens}} is of one; use {{index}}"));
    return destination;
}

/// Returns the arguments with a theme that saves toner on paper, unless they specify colors.
SheetArgs dressed(const SheetArgs& args, const Format& format) {
    SheetArgs result = args;
    const bool is_paper = args.page ? args.page->paper.has_value() : format.pictures.default_width == 0;
    if (is_paper && !args.theme && !args.background && args.colors.empty())
        result.theme = *find_theme("print");
    return result;
}

constexpr double drawn_a_second = 2000;  // boards: 14,200 took 6.3 s

/// Announces sheets that take long to write.
void announce_pages(const std::vector<Section>& sections, Console& console) {
    const double seconds = boards_on(sections) / drawn_a_second;
    if (seconds > long_work)
        console.note(said("sheet: {count} pages take about {time}", said_number(pages_of(sections)),
                          long_time(seconds)));
}

/// Suggests how to stay within the maximum number of pages.
std::string fewer_pages_text(const std::vector<Section>& sections, std::uint64_t max_pages) {
    const Section& last = sections.back();
    const std::uint64_t others = pages_of(sections) - last.plan.pages;
    if (last.limit.empty() || others >= max_pages)
        return "put more boards on a slide with {columns}";
    const std::uint64_t boards = (max_pages - others) * last.plan.boards_a_page();
    const auto group = static_cast<std::uint64_t>(std::max(last.plan.shape.group, 1));
    const PageRemedy fewer{fmt::format("{{{}={}}}", last.limit, boards / group), max_pages};
    return remedies_text({&fewer, 1}, "");
}

void check_sheet_pages(const std::vector<Section>& sections, const SheetArgs& args,
                       const Destination& destination) {
    const std::uint64_t pages = pages_of(sections);
    if (is_one_file(destination)) {
        if (const std::uint64_t max = destination.format->max_pages; max > 0 && pages > max)
            refuse_pages(*destination.format, destination.path, pages,
                         fewer_pages_text(sections, max) + ", or write a .pdf");
        if (pages > 1 && !destination.format->pages)
            throw UsageError(
                said("--output: {file} is one page and the boards take {count}; write a .pdf or .pptx, or a "
                     "pattern such as sheet-{{index}}.{format}, or choose fewer with --limit",
                     destination.path, said_number(pages), destination.format->name));
        return;
    }
    if (pages > max_files && !args.force)
        throw LimitError(
            said("N: the boards take {count} files, more than {max}; choose some with --limit K, or allow it "
                 "with --force",
                 said_number(pages), said_number(max_files)));
}

ExitCode sheet(const SheetArgs& args, Console& console) {
    const Destination destination = sheet_destination(args);
    const PictureSize size = page_size(args, *destination.format);
    std::vector<Section> sections = sections_of(args, size);
    for (const Section& section : sections)
        check_room(section, size.width, size.height, args.columns);
    check_sheet_pages(sections, args, destination);
    announce_pages(sections, console);
    const int n = sections.front().plan.shape.board_size;
    Choice choice;
    choice.n = n;
    choice.unique = args.unique;
    if (asks_for_givens(args) && !args.board)  // --board has been read already
        choice.givens = puzzle_of(args, drawn_puzzle(args), n).givens();
    choice.rule = args.rule;
    OutputOptions options = output_options(dressed(args, *destination.format), choice, destination);
    options.look.width = size.width;
    options.look.height = size.height;
    options.look.caption = true;  // reserves colors for text
    options.look.scene = sections.front().scene;
    options.look.scene.size = n;
    options.names = "sheet-{n}-{index}";
    options.pictures = options.max_number = pages_of(sections);
    const bool counted = std::ranges::all_of(sections, &Section::counted);
    const auto total = counted ? std::optional(options.pictures) : std::nullopt;
    const std::string none = nothing_written_text(choice);
    return write_pictures({.frames = sheet_pages(std::move(sections), args.words),
                           .total = total,
                           .files = total,
                           .none = none},
                          options, args, console);
}

std::vector<Option> sheet_output_rows() {
    return in_words(document_rows(),
                    {{.option = "output",
                      .help = "a file, a folder/, a pattern such as sheet-{index}.png ({index} is the page "
                              "number, {n} the board size), or - for standard output (with --format)",
                      .default_note = default_sheet_path(nullptr)},
                     {.option = "format", .default_note = "pdf"}});
}

}  // namespace

Command sheet_command() {
    return {
        .name = "sheet",
        .summary = "writes many boards on a page: solutions, classes, handouts",
        .operand = "N",
        .operand_help = "the board size, 1 to 100",
        .also = "poster",
        .usual = "8",
        .options = options_of(
            sheet_output_rows(), alt_row(), rows_named(story_rows(), {"story", "events"}), given_rows(),
            attack_rule_row(), story_selection_rows(), select_row(), placement_rows(), page_rows(),
            in_words(rows_named(look_rows(), {"theme", "colors", "pieces", "logo", "marks", "coordinates",
                                              "numbering", "lang", "background"}),
                     {{.option = "lang",
                       .help = "the language of titles, captions, labels and alt texts, see list "
                               "languages"}}),
            dry_run_row(), force_row("replace existing files; allow more than a day's work or 100,000 files"),
            common_rows()),
        .rules = join({sheet_rules(), given_rules({"unique", "classes", "events"}),
                       attack_rule_rules(
                           {"unique", "classes", "handout", "exercises", "events", "queens", "queens-from"}),
                       choice_rules(), story_rules(), output_rules(), alt_rules()}),
        .examples = {{"queenreel sheet 8", "sheet.pdf: all 92 solutions on a page of A4"},
                     {"queenreel sheet 8 --unique --page letter -o twelve.svg", "the 12 fundamental ones"},
                     {"queenreel sheet 10 --columns 6 -o ten.pdf", "724 solutions on several pages"},
                     {"queenreel sheet 8 --page 16:9 --theme slate -o slide.png", "for a slide"},
                     {"queenreel sheet 8 --classes -o classes.pdf", "the 12 classes, each whole"},
                     {"queenreel sheet 6 --story search -o strip.pdf",
                      "a search as a strip: what happens for the first time, with captions"},
                     {"queenreel sheet 8 --exercises 6 --missing 3 -o exercises.pdf",
                      "six boards, each with a single completion, and the answers"},
                     {"queenreel sheet 8 --exercises 12 --duplex long -o cards.pdf",
                      "twelve cards, each with its answer on its back"},
                     {"queenreel sheet 8 --handout --place a1,b5 --block d4 --limit 1 -o puzzle.pdf",
                      "boards with two queens and a blocked square to complete, and an answer"},
                     {"queenreel sheet 8 --lang de -o loesungen.pdf", "all solutions, with German texts"},
                     {"queenreel sheet 6 --handout --limit 4 -o class.pdf",
                      "boards to fill in, a line for a name, and four answers on the last page"}},
        .action = action<sheet>(),
    };
}

}  // namespace queenreel
