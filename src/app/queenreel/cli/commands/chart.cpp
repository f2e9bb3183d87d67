
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/chart/chart_frames.h"
#include "queenreel/chart/density.h"
#include "queenreel/chart/kinds.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/chart_options.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/cli/write.h"
#include "queenreel/paint/chart_painter.h"
#include "queenreel/studio/rules.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/terminal/table.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr int max_drawn_rooks = 8;        // 9 have 362,880 solutions
constexpr double charted_a_second = 300;  // solutions of several runs, with a few thousand events each

/// Throws UsageError for a solver whose searches the chart cannot show.
void check_solver(const Solver& solver, const ChartKind& kind, ChartSubject subject) {
    if (!kind.compares && !can_be_mapped(solver))
        throw UsageError(said("{solver}: it places each queen once, so there is no map; give another solver",
                              solver.name));
    subject.solvers = {&solver};
    if (searches_of(subject).empty())
        throw UsageError(said("N: {solver} takes {min} to {max}; give {these}", solver.name, solver.min_n,
                              solver.max_n,
                              kind.ranges ? said("a range that has some of these") : said("one of these")));
}

/// Measures the searches and shows progress. Throws LimitError if they take more than a day, unless forced.
ChartData measured_data(const ChartKind& kind, ChartSubject subject, const ChartArgs& args,
                        Console& console) {
    subject.solvers = charted_solvers(kind, subject.puzzle(subject.last), args, console);
    for (const Solver* solver : subject.solvers)
        check_solver(*solver, kind, subject);
    const std::vector<ChartedSearch> searches = searches_of(subject);
    if (solutions_of(subject) > charted_a_second * seconds_a_day && !args.force)
        throw LimitError(said(
            "N: the searches are more than a day's work; give smaller boards, or allow it with --force"));
    Progress progress(console, message("searches"), searches.size());
    subject.watch = interruptible_from_start<SearchEvent>;
    subject.measured = [&] {
        check_interrupted();
        progress.step();
    };
    return kind.data(subject);
}

ChartData chart_data(const ChartKind& kind, Range boards, const Puzzle& puzzle, const ChartArgs& args,
                     Console& console) {
    const ChartSubject subject{.first = static_cast<int>(boards.min),
                               .last = static_cast<int>(boards.max),
                               .givens = puzzle.givens(),
                               .rule = puzzle.rule(),
                               .measure = args.measure.value_or(search_measures().front().measure),
                               .seed = args.seed_or_default(),
                               .words = args.LookArgs::words};
    if (kind.solvers)
        return measured_data(kind, subject, args, console);
    ChartData data = kind.data(subject);
    if (!data.chart.plots.empty() && data.chart.plots.front().lines.front().points.empty())
        throw FailedError(
            said("N: {n} has no solutions, and a log scale has no 0; give a range such as 1-27", boards.min));
    return data;
}

void print_chart_data(const ChartData& data, const ChartArgs& args, Console& console) {
    if (args.json)
        console.print_json(data.json, 2);
    else
        console.print(table_csv(data.columns, data.rows));
}

bool is_film(const Format& format) {
    return format.film != nullptr;
}

std::vector<Rule> chart_rules() {
    std::vector<Rule> rules = answer_rules();
    for (const char* option : {"duration", "fps", "loop", "quality", "codec", "matte"})
        rules.push_back({.option = option,
                         .suits = by(is_film),
                         .message = "{other} is a picture; leave it out, or write an mp4"});
    rules.push_back(
        {.option = "alt -",
         .excludes = {"json", "csv"},
         .when = {"output"},
         .message = "standard output has the numbers; name a file, or leave out --json and --csv"});
    return join({rules, rules_of(film_rules(), {"loop", "quality"})});
}

/// Says that a puzzle has no solution, and why if it has givens or another rule.
std::string none_text(const Puzzle& puzzle) {
    const auto line = puzzle.is_plain() ? std::nullopt : none_line(puzzle);
    return line.value_or(said("n = {n}: no solutions", puzzle.size()));
}

/// Writes a board with a number in each square, instead of a chart.
ExitCode chart_density(const Puzzle& puzzle, const ChartArgs& args, OutputOptions options, Console& console) {
    if (options.format->film)
        throw UsageError(said(
            "--output: a density is one picture; write an svg, or animate the solutions with --cards end"));
    const bool answers = args.json || args.csv;
    if (puzzle.rule() == AttackRule::rooks && puzzle.size() > max_drawn_rooks && !args.force)
        throw LimitError(
            said("N: {count} rooks have {n}! solutions; give up to {max} rooks, or allow it with --force",
                 puzzle.size(), puzzle.size(), max_drawn_rooks));
    const Density density = density_of(puzzle, check_interrupted);
    const bool drawn = !answers || !args.output.empty();
    if (drawn && std::ranges::max(density.squares) > max_density_number)
        throw UsageError(said("N: the numbers have no room in a picture; print them with --csv or --json"));
    if (answers)
        print_chart_data(density_data(density, args.LookArgs::words), args, console);
    if (answers && args.output.empty())
        return ExitCode::done;
    if (density.solutions == 0)
        console.note(none_text(puzzle));
    if (!args.size)
        options.look.width = options.look.height;
    options.pictures = options.max_number = 1;
    Frame frame = density_picture(density, args.title, args.caption, args.LookArgs::words, options.look);
    ChartArgs picture_args = args;
    picture_args.json = false;  // the JSON answer is the numbers
    const auto frames = [](Frame picture) -> Generator<Frame> { co_yield picture; };
    return write_pictures({.frames = frames(std::move(frame)),
                           .total = 1,
                           .files = 1,
                           .none = said("chart: there is nothing to show; give another N")},
                          options, picture_args, console);
}

