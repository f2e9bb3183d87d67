#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <nlohmann/json.hpp>
#include <span>

#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/boards/solution_format.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/guesses.h"
#include "queenreel/cli/options/presets.h"
#include "queenreel/encode/format.h"
#include "queenreel/frame/theme.h"
#include "queenreel/listings/listings.h"
#include "queenreel/paint/piece.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/race/racer.h"
#include "queenreel/story/story.h"
#include "queenreel/terminal/table.h"
#include "queenreel/timing/pace.h"
#include "queenreel/timing/transition.h"

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

/// The arguments of a list.
struct ListArgs : CommonArgs {
    const ListingFile* shown = nullptr;  ///< the listing to print; null: none
    bool traced = false;
};

/// A table of the program as an array of rows; each has at least `name` and `summary`.
struct Listing {
    std::string_view name;
    Json (*rows)();
};

/// A row's other fields.
template <typename Row>
Json fields_of(const Row& /*row*/) {
    return Json::object();
}

double in_seconds(std::chrono::microseconds time) {
    return static_cast<double>(time.count()) / 1e6;
}

/// The default of --solver; a race has several.
std::string default_solvers(const Story& story) {
    if (story.name != "race")
        return std::string(story.default_solver.empty() ? solvers().front().name : story.default_solver);
    std::string names;
    for (const RaceEntry& entry : race_entries({}))
        names.append(names.empty() ? "" : ",").append(entry.name);
    return names;
}

Json fields_of(const Story& story) {
    Json panels = Json::array();
    for (const PanelKind kind : story.panels)
        panels.push_back(panel_info(kind).name);
    return {{"panels", panels},
            {"default_solver", default_solvers(story)},
            {"follows_search", story.follows_search}};
}

Json fields_of(const MomentKindRow& kind) {
    return {{"hold_seconds", in_seconds(kind.hold)}, {"must_be_seen", kind.must_be_seen}};
}

Json fields_of(const Solver& solver) {
    return {{"min_n", solver.min_n},
            {"max_n", solver.max_n},
            {"complete", solver.complete},
            {"ordered", solver.ordered},
            {"deterministic", solver.deterministic},
            {"looks_at", solver.looks_at}};
}

Json fields_of(const Format& format) {
    Json fields{{"for", format.film ? "animate" : "render"},
                {"default_side", format.pictures.default_side},
                {"default_width", format.pictures.width()},
                {"max_side", format.pictures.max_side},
                {"transparent", format.pictures.transparent}};
    if (format.film)
        fields.update({{"still", format.still != nullptr},
                       {"min_hold_seconds", in_seconds(format.film->min_hold)},
                       {"max_hold_seconds", in_seconds(format.film->max_hold)}});
    return fields;
}

Json fields_of(const ListingFile& file) {
    return {{"language", file.language->name},
            {"solver", file.solver ? Json(file.solver->name) : Json()},
            {"shown_lines", file.shown.lines.size()}};
}

Json fields_of(const SolutionFormat& /*format*/) {
    return {{"for", "solve"}};
}

/// Colors in the form of theme files.
Json fields_of(const Theme& theme) {
    const auto hex = [](Color color) {
        return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
    };
    Json colors;
    for (const ThemeColor& row : theme_colors())
        colors[row.name] = {{"color", hex(theme.*(row.color))}, {"for", row.summary}};
    return {{"colors", colors}};
}

Json fields_of(const Preset& preset) {
    return {{"options", options_text(preset)}};
}

template <typename Row>
Json rows_of(std::span<const Row> rows) {
    Json all = Json::array();
    for (const Row& row : rows)
        all.emplace_back(Json{{"name", row.name}, {"summary", row.summary}}).update(fields_of(row));
    return all;
}

Json format_rows() {
    Json all = rows_of(formats());
    const Json texts = rows_of(solution_formats());
    all.insert(all.end(), texts.begin(), texts.end());
    return all;
}

constexpr std::array listings{
    Listing{"solvers", [] { return rows_of(solvers()); }},
    Listing{"stories", [] { return rows_of(stories()); }},
    Listing{"panels", [] { return rows_of(panel_table()); }},
    Listing{"moments", [] { return rows_of(moment_kinds()); }},
    Listing{"transitions", [] { return rows_of(transitions()); }},
    Listing{"themes", [] { return rows_of(themes()); }},
    Listing{"pieces", [] { return rows_of(pieces()); }},
    Listing{"formats", format_rows},
    Listing{"presets", [] { return rows_of(presets()); }},
    Listing{"listings", [] { return rows_of(listing_files()); }},
};

/// A second line for details beyond the summary; may be empty.
std::string second_line(const Json& row) {
    if (row.contains("options"))
        return row["options"];
    if (row.contains("complete"))
        return fmt::format("n from {} to {}, finds {}; a look is at {}", row["min_n"].get<int>(),
                           grouped(row["max_n"].get<std::uint64_t>()),
                           row["complete"].get<bool>() ? "all" : "one",
                           row["looks_at"].get_ref<const std::string&>());
    if (row.contains("hold_seconds"))
        return fmt::format("held for {} s{}", row["hold_seconds"].get<double>(),
                           row["must_be_seen"].get<bool>() ? ", never left out" : "");
    if (!row.contains("panels"))
        return "";
    std::string text = fmt::format("solver: {}", row["default_solver"].get_ref<const std::string&>());
    for (const Json& panel : row["panels"])
        text += fmt::format("{}{}", &panel == &row["panels"].front() ? "; panels: " : ", ",
                            panel.get_ref<const std::string&>());
    return text;
}

