#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/boards/solution_format.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/docs/docs.h"
#include "queenreel/cli/options/presets.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/encode/format.h"
#include "queenreel/paint/piece.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/race/racer.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"
#include "queenreel/theme/theme_colors.h"
#include "queenreel/timing/pace.h"
#include "queenreel/timing/transition.h"

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

/// A table of the program as an array of rows; each has at least `name` and `summary`.
struct Listing {
    std::string_view name;
    Json (*rows)();
};

template <typename Rows>
Json names_and_summaries(const Rows& rows) {
    Json all = Json::array();
    for (const auto& row : rows)
        all.push_back({{"name", row.name}, {"summary", row.summary}});
    return all;
}

/// What --solver would be, were it given; a race has several.
std::string default_solvers(const Story& story) {
    if (story.name != "race")
        return std::string(story.default_solver.empty() ? solvers().front().name : story.default_solver);
    std::string names;
    for (const RaceEntry& entry : race_entries({}))
        names.append(names.empty() ? "" : ",").append(entry.name);
    return names;
}

Json story_listing() {
    Json all = names_and_summaries(stories());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Story& story = stories()[i];
        Json panels = Json::array();
        for (const PanelKind kind : story.panels)
            panels.push_back(panel_info(kind).name);
        all[i]["panels"] = panels;
        all[i]["default_solver"] = default_solvers(story);
        all[i]["follows_search"] = story.follows_search;
    }
    return all;
}

Json moment_rows() {
    Json all = names_and_summaries(moment_kinds());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const MomentKindRow& kind = moment_kinds()[i];
        all[i]["hold_seconds"] = static_cast<double>(kind.hold.count()) / 1e6;
        all[i]["must_be_seen"] = kind.must_be_seen;
    }
    return all;
}

Json solver_rows() {
    Json all = names_and_summaries(solvers());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Solver& solver = solvers()[i];
        all[i].update({{"min_n", solver.min_n},
                       {"max_n", solver.max_n},
                       {"complete", solver.complete},
                       {"ordered", solver.ordered},
                       {"deterministic", solver.deterministic},
                       {"looks_at", solver.looks_at}});
    }
    return all;
}

Json format_rows() {
    Json all = Json::array();
    for (const Format& format : formats()) {
        Json row{
            {"name", format.name}, {"summary", format.summary}, {"for", format.film ? "animate" : "render"}};
        row.update({{"default_side", format.default_side},
                    {"default_width", format.picture_width()},
                    {"max_side", format.max_side},
                    {"transparent", format.transparent}});
        if (format.film)
            row.update({{"still", format.still != nullptr},
                        {"min_hold_seconds", static_cast<double>(format.film->min_hold.count()) / 1e6},
                        {"max_hold_seconds", static_cast<double>(format.film->max_hold.count()) / 1e6}});
        all.push_back(std::move(row));
    }
    for (const SolutionFormat& format : solution_formats())
        all.push_back({{"name", format.name}, {"summary", format.summary}, {"for", "solve"}});
    return all;
}

std::string hex(Color color) {
    return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
}

/// The colors are written as a theme's file has them.
Json theme_rows() {
    Json all = names_and_summaries(themes());
    for (std::size_t i = 0; i < all.size(); ++i) {
        Json colors;
        for (const ThemeColor& row : theme_colors())
            colors[row.name] = {{"color", hex(themes()[i].*(row.color))}, {"for", row.summary}};
        all[i]["colors"] = colors;
    }
    return all;
}

Json preset_rows() {
    Json all = names_and_summaries(presets());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i]["options"] = options_text(presets()[i]);
    return all;
}

constexpr std::array listings{
    Listing{"solvers", solver_rows},
    Listing{"stories", story_listing},
    Listing{"panels", [] { return names_and_summaries(panel_table()); }},
    Listing{"moments", moment_rows},
    Listing{"transitions", [] { return names_and_summaries(transitions()); }},
    Listing{"themes", theme_rows},
    Listing{"pieces", [] { return names_and_summaries(pieces()); }},
    Listing{"formats", format_rows},
    Listing{"presets", preset_rows},
};

/// A second line for what is not in the summary; may be empty.
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

/// The rows as lines, so many columns from the left.
std::string table_text(const Json& rows, std::size_t indent = 0) {
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

/// Each table under its name.
Json all_rows() {
    Json all = Json::object();
    for (const Listing& listing : listings)
        all[std::string(listing.name)] = listing.rows();
    return all;
}

/// Each table under a heading.
std::string all_tables() {
    std::string text;
    for (const Listing& listing : listings)
        text +=
            fmt::format("{}{}\n{}", text.empty() ? "" : "\n", listing.name, table_text(listing.rows(), 2));
    return text;
}

const Listing& listing_of(const CommonArgs& args) {
    const std::vector<std::string_view> names = row_names(listings);
    const auto& operands = args.operands();
    if (operands.size() > 1)
        throw UsageError(fmt::format("{}: only one list at a time; leave it out", operands[1]));
    const auto found = std::ranges::find(listings, operands[0], &Listing::name);
    if (found == listings.end())
        throw UsageError(fmt::format("WHAT: there is no '{}'; {}", operands[0], choices(operands[0], names)));
    return *found;
}

ExitCode print_lists(const CommonArgs& args, Console& console) {
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
        console.print(table_text(rows));
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
            "all of them, or only solvers, stories, panels, moments, transitions, themes, pieces, formats or "
            "presets",
        .also = "show",
        .next_operand =
            [](const TypedLine& line) {
                return line.operands.empty() ? list_names() : std::vector<std::string_view>();
            },
        .options = options_of<CommonArgs>(common_rows()),
        .examples = {{"queenreel list", "all names with what they mean"},
                     {"queenreel list stories", "what films tell, and which panels they can have"},
                     {"queenreel list themes", "the names that --theme takes"},
                     {"queenreel list formats --json", "all formats with their limits, for a script"}},
        .action = action<print_lists>(),
    };
}

}  // namespace queenreel