ExitCode chart(const ChartArgs& args, Console& console) {
    const ChartKind& kind = chart_kind(args);
    const auto drawn_board = drawn_puzzle(args);
    const Range boards = chart_boards(kind, drawn_board, args);
    const Puzzle puzzle = puzzle_of(args, drawn_board, static_cast<int>(boards.max));
    const Destination destination = chart_destination(args, kind);
    const Format& format = *destination.format;
    check_formats(chart_rules(), args, std::array{&format});
    Choice choice;
    choice.n = puzzle.size();
    check_paper(args, format);
    OutputOptions options = output_options(args, choice, destination);
    options.threads = args.threads;
    options.look.scene.size = 1;  // it has no board
    options.look.scene.charts = true;
    options.look.caption = true;  // reserves colors for text
    if (!args.size)
        options.look.width =
            2 * static_cast<int>(std::lround(format.pictures.default_side * 8.0 / 9));  // 16:9
    if (format.film) {
        check_encode(args, options.look.theme, std::array{&format});
        const Words words = options.words;
        static_cast<EncodeSpec&>(options) = encode_for(args, *format.film);
        options.words = words;
    }
    if (!kind.data)
        return chart_density(puzzle, args, std::move(options), console);
    ChartData data = chart_data(kind, boards, puzzle, args, console);
    options.look.scene.maps = !data.chart.maps.empty();
    options.look.scene.hues = kind.compares;
    data.chart.title = args.title.value_or(data.chart.title);
    data.chart.caption = args.caption.value_or("");
    std::ranges::replace(data.chart.caption, '\n', ' ');
    const bool answers = args.json || args.csv;
    if (answers)
        print_chart_data(data, args, console);
    if (answers && args.output.empty())
        return ExitCode::done;
    if (!args.alt.empty() && format.film)
        throw UsageError(said("--alt: a film has no alt text; write a picture, such as an svg"));
    const ChartPainter room(data.chart, options.look);  // throws SpecError if it does not fit
    const std::uint64_t pictures = format.film ? data.steps : 1;
    options.pictures = options.max_number = pictures;
    ChartArgs drawn = args;
    drawn.json = false;  // the JSON answer is the numbers
    return write_pictures({.frames = chart_frames(std::move(data), format.film, args.duration),
                           .total = pictures,
                           .files = 1,
                           .none = said("chart: there is nothing to show; give another N")},
                          options, drawn, console);
}

}  // namespace

Command chart_command() {
    return {
        .name = "chart",
        .summary = "draws charts of solution counts, solvers and whole searches",
        .operand = "KIND [N]",
        .operand_help =
            "growth: the number of solutions by board size [1-27]; funnel: the placements left after each "
            "rule [8]; compare: the looks, nodes or time of solvers, measured now [4-9], with the solvers "
            "after N; map: a whole search in one picture [8], several solvers on one scale; density: the "
            "number of solutions with a queen on each square, as a board [8]. growth and compare "
            "take a range such as 4-20. --json and --csv print the numbers, and draw them only with --output",
        .also = "plot diagram graph",
        .usual = "growth",
        .next_operand =
            [](const TypedLine& line) {
                if (line.operands.empty())
                    return row_names(chart_kinds());
                const ChartKind* kind = find_row(chart_kinds(), line.operands.front());
                return kind && kind->solvers ? next_solvers(line) : std::vector<std::string_view>();
            },
        .lists_operands = true,
        .options = chart_options(),
        .rules = chart_rules(),
        .examples = {{"queenreel chart growth", "growth.svg: the known counts up to n = 27"},
                     {"queenreel chart growth 4-20 --theme slate -o growth.mp4", "a film, point after point"},
                     {"queenreel chart funnel 8 -o funnel.pdf", "from 4.4 billion placements to 92"},
                     {"queenreel chart compare 4-10 backtracking,bitmask -o compare.png",
                      "two solvers on this machine"},
                     {"queenreel chart compare 8 --measure time -o time.svg",
                      "a bar for each solver, sorted"},
                     {"queenreel chart map 8 --solver backtracking,forward-checking -o poster.pdf",
                      "all that two solvers did, on one scale of work"},
                     {"queenreel chart density 8 -o density.svg",
                      "how many of the 92 solutions have a queen on each square"},
                     {"queenreel chart density 8 --place a1 --block e4", "those that complete a board"},
                     {"queenreel chart compare 4-9 --csv", "the same numbers, for a spreadsheet"}},
        .action = action<chart>(),
    };
}

}  // namespace queenreel
