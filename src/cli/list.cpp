#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/presets.h"
#include "cli/solution_formats.h"
#include "cli/spelling.h"
#include "cli/values.h"
#include "encode/format.h"
#include "frame/theme.h"
#include "paint/piece.h"
#include "solvers/solver.h"
#include "story/story.h"

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

Json solver_rows() {
    Json all = names_and_summaries(solvers());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Solver& solver = solvers()[i];
        all[i].update({{"least_n", solver.least_n},
                       {"greatest_n", solver.greatest_n},
                       {"complete", solver.complete},
                       {"ordered", solver.ordered},
                       {"deterministic", solver.deterministic}});
    }
    return all;
}

Json format_rows() {
    Json all = Json::array();
    for (const Format& format : formats()) {
        Json row{
            {"name", format.name}, {"summary", format.summary}, {"for", format.film ? "animate" : "render"}};
        row.update({{"usual_side", format.usual_side},
                    {"greatest_side", format.greatest_side},
                    {"transparent", format.transparent}});
        if (format.film)
            row.update({{"least_hold_seconds", static_cast<double>(format.least_hold.count()) / 1e6},
                        {"greatest_hold_seconds", static_cast<double>(format.greatest_hold.count()) / 1e6}});
        all.push_back(std::move(row));
    }
    for (const SolutionFormat& format : solution_formats())
        all.push_back({{"name", format.name}, {"summary", format.summary}, {"for", "solve"}});
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
    Listing{"stories", [] { return names_and_summaries(stories()); }},
    Listing{"themes", [] { return names_and_summaries(themes()); }},
    Listing{"pieces", [] { return names_and_summaries(pieces()); }},
    Listing{"formats", format_rows},
    Listing{"presets", preset_rows},
};

std::string table_text(const Json& rows) {
    std::size_t width = 0;
    for (const Json& row : rows)
        width = std::max(width, row["name"].get_ref<const std::string&>().size());
    std::string text;
    for (const Json& row : rows) {
        const auto cell = [&](const char* key) { return row.value(key, std::string()); };
        const std::string what_for = row.contains("for") ? fmt::format("{:<9}", cell("for")) : "";
        text += fmt::format("{:<{}}  {}{}\n", cell("name"), width, what_for, cell("summary"));
        if (row.contains("options"))
            text += fmt::format("{:<{}}  {}\n", "", width, cell("options"));
    }
    return text;
}

const Listing& parse_what(const Arguments& arguments) {
    const std::vector<std::string_view> names = names_of(listings);
    const auto& operands = arguments.operands();
    if (operands.empty())
        throw UsageError(fmt::format("WHAT: it is missing; {}", choices("", names)));
    if (operands.size() > 1)
        throw UsageError(fmt::format("{}: one table at a time; leave it out", operands[1]));
    const auto found = std::ranges::find(listings, operands[0], &Listing::name);
    if (found == listings.end())
        throw UsageError(fmt::format("WHAT: there is no '{}'; {}", operands[0], choices(operands[0], names)));
    return *found;
}

ExitCode list(const Arguments& arguments, Console& console) {
    const Json rows = parse_what(arguments).rows();
    console.print(arguments.has("json") ? rows.dump(2) + "\n" : table_text(rows));
    return ExitCode::done;
}

}  // namespace

Command list_command() {
    return {
        .name = "list",
        .summary = "lists what there is to choose from",
        .operand = "WHAT",
        .operand_help = "solvers, stories, themes, pieces, formats or presets",
        .options = common_options(),
        .examples = {{"queenreel list themes", "the names that --theme takes"},
                     {"queenreel list formats --json", "all formats with their limits, for a script"}},
        .run = list,
    };
}

}  // namespace queenreel
