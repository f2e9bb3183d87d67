#include "queenreel/catalog/catalog.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <nlohmann/json.hpp>
#include <vector>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"
#include "queenreel/boards/solution_format.h"
#include "queenreel/catalog/presets.h"
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
#include "queenreel/words/language.h"
#include "queenreel/words/said.h"
#include "queenreel/words/said_again.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// Returns the fields of a row other than its name and summary.
template <typename Row>
Json fields_of(const Row& /*row*/) {
    return Json::object();
}

/// Returns the default of --solver; a race has several.
std::string default_solvers(const Story& story) {
    if (!story.can_take(StoryOption::racers))
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

/// Formats colors as in theme files.
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

constexpr std::array lists{
    NameList{"solvers", [] { return rows_of(solvers()); }},
    NameList{"stories", [] { return rows_of(stories()); }},
    NameList{"panels", [] { return rows_of(panel_table()); }},
    NameList{"moments", [] { return rows_of(moment_kinds()); }},
    NameList{"transitions", [] { return rows_of(transitions()); }},
    NameList{"themes", [] { return rows_of(themes()); }},
    NameList{"pieces", [] { return rows_of(pieces()); }},
    NameList{"formats", format_rows},
    NameList{"presets", [] { return rows_of(presets()); }},
    NameList{"listings", [] { return rows_of(listing_files()); }},
    NameList{"languages", [] { return rows_of(languages()); }},
};

/// Translates a summary into the language of messages.
std::string said_summary(const std::string& english) {
    constexpr auto filled = std::to_array<std::string_view>(
        {message("writes a trace of a search in {language}"), message("{solver} in {language}")});
    if (const std::string_view text = translated(english); text != english)
        return std::string(text);
    return said_again(english, filled).value_or(english);
}

/// Describes a solver: its sizes, the solutions it finds and its unit of work.
std::string solver_details(const Json& row) {
    const int min = row["min_n"].get<int>();
    const std::string max = said_number(row["max_n"].get<std::uint64_t>());
    const auto& looks_at = row["looks_at"].get_ref<const std::string&>();
    return row["complete"].get<bool>()
               ? said("n from {min} to {max}, finds all; a look is at {what}", min, max, translated(looks_at))
               : said("n from {min} to {max}, finds one; a look is at {what}", min, max,
                      translated(looks_at));
}

/// Formats details other than the summary as a second line; may be empty.
std::string second_line(const Json& row) {
    if (row.contains("options"))
        return row["options"];
    if (row.contains("complete"))
        return solver_details(row);
    if (row.contains("hold_seconds")) {
        const std::string seconds = fmt::format("{}", row["hold_seconds"].get<double>());
        return row["must_be_seen"].get<bool>() ? said("held for {seconds} s, never left out", seconds)
                                               : said("held for {seconds} s", seconds);
    }
    if (!row.contains("panels"))
        return "";
    const auto& solver = row["default_solver"].get_ref<const std::string&>();
    const auto panels = row["panels"].get<std::vector<std::string>>();
    return panels.empty() ? said("solver: {solver}", solver)
                          : said("solver: {solver}; panels: {names}", solver, joined(panels, ", "));
}

}  // namespace

std::span<const NameList> name_lists() {
    return lists;
}

std::string names_text(const Json& rows, std::size_t indent) {
    std::size_t width = 0;
    for (const Json& row : rows)
        width = std::max(width, row["name"].get_ref<const std::string&>().size());
    std::string text;
    for (const Json& row : rows) {
        const auto cell = [&](const char* key) { return row.value(key, std::string()); };
        const std::string what_for = row.contains("for") ? fmt::format("{:<9}", cell("for")) : "";
        const std::string head = fmt::format("{:{}}{:<{}}  {}", "", indent, cell("name"), width, what_for);
        const std::string_view before = std::string_view(head).substr(0, head.find_last_not_of(' ') + 1);
        text += two_columns(before, head.size(), said_summary(cell("summary")));
        if (const std::string second = second_line(row); !second.empty())
            text += two_columns("", indent + width + 2, second);
    }
    return text;
}

Json all_names() {
    Json all = Json::object();
    for (const NameList& list : name_lists())
        all[std::string(list.name)] = list.rows();
    return all;
}

std::string all_names_text() {
    std::string text;
    for (const NameList& list : name_lists())
        text += fmt::format("{}{}\n{}", text.empty() ? "" : "\n", list.name, names_text(list.rows(), 2));
    return text;
}

}  // namespace queenreel
