#include "queenreel/cli/options/pacing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/studio/timing.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

constexpr std::string_view pacing_group = "How it moves";
constexpr TimeRange durations{100ms, 24h};

MomentKind parse_moment_kind(std::string_view option, std::string_view name) {
    if (const auto kind = find_moment_kind(name))
        return *kind;
    throw UsageError(
        fmt::format("{}: there is no '{}'; {}", option, name, choices(name, row_names(moment_kinds()))));
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
    const std::uint64_t number = parse_whole(what, text, {});
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

void store_duration(PaceSpec& pace, const Given& given) {
    if (given.text == "full")
        pace.fit = Fit::full;
    else
        pace.duration = parse_time(given.what, given.text, durations, "a film");
}

}  // namespace

std::string moment_names() {
    return fmt::format("{}", fmt::join(row_names(moment_kinds()), ", "));
}

std::vector<Part> parse_parts(std::string_view what, std::string_view text) {
    std::vector<Part> parts;
    for (const std::string_view part : split_list(text))
        parts.push_back(parse_part(what, part));
    return parts;
}

Rows<PaceSpec> pace_rows() {
    return {
        {.name = "hold",
         .argument = "SECONDS",
         .value = suggesting(moment_kinds(), "=", list(&PaceSpec::holds, parse_holds)),
         .help = "how long each moment is shown, such as 0.5, 2s or 500ms, or by name, such as "
                 "solution=2s,deadend=0.5s; moments: " +
                 moment_names(),
         .group = pacing_group,
         .default_note = fmt::format("{} for solutions; see list moments",
                                     static_cast<double>(Pace().hold(MomentKind::solution).count()) / 1e6),
         .also = hold_words},
        {.name = "pace",
         .argument = "NAME",
         .value = name(&PaceSpec::pace_style, pace_styles()),
         .help = "how calmly a search is shown: lecture holds what is new until it is read; web and demo are "
                 "shorter: 30 s and 23 s for eight queens in place of 75 s",
         .group = pacing_group,
         .default_value = std::string(pace_styles().front().name),
         .also = "speed tempo"},
        {.name = "duration",
         .argument = "TIME",
         .value = suggesting({"full"}, Value<PaceSpec>{.store = store_duration}),
         .help = "the film's length, such as 60s, 1m30s or 1:30: a search is told step by step for three "
                 "quarters of it, and the rest is run through on a map; full shows every moment",
         .group = pacing_group,
         .default_note = fmt::format(
             "a search over {2} s: {0} s, or from {1} s on if all of it can be seen; a "
             "race: {1} s; others: full",
             default_search_length.count(), short_search_length.count(), longest_whole_search.count()),
         .also = "length time seconds"},
        {.name = "end-pause",
         .argument = "SECONDS",
         .value = time(&PaceSpec::end_pause),
         .help = "how much longer the last moment is shown",
         .group = pacing_group,
         .default_value = "0",
         .also = end_pause_words},
    };
}

}  // namespace queenreel
