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

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

constexpr std::string_view group = "How it moves";
constexpr TimeRange durations{100ms, 24h};

/// The names of beats for the help.
std::string beat_names() {
    return fmt::format("{}", fmt::join(names_of(beat_table()), ", "));
}

Beat parse_beat(std::string_view option, std::string_view name) {
    if (const auto beat = find_beat(name))
        return *beat;
    throw UsageError(
        fmt::format("{}: there is no '{}'; {}", option, name, choices(name, names_of(beat_table()))));
}

microseconds parse_hold(std::string_view text, const Format& format) {
    return parse_time("--hold", text, {format.film->min_hold, format.film->max_hold}, format.name);
}

void set_holds(std::string_view text, const Format& format, Pace& pace) {
    if (find_beat(text))
        throw UsageError(fmt::format("--hold: {} has no time; write it as {}=2s", text, text));
    if (text.find('=') == std::string_view::npos) {
        const microseconds hold = parse_hold(text, format);
        for (const BeatRow& row : beat_table())
            pace.set_hold(row.beat, hold);
        return;
    }
    std::vector<Beat> given;
    for (const std::string_view part : split_list(text)) {
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            throw UsageError(
                fmt::format("--hold: '{}' names no kind of moment; write it as solution=2s", part));
        const Beat beat = parse_beat("--hold", part.substr(0, equals));
        if (std::ranges::find(given, beat) != given.end())
            throw UsageError(fmt::format("--hold: {} is there twice; give it once", part.substr(0, equals)));
        given.push_back(beat);
        pace.set_hold(beat, parse_hold(part.substr(equals + 1), format));
    }
}

/// `K` or `A-B`, from 1.
Range parse_moments(std::string_view text) {
    if (text.find('-') != std::string_view::npos)
        return parse_range("--select", text);
    const std::uint64_t number = parse_whole("--select", text, {});
    return {number, number};
}

Part parse_part(std::string_view text) {
    const std::size_t colon = text.find(':');
    const bool named = colon != std::string_view::npos || (!text.empty() && text[0] >= 'a' && text[0] <= 'z');
    Part part;
    if (named)
        part.beat = parse_beat("--select", text.substr(0, colon));
    if (named && colon == std::string_view::npos) {
        part.last = std::numeric_limits<std::uint64_t>::max();
        return part;
    }
    const Range range = parse_moments(named ? text.substr(colon + 1) : text);
    part.first = range.min;
    part.last = range.max;
    return part;
}

/// The end pause is added to the last hold, which may be any of them.
microseconds parse_end_pause(std::string_view text, const Format& format, const Pace& pace) {
    microseconds longest{0};
    for (const BeatRow& row : beat_table())
        longest = std::max(longest, pace.hold(row.beat));
    const std::string of = fmt::format("{} after a hold of {}", format.name, seconds_text(longest));
    return parse_time("--end-pause", text, {0us, format.film->max_hold - longest}, of);
}

}  // namespace

std::vector<Option> select_option() {
    static const std::string help =
        "only these moments of the story, as 1-40,solution:1,deadend:1-3: by number, or by number among "
        "those "
        "of a kind; a kind alone is all of them";
    return {{.name = "select",
             .argument = "PARTS",
             .help = help,
             .group = "What to show",
             .default_value = "all"}};
}

std::vector<Option> pacing_options() {
    static const std::string holds =
        "how long each moment is shown, as 0.5, 2s or 500ms, or by kind as solution=2s,deadend=0.5s; "
        "kinds: " +
        beat_names();
    return {
        {.name = "hold",
         .argument = "SECONDS",
         .help = holds,
         .group = group,
         .default_value = "1 for solutions; see list beats"},
        {.name = "duration",
         .argument = "SECONDS",
         .help = "fits the film to it: the beginning is told in full, then what repeats ever faster, with a "
                 "badge such as ×32; full shows every moment",
         .group = group,
         .default_value = "a search: at most 60; others: full"},
        {.name = "end-pause",
         .argument = "SECONDS",
         .help = "how much longer the last one is shown",
         .group = group,
         .default_value = "0"},
    };
}

std::vector<Part> parse_parts(const Arguments& arguments) {
    std::vector<Part> parts;
    if (const auto text = arguments.value("select"))
        for (const std::string_view part : split_list(*text))
            parts.push_back(parse_part(part));
    return parts;
}

Pacing parse_pacing(const Arguments& arguments, const Format& format) {
    Pacing pacing;
    if (const auto holds = arguments.value("hold"))
        set_holds(*holds, format, pacing.pace);
    if (const auto pause = arguments.value("end-pause"))
        pacing.pace.end_pause = parse_end_pause(*pause, format, pacing.pace);
    if (const auto duration = arguments.value("duration"); duration == "full") {
        pacing.length = Length::full;
    } else if (duration) {
        pacing.pace.duration = parse_time("--duration", *duration, durations, "a film");
        pacing.length = Length::fixed;
    }
    pacing.pace.parts = parse_parts(arguments);
    return pacing;
}

}  // namespace queenreel
