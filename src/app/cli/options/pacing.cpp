#include "cli/options/pacing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

#include "cli/errors.h"
#include "cli/options/spelling.h"
#include "cli/options/values.h"
#include "studio/timing.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

constexpr std::string_view pacing_group = "How it moves";
constexpr TimeRange durations{100ms, 24h};

/// The names of moments for the help.
std::string moment_names() {
    return fmt::format("{}", fmt::join(names_of(moment_kinds()), ", "));
}

MomentKind parse_moment_kind(std::string_view option, std::string_view name) {
    if (const auto kind = find_moment_kind(name))
        return *kind;
    throw UsageError(
        fmt::format("{}: there is no '{}'; {}", option, name, choices(name, names_of(moment_kinds()))));
}

std::vector<HoldSpec> parse_holds(std::string_view what, std::string_view text) {
    if (find_moment_kind(text))
        throw UsageError(fmt::format("{}: {} has no time; write {}=2s", what, text, text));
    if (text.find('=') == std::string_view::npos)
        return {{.kind = std::nullopt, .time = parse_time(what, text), .text = std::string(text)}};
    std::vector<HoldSpec> holds;
    for (const std::string_view part : split_list(text)) {
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            throw UsageError(fmt::format("{}: '{}' names no moment; write solution=2s", what, part));
        const MomentKind kind = parse_moment_kind(what, part.substr(0, equals));
        if (std::ranges::find(holds, kind, &HoldSpec::kind) != holds.end())
            throw UsageError(
                fmt::format("{}: {} is given twice; give it once", what, part.substr(0, equals)));
        const std::string_view time = part.substr(equals + 1);
        holds.push_back({.kind = kind, .time = parse_time(what, time), .text = std::string(time)});
    }
    return holds;
}

/// `K` or `A-B`, from 1.
Range parse_moments(std::string_view what, std::string_view text) {
    if (text.find('-') != std::string_view::npos)
        return parse_range(what, text);
    const std::uint64_t number = parse_number(what, text);
    return {number, number};
}

Part parse_part(std::string_view what, std::string_view text) {
    const std::size_t colon = text.find(':');
    const bool named = colon != std::string_view::npos || (!text.empty() && text[0] >= 'a' && text[0] <= 'z');
    Part part;
    if (named)
        part.kind = parse_moment_kind(what, text.substr(0, colon));
    if (named && colon == std::string_view::npos) {
        part.last = std::numeric_limits<std::uint64_t>::max();
        return part;
    }
    const Range range = parse_moments(what, named ? text.substr(colon + 1) : text);
    part.first = range.min;
    part.last = range.max;
    return part;
}

std::vector<Part> parse_parts(std::string_view what, std::string_view text) {
    std::vector<Part> parts;
    for (const std::string_view part : split_list(text))
        parts.push_back(parse_part(what, part));
    return parts;
}

microseconds parse_pause(std::string_view what, std::string_view text) {
    return parse_time(what, text);
}

void store_duration(Request& request, std::string_view what, std::string_view text) {
    if (text == "full")
        request.fit = Fit::full;
    else
        request.duration = parse_time(what, text, durations, "a film");
}

}  // namespace

std::vector<Option> select_option() {
    return {{.name = "select",
             .argument = "PARTS",
             .help = "only these moments of the story, such as 1-40,solution:1,deadend:1-3: by number among "
                     "all moments or among those of one name; a name alone selects all of them; names: " +
                     moment_names(),
             .group = "What to show",
             .default_note = "all",
             .names = [] { return words_of(moment_kinds()); },
             .about = summary_in<moment_kinds>,
             .list = true,
             .store = into<&Request::parts, parse_parts>}};
}

std::vector<Option> pacing_options() {
    return {
        {.name = "hold",
         .argument = "SECONDS",
         .help = "how long each moment is shown, such as 0.5, 2s or 500ms, or by name, such as "
                 "solution=2s,deadend=0.5s; moments: " +
                 moment_names(),
         .group = pacing_group,
         .default_note = fmt::format("{} for solutions; see list moments",
                                     static_cast<double>(Pace().hold(MomentKind::solution).count()) / 1e6),
         .names = [] { return beginnings(moment_kinds()); },
         .about = summary_in<moment_kinds>,
         .list = true,
         .store = into<&Request::holds, parse_holds>},
        {.name = "pace",
         .argument = "NAME",
         .help = "how calmly a search is told: for a lecture, what is new stands until it is read; web and "
                 "demo are shorter",
         .group = pacing_group,
         .default_value = std::string(pace_styles().front().name),
         .values = [] { return names_of(pace_styles()); },
         .about = summary_in<pace_styles>,
         .store = named<&Request::pace_style, find_pace_style>},
        {.name = "duration",
         .argument = "TIME",
         .help = "the length of the film, such as 60s, 1m30s or 1:30: of a search, what is new is told in "
                 "full, and repetition between "
                 "ever faster, with a badge such as ×32; full shows every moment",
         .group = pacing_group,
         .default_note = fmt::format("a search that takes over {}: {}; others: full",
                                     max_search_in_full.count(), default_search_length.count()),
         .names = [] { return std::vector<std::string>{"full"}; },
         .store = store_duration},
        {.name = "end-pause",
         .argument = "SECONDS",
         .help = "how much longer the last moment is shown",
         .group = pacing_group,
         .default_value = "0",
         .store = into<&Request::end_pause, parse_pause>},
    };
}  // namespace queenreel

}  // namespace queenreel
