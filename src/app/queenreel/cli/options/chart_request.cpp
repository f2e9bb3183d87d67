#include "queenreel/cli/options/chart_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/compare_args.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

constexpr std::uint64_t usual_board = 8;  // for puzzles with given queens

/// Returns true if the first operand after the kind is N or a range, not a solver.
bool gives_boards(const ChartArgs& args) {
    return args.operands().size() > 1 && !find_solver(split_list(args.operands()[1]).front()) &&
           (args.operands()[1].find_first_of("0123456789") == 0 || args.operands().size() == 2);
}

/// Returns the first typed option for given queens or blocked squares; empty if there is none.
std::string_view option_for_givens(const ChartArgs& args) {
    for (const std::string_view option : {"board", "place", "block"})
        if (args.line.typed(option))
            return option;
    return "";
}

/// Returns the first option for givens or for a rule that the chart does not take; empty if there is none.
std::string_view refused_given(const ChartKind& kind, const ChartArgs& args) {
    if (args.rule != AttackRule::queens && !kind.rules)
        return "rule";
    return kind.givens ? "" : option_for_givens(args);
}

/// Throws UsageError for a board that the chart does not take.
void check_board(const ChartKind& kind, const ChartArgs& args) {
    const std::string_view refused = refused_given(kind, args);
    if (refused.empty())
        return;
    throw UsageError(said("--{option}: {chart} is of {boards}; leave it out, or give chart density", refused,
                          kind.name, refused == "rule" ? said("chess queens") : said("empty boards")));
}

}  // namespace

const ChartKind& chart_kind(const ChartArgs& args) {
    if (args.operands().empty())
        throw UsageError(
            said("KIND: which chart is missing; {advice}", said_choices("", row_names(chart_kinds()))));
    const std::string& name = args.operands().front();
    const ChartKind* kind = find_row(chart_kinds(), name);
    if (!kind) {
        const std::string_view guessed = value_guess("chart", name);
        throw UsageError(
            said("{name}: there is no such chart; {advice}", name,
                 guessed.empty() ? said_choices(name, row_names(chart_kinds())) : said_of(guessed)));
    }
    if (!kind->solvers && (args.operands().size() > 2 || !args.solvers.empty()))
        throw UsageError(
            said("{chart}: it compares no solvers; give only a board size, or chart compare", name));
    if (args.measure && !kind->compares)
        throw UsageError(
            said("--measure: {chart} has one measure; leave it out, or give chart compare", name));
    check_board(*kind, args);
    return *kind;
}

std::vector<const Solver*> charted_solvers(const ChartKind& kind, const Puzzle& puzzle, const ChartArgs& args,
                                           Console& console) {
    std::vector<std::string_view> names;
    for (std::size_t i = gives_boards(args) ? 2 : 1; i < args.operands().size(); ++i)
        std::ranges::copy(split_list(args.operands()[i]), std::back_inserter(names));
    if (names.empty() && args.solvers.empty())
        return those_that_take(puzzle, kind.solvers(), console);
    std::vector<const Solver*> named = named_solvers(args, names);
    check_solvers(puzzle, named);
    return named;
}

Range chart_boards(const ChartKind& kind, const std::optional<Puzzle>& drawn, const ChartArgs& args) {
    if (drawn && !gives_boards(args)) {
        const auto n =
            parse_whole("--board", std::to_string(drawn->size()), {1, static_cast<std::uint64_t>(kind.max)});
        return {n, n};
    }
    const std::string_view givens = option_for_givens(args);
    if (!gives_boards(args) && !givens.empty())
        return {usual_board, usual_board};
    if (!gives_boards(args))
        return {static_cast<std::uint64_t>(kind.usual_first), static_cast<std::uint64_t>(kind.usual_last)};
    const Range allowed{1, static_cast<std::uint64_t>(kind.max)};
    const std::string& text = args.operands()[1];
    if (text.find('-', 1) == std::string::npos) {
        const std::uint64_t n = parse_whole("N", text, allowed);
        return {n, n};
    }
    if (!kind.ranges)
        throw UsageError(said("N: a {chart} is of one board size; give one N", kind.name));
    if (!givens.empty())
        throw UsageError(
            said("--{option}: given queens and blocked squares are of one board; give one N", givens));
    const Range range = parse_range("N", text);
    parse_whole("N", std::to_string(range.min), allowed);
    parse_whole("N", std::to_string(range.max), allowed);
    return range;
}

Destination chart_destination(const OutputArgs& args, const ChartKind& kind) {
    const Format* format = args.format;
    if (!format && !args.output.empty())
        format = format_of(args.output);
    if (format && format->plays)
        throw UsageError(said("--output: a chart is a picture or a film, and {format} a page; write an svg",
                              format->name));
    const std::string path =
        args.output.empty() ? fmt::format("{}.{}", kind.name, format ? format->name : "svg") : args.output;
    const Medium medium = format && format->film ? Medium::film : Medium::document;
    const Destination destination =
        destination_of(path, args.format, medium, args.format ? *args.format : default_format(medium));
    if (!is_one_file(destination))
        throw UsageError(
            said("--output: a chart is one file, and {folder} is for many; give a name such as {chart}.svg",
                 destination.path, kind.name));
    return destination;
}

}  // namespace queenreel