/// The rows as lines, indented by `indent` columns.
std::string listing_text(const Json& rows, std::size_t indent = 0) {
    std::size_t width = 0;
    for (const Json& row : rows)
        width = std::max(width, row["name"].get_ref<const std::string&>().size());
    std::string text;
    for (const Json& row : rows) {
        const auto cell = [&](const char* key) { return row.value(key, std::string()); };
        const std::string what_for = row.contains("for") ? fmt::format("{:<9}", cell("for")) : "";
        const std::string head = fmt::format("{:{}}{:<{}}  {}", "", indent, cell("name"), width, what_for);
        const std::string_view before = std::string_view(head).substr(0, head.find_last_not_of(' ') + 1);
        text += two_columns(before, head.size(), cell("summary"));
        if (const std::string second = second_line(row); !second.empty())
            text += two_columns("", indent + width + 2, second);
    }
    return text;
}

/// All tables by name.
Json all_rows() {
    Json all = Json::object();
    for (const Listing& listing : listings)
        all[std::string(listing.name)] = listing.rows();
    return all;
}

/// All tables, each under a heading.
std::string all_tables() {
    std::string text;
    for (const Listing& listing : listings)
        text +=
            fmt::format("{}{}\n{}", text.empty() ? "" : "\n", listing.name, listing_text(listing.rows(), 2));
    return text;
}

const Listing& listing_of(const CommonArgs& args) {
    const std::vector<std::string_view> names = row_names(listings);
    const auto& operands = args.operands();
    if (operands.size() > 1)
        throw UsageError(fmt::format("{}: only one list at a time; leave it out", operands[1]));
    const auto found = std::ranges::find(listings, operands[0], &Listing::name);
    if (found == listings.end()) {
        const std::string_view guessed = value_guess("list", operands[0]);
        throw UsageError(fmt::format("WHAT: there is no '{}'; {}", operands[0],
                                     guessed.empty() ? choices(operands[0], names) : guessed));
    }
    return *found;
}

/// Prints a program for students.
ExitCode print_listing(const ListArgs& args, Console& console) {
    if (!args.operands().empty() && args.operands() != std::vector<std::string>{"listings"})
        throw UsageError(
            fmt::format("--show: it prints one of listings, not of {}; give list listings --show {}",
                        args.operands().front(), args.shown->name));
    if (args.traced && !args.shown->solver)
        throw UsageError(fmt::format("--traced: {} is itself the tracer; leave it out", args.shown->name));
    console.print(args.traced ? args.shown->traced : args.shown->plain);
    return ExitCode::done;
}

Rows<ListArgs> listing_rows() {
    constexpr std::string_view group = "Programs for students";
    return {{.name = "show",
             .argument = "LISTING",
             .value = name(&ListArgs::shown, listing_files()),
             .help = "print one of listings: a solver as a program, or a tracer for a program of your own",
             .group = group},
            {.name = "traced",
             .value = flag(&ListArgs::traced),
             .help = "with calls of the tracer, which must stand beside it",
             .group = group}};
}

std::vector<Rule> listing_rules() {
    return {{.option = "traced",
             .needs = {"show"},
             .message = "only a listing can call a tracer; add --show with one of list listings"},
            {.option = "show", .excludes = {"json"}, .message = "a program is no JSON; leave out --{0}"}};
}

ExitCode print_lists(const ListArgs& args, Console& console) {
    if (args.shown)
        return print_listing(args, console);
    if (args.operands().empty()) {
        if (args.json)
            console.print_json(all_rows(), 2);
        else
            console.print(all_tables());
        return ExitCode::done;
    }
    const Json rows = listing_of(args).rows();
    if (args.json)
        console.print_json(rows, 2);
    else
        console.print(listing_text(rows));
    return ExitCode::done;
}

}  // namespace

std::vector<std::string_view> list_names() {
    return row_names(listings);
}

Command list_command() {
    return {
        .name = "list",
        .summary = "lists the names that options take",
        .operand = "[WHAT]",
        .operand_help =
            "all of them, or only solvers, stories, panels, moments, transitions, themes, pieces, formats, "
            "presets or listings",
        .also = "show",
        .next_operand =
            [](const TypedLine& line) {
                return line.operands.empty() ? list_names() : std::vector<std::string_view>();
            },
        .options = options_of<ListArgs>(listing_rows(), common_rows()),
        .rules = listing_rules(),
        .examples = {{"queenreel list", "all names and their meanings"},
                     {"queenreel list stories", "the stories and their panels"},
                     {"queenreel list themes", "the names that --theme takes"},
                     {"queenreel list listings --show backtracking.py",
                      "a search as a program, to give to students"},
                     {"queenreel list formats --json", "all formats with their limits, for a script"}},
        .action = action<print_lists>(),
    };
}

}  // namespace queenreel
