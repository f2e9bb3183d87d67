#include "queenreel/web/telling.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/base/table.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/web/fields.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr std::int64_t max_n = 10'000'000;
constexpr std::int64_t max_time = 86'400'000'000;  // a day
constexpr std::int64_t max_int64 = std::numeric_limits<std::int64_t>::max();

/// The row of a table that a field names.
template <typename Table>
const auto& row_named(const Table& table, std::string_view field, std::string_view name) {
    if (const auto* const row = find_row(table, name))
        return *row;
    throw AskError(field, "'" + std::string(name) + "' is not one of them", row_names(table));
}

StoryCards cards_of(const Fields& fields) {
    return {.title = fields.flag("title", false),
            .end = fields.flag("end", false),
            .title_text = fields.text("titleText", ""),
            .subtitle_text = fields.text("subtitleText", "")};
}

Part part_of(const Fields& fields) {
    Part part;
    if (const std::string kind = fields.text("kind", ""); !kind.empty())
        part.kind = row_named(moment_kinds(), "kind", kind).kind;
    part.first = static_cast<std::uint64_t>(fields.whole("first", 1, {1, max_int64}));
    part.last = static_cast<std::uint64_t>(fields.whole("last", max_int64, {1, max_int64}));
    return part;
}

PaceSpec pace_of(const Fields& fields) {
    PaceSpec pace;
    pace.pace_style =
        &row_named(pace_styles(), "style", fields.text("style", std::string(pace.pace_style->name)));
    const Fields holds = fields.object("holds");
    for (const std::string& name : holds.names())
        pace.holds.push_back({.kind = row_named(moment_kinds(), "holds", name).kind,
                              .time = microseconds(holds.whole(name, 0, {0, max_time}))});
    if (fields.has("duration"))
        pace.duration = microseconds(fields.whole("duration", 0, {1, max_time}));
    pace.end_pause = microseconds(fields.whole("endPause", 0, {0, max_time}));
    for (const Fields& part : fields.objects("parts"))
        pace.parts.push_back(part_of(part));
    return pace;
}

std::vector<PanelKind> panels_of(const Fields& fields) {
    std::vector<PanelKind> kinds;
    for (const std::string& name : fields.texts("panels"))
        kinds.push_back(row_named(panel_table(), "panels", name).kind);
    return kinds;
}

/// Squares in chess notation.
std::vector<Square> squares_of(const Fields& fields, std::string_view field, int n) {
    std::vector<Square> squares;
    if (!fields.has(std::string(field)))
        return squares;
    for (const std::string& name : fields.texts(std::string(field)))
        if (const auto square = parse_square(name, n))
            squares.push_back(*square);
        else
            throw AskError(field, "'" + name + "' is not a square of this board");
    return squares;
}

/// Uses a recorded search as the subject, or as a racer.
void tell_of(const Trace& trace, const Fields& asked, Telling& telling) {
    StoryOptions& options = telling.options;
    if (asked.has("n") && options.n != trace.n())
        throw AskError("n", "the trace has n = " + std::to_string(trace.n()));
    telling.trace = trace;
    options.n = trace.n();
    options.givens = trace.puzzle().givens();
    options.rule = trace.puzzle().rule();
    const auto events = [trace] { return trace.events(); };
    if (!telling.story->can_take(StoryOption::racers)) {
        options.solver = &trace.solver();
        options.seed = trace.seed().value_or(options.seed);
        options.events = events;
        return;
    }
    if (options.rule != AttackRule::queens)
        throw AskError("trace", "only chess queens race");
    options.racers =
        racers_of(options.racers, {{.solver = &trace.solver(), .events = events, .n = trace.n()}});
}

/// Ranges of numbers, as objects with `first` and `last`.
Numbers chosen_of(const Fields& fields) {
    std::vector<Numbers::Range> ranges;
    for (const Fields& range : fields.objects("chosen"))
        ranges.push_back({static_cast<std::uint64_t>(range.whole("first", 1, {1, max_int64})),
                          static_cast<std::uint64_t>(range.whole("last", max_int64, {1, max_int64}))});
    return Numbers(std::move(ranges));
}

Json pace_json(const PaceSpec& pace) {
    Json json{{"style", pace.pace_style->name}, {"endPause", pace.end_pause.count()}};
    for (const HoldSpec& hold : pace.holds)
        for (const MomentKindRow& row : moment_kinds())
            if (hold.is_of(row.kind))
                json["holds"][std::string(row.name)] = hold.time.count();
    if (pace.duration)
        json["duration"] = pace.duration->count();
    for (const Part& part : pace.parts) {
        Json one{{"first", part.first}};
        if (part.last < static_cast<std::uint64_t>(max_int64))
            one["last"] = part.last;
        if (part.kind)
            one["kind"] = moment_kinds()[static_cast<std::size_t>(*part.kind)].name;
        json["parts"].push_back(std::move(one));
    }
    return json;
}

}  // namespace

