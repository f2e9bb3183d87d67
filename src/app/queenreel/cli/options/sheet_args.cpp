#include "queenreel/cli/options/sheet_args.h"

#include <string_view>
#include <utility>

#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/solvers/exercises.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_sheet_columns = 1000;
constexpr std::uint64_t max_handout = 10'000;
constexpr std::uint64_t max_exercises = 200;

constexpr std::string_view default_page = "a4";

}  // namespace

bool asks_for_strip(const StoryArgs& args) {
    return asks_for_story(args) || args.events;
}

std::vector<Option> page_rows() {
    constexpr std::string_view handout = message("To fill in");
    std::vector<Option> rows{
        {.name = "page",
         .argument = "SIZE",
         .value = suggesting(named_size_names(), parsed(&PageArgs::page, parse_size_of)),
         .help = filled(page_help, {{"names", size_names()}}),
         .default_note = std::string(default_page)},
        {.name = "landscape",
         .value = flag(&PageArgs::landscape),
         .help = "turn the page so that it is wider than high"},
        {.name = "columns",
         .argument = "K",
         .value = whole(&PageArgs::columns, {1, max_sheet_columns}),
         .help = "the number of boards side by side",
         .default_note = "as many as make the boards largest"},
        {.name = "title",
         .argument = "TEXT",
         .value = line(&PageArgs::title),
         .help = "the line at the top of each page, empty for none",
         .default_note = "what it shows"},
        {.name = "classes",
         .value = flag(&PageArgs::classes),
         .help = "show whole symmetry classes: each solution as found, rotated and mirrored, side by side"},
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
    return in_group("The page", std::move(rows));
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
    const std::vector<Term> of_boards{"handout", "queens", "queens-from"};
    kinds.push_back({.option = "classes",
                     .excludes = of_boards,
                     .message = "a sheet of whole classes has no use for --{other}; leave out one of them"});
    kinds.push_back(
        {.option = "story",
         .excludes = of_boards,
         .message = "a sheet of a strip of a story has no use for --{other}; leave out one of them"});
    kinds.push_back(
        {.option = "events",
         .excludes = of_boards,
         .message = "a sheet of a strip of a search has no use for --{other}; leave out one of them"});
    kinds.push_back(
        {.option = "exercises",
         .excludes = {"handout", "queens", "queens-from", "classes", "story", "events", "place", "block",
                      "board", "unique", "solution", "solutions", "limit", "boards", "solver"},
         .message = "it draws its own boards, each with one answer; leave out --{other}"});
    kinds.push_back({.option = "missing",
                     .needs = {"exercises"},
                     .message = "only exercises lack queens; add --exercises, or leave it out"});
    kinds.push_back({.option = "duplex",
                     .excludes = {"completions", "title", "logo"},
                     .message = "a card has one board on each side and nothing else; leave out --{other}"});
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
         .message = "a handout has the boards that --{other} has; leave out one of them"},
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
         .message = "the boards of a class are solutions; leave it out, or leave out --{other}"}};
    // The answers of a handout come from a solver, except if its boards have queens: then all completions are
    // answers.
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

}  // namespace queenreel
