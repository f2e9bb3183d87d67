#include "queenreel/cli/options/pacing.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/studio/timing.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

constexpr TimeRange durations{100ms, 24h};

MomentKind parse_moment_kind(std::string_view option, std::string_view name) {
    if (const auto kind = find_moment_kind(name))
        return *kind;
    throw UsageError(said("{option}: there is no '{name}'; {advice}", option, name,
                          said_choices(name, row_names(moment_kinds()))));
}

std::vector<HoldSpec> parse_holds(std::string_view what, std::string_view text) {
    if (find_moment_kind(text))
        throw UsageError(said("{option}: {value} has no time; write {value}=2s", what, text));
    if (text.find('=') == std::string_view::npos)
        return {{.kind = std::nullopt, .time = parse_time(what, text), .text = std::string(text)}};
    std::vector<HoldSpec> holds;
    for (const std::string_view part : split_list(text)) {
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            throw UsageError(said("{option}: '{value}' names no moment; write solution=2s", what, part));
        const MomentKind kind = parse_moment_kind(what, part.substr(0, equals));
        if (std::ranges::find(holds, kind, &HoldSpec::kind) != holds.end())
            throw UsageError(
                said("{option}: {value} is given twice; give it once", what, part.substr(0, equals)));
        const std::string_view time = part.substr(equals + 1);
        holds.push_back({.kind = kind, .time = parse_time(what, time), .text = std::string(time)});
    }
    return holds;
}

/// Parses `K` or `A-B`, from 1. Throws UsageError.
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
    return joined(row_names(moment_kinds()), ", ");
}

std::vector<Part> parse_parts(std::string_view what, std::string_view text) {
    std::vector<Part> parts;
    for (const std::string_view part : split_list(text))
        parts.push_back(parse_part(what, part));
    return parts;
}

std::vector<Option> pace_rows() {
    std::vector<Option> rows{
        {.name = "hold",
         .argument = "SECONDS",
         .value = suggesting(moment_kinds(), "=", list(&PaceSpec::holds, parse_holds)),
         .help = filled(hold_help, {{"names", moment_names()}}),
         .default_note = filled(
             hold_note,
             {{"seconds",
               fmt::format("{}", static_cast<double>(Pace().hold(MomentKind::solution).count()) / 1e6)}}),
         .also = hold_words},
        {.name = "pace",
         .argument = "NAME",
         .value = name(&PaceSpec::pace_style, pace_styles()),
         .help = "how calmly a search is shown: lecture holds what is new until it is read; web and demo are "
                 "shorter: 30 s and 23 s for eight queens in place of 75 s",
         .default_value = std::string(pace_styles().front().name),
         .also = "speed tempo"},
        {.name = "duration",
         .argument = "TIME",
         .value = suggesting({"full"}, stored(store_duration)),
         .help = "the film's length, such as 60s, 1m30s or 1:30: a search is told step by step for three "
                 "quarters of it, and the rest is run through on a map; full shows every moment",
         .default_note = filled(duration_note, {{"whole", std::to_string(longest_whole_search.count())},
                                                {"usual", std::to_string(default_search_length.count())},
                                                {"short", std::to_string(short_search_length.count())},
                                                {"race", std::to_string(short_search_length.count())}}),
         .also = "length time seconds"},
        {.name = "end-pause",
         .argument = "SECONDS",
         .value = time(&PaceSpec::end_pause),
         .help = "how much longer the last moment is shown",
         .default_value = "0",
         .also = end_pause_words},
    };
    return in_group("How it moves", std::move(rows));
}

}  // namespace queenreel