Telling telling_of(std::string_view json, const Trace* trace, const Words& words) {
    const Fields fields = fields_of(json);
    Telling telling;
    telling.options.words = words;
    telling.story = &row_named(stories(), "story", fields.text("story", std::string(telling.story->name)));
    StoryOptions& options = telling.options;
    const std::string_view solver = telling.story->default_solver;
    options.solver =
        &row_named(solvers(), "solver",
                   fields.text("solver", std::string(solver.empty() ? solvers().front().name : solver)));
    options.n = static_cast<int>(fields.whole("n", options.n, {1, max_n}));
    options.givens = {.queens = squares_of(fields, "place", options.n),
                      .blocked = squares_of(fields, "block", options.n)};
    for (const Square queen : options.givens.queens)
        if (std::ranges::find(options.givens.blocked, queen) != options.givens.blocked.end())
            throw AskError("block", square_name(queen, options.n) + " has a queen");
    options.rule =
        row_named(attack_rules(), "rule", fields.text("rule", std::string(row_of(AttackRule::queens).name)))
            .rule;
    if (fields.has("completions"))
        options.completions = static_cast<std::uint64_t>(fields.whole("completions", 0, {0, max_int64}));
    options.seed = static_cast<std::uint64_t>(fields.whole("seed", 1, {0, max_int64}));
    options.unique = fields.flag("unique", false);
    options.first = static_cast<std::uint64_t>(fields.whole("first", 1, {1, max_int64}));
    if (fields.has("last"))
        options.last = static_cast<std::uint64_t>(fields.whole("last", 1, {1, max_int64}));
    if (fields.has("chosen"))
        options.chosen = chosen_of(fields);
    options.captions = fields.flag("captions", true);
    options.attacks = fields.flag("attacks", false);
    options.conflicts = fields.flag("conflicts", false);
    options.threats = fields.flag("threats", false);
    options.to_first_solution = fields.flag("toFirst", false);
    options.questions = fields.flag("questions", false);
    options.legend = fields.flag("legend", false);
    options.cards = cards_of(fields.object("cards"));
    if (const std::string name = fields.text("numbering", ""); !name.empty())
        options.numbering = row_named(numberings(), "numbering", name).numbering;
    if (fields.has("panels"))
        options.panels = panels_of(fields);
    for (const std::string& name : fields.texts("racers"))
        options.racers.push_back({.solver = &row_named(solvers(), "racers", name)});
    telling.pace = pace_of(fields.object("pace"));
    if (fields.flag("trace", false)) {
        if (!trace)
            throw AskError("trace", "none was given");
        tell_of(*trace, fields, telling);
    }
    telling.check();
    return telling;
}

std::string telling_json(const Telling& telling) {
    const StoryOptions& options = telling.options;
    Json json{{"story", telling.story->name}, {"n", options.n},           {"solver", options.solver->name},
              {"seed", options.seed},         {"unique", options.unique}, {"first", options.first}};
    for (const auto& [field, squares] :
         {std::pair("place", &options.givens.queens), std::pair("block", &options.givens.blocked)})
        for (const Square square : *squares)
            json[field].push_back(square_name(square, options.n));
    if (options.rule != AttackRule::queens)
        json["rule"] = row_of(options.rule).name;
    if (options.completions)
        json["completions"] = *options.completions;
    if (options.last < static_cast<std::uint64_t>(max_int64))
        json["last"] = options.last;
    if (options.chosen != Numbers())
        for (const Numbers::Range& range : options.chosen.ranges())
            json["chosen"].push_back(
                {{"first", range.first}, {"last", std::min<std::uint64_t>(range.last, max_int64)}});
    json.update(Json{{"captions", options.captions},
                     {"attacks", options.attacks},
                     {"conflicts", options.conflicts},
                     {"threats", options.threats},
                     {"toFirst", options.to_first_solution},
                     {"questions", options.questions},
                     {"legend", options.legend},
                     {"cards",
                      {{"title", options.cards.title},
                       {"end", options.cards.end},
                       {"titleText", options.cards.title_text},
                       {"subtitleText", options.cards.subtitle_text}}}});
    if (options.numbering)
        json["numbering"] = numberings()[static_cast<std::size_t>(*options.numbering)].name;
    if (options.panels) {
        json["panels"] = Json::array();
        for (const PanelKind kind : *options.panels)
            json["panels"].push_back(panel_info(kind).name);
    }
    for (const StoryRacer& racer : options.racers)
        json["racers"].push_back(racer.solver->name);
    json["pace"] = pace_json(telling.pace);
    return json_text(json);
}

}  // namespace queenreel
