#include "queenreel/cli/options/values.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/quantities.h"
#include "queenreel/base/utf8.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/speech.h"
#include "queenreel/timing/frame_rate.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds longest_time = std::chrono::hours(24 * 365 * 30);

std::string wanted(Range range) {
    if (range.max == std::numeric_limits<std::uint64_t>::max())
        return said("give a whole number, {min} or more", range.min);
    return said("give a whole number from {min} to {max}", range.min, range.max);
}

void require_time(std::string_view what, std::string_view text, microseconds time, TimeRange allowed,
                  std::string_view of) {
    if (time < allowed.min || time > allowed.max)
        throw UsageError(said("{option}: {value} is out of range; {what} can last {min} to {max}", what, text,
                              said_of(of), seconds_text(allowed.min), seconds_text(allowed.max)));
}

}  // namespace

std::vector<std::string_view> parse_names(std::string_view what, std::string_view text) {
    const std::vector<std::string_view> names = split_list(text);
    for (const std::string_view name : names)
        if (std::ranges::count(names, name) > 1)
            throw UsageError(said("{option}: {value} is given twice; give it once", what, name));
    return names;
}

std::uint64_t parse_whole(std::string_view what, std::string_view text, Range allowed) {
    const bool negative = text.size() > 1 && text[0] == '-' && number<std::uint64_t>(text.substr(1));
    const auto value = number<std::uint64_t>(text);
    if (text.empty())
        throw UsageError(said("{option}: the value is empty; {advice}", what, wanted(allowed)));
    if (!value && !negative)
        throw UsageError(
            said("{option}: '{value}' is not a whole number; {advice}", what, text, wanted(allowed)));
    if (negative || *value < allowed.min || *value > allowed.max)
        throw UsageError(said("{option}: {value} is out of range; {advice}", what, text, wanted(allowed)));
    return *value;
}

int parse_board_size(std::string_view text, int max) {
    return static_cast<int>(parse_whole("N", text, {1, static_cast<std::uint64_t>(max)}));
}

Range parse_range(std::string_view what, std::string_view text) {
    const Parts parts = split(text, '-');
    const auto first = number<std::uint64_t>(parts.head);
    const auto last = number<std::uint64_t>(parts.tail.value_or(""));
    if (!first || !last)
        throw UsageError(said("{option}: '{value}' is not a range; give one such as 1-10", what, text));
    if (*first == 0)
        throw UsageError(said("{option}: {value} begins at 0; start at 1 or later", what, text));
    if (*last < *first)
        throw UsageError(
            said("{option}: {value} runs backwards; write {first}-{last}", what, text, *last, *first));
    return {*first, *last};
}

Numbers parse_numbers(std::string_view what, std::string_view text) {
    std::vector<Numbers::Range> ranges;
    for (const std::string_view part : split_list(text)) {
        const auto single = number<std::uint64_t>(part);
        if (!single && part.find('-') == std::string_view::npos)
            throw UsageError(said(
                "{option}: '{value}' is no number and no range; give such as 5-9 or 1,5,9-12", what, part));
        const Range range = single ? Range{parse_whole(what, part, {}), *single} : parse_range(what, part);
        ranges.push_back({range.min, range.max});
    }
    return Numbers(std::move(ranges));
}

microseconds parse_time(std::string_view what, std::string_view text) {
    const auto seconds = seconds_in(text);
    if (!seconds || std::isnan(*seconds))
        throw UsageError(
            said("{option}: '{value}' is not a time; give seconds such as 0.5, 2s or 500ms, or minutes such "
                 "as 1m or 1:30",
                 what, text));
    const auto longest = static_cast<double>(longest_time.count());
    return microseconds(std::llround(std::clamp(*seconds * 1e6, -longest, longest)));
}

AskedSize parse_size_of(std::string_view what, std::string_view text) {
    if (const auto size = parse_size(text))
        return *size;
    throw UsageError(
        said("{option}: '{value}' is not a size; give one such as 1080, 1920x1080, 1080p, 4k, 9:16, a4 or "
             "210x297mm",
             what, text));
}

void require_size(std::string_view what, std::string_view text, PictureSize size, int max) {
    for (const int side : {size.width, size.height})
        if (side < 1 || side > max)
            throw UsageError(
                said("{option}: {value} is out of range; give 1 to {max} pixels per side", what, text, max));
}

microseconds parse_time(std::string_view what, std::string_view text, TimeRange allowed,
                        std::string_view of) {
    const microseconds time = parse_time(what, text);
    require_time(what, text, time, allowed, of);
    return time;
}

std::uint64_t parse_bytes(std::string_view what, std::string_view text) {
    if (const auto bytes = bytes_in(text))
        return *bytes;
    throw UsageError(
        said("{option}: '{value}' is not a size in bytes; give one such as 10M, 500k or 2.5MiB", what, text));
}

double parse_rate(std::string_view what, std::string_view text) {
    const Parts parts = split(text, '/');
    const auto whole = number<double>(parts.head);
    const auto part = parts.tail ? number<double>(*parts.tail) : std::optional(1.0);
    if (!whole || !part || std::isnan(*whole) || !(*part > 0 && std::isfinite(*part)))
        throw UsageError(
            said("{option}: '{value}' is not a frame rate; give frames per second, such as 30 or 30000/1001",
                 what, text));
    return parts.tail ? *whole / *part : rate_of_decimal(*whole);
}

Color parse_color_of(std::string_view what, std::string_view text, Transparency transparency,
                     std::string_view wanted) {
    const std::optional<Color> color = parse_color(text);
    if (!color || (transparency == Transparency::refused && color->alpha < 255))
        throw UsageError(said("{option}: '{value}' is not {wanted}", what, text, said_of(wanted)));
    return *color;
}

std::string parse_line(std::string_view what, std::string_view text) {
    const auto is_control = [](char letter) { return (letter >= 0 && letter < 0x20) || letter == 0x7f; };
    if (std::ranges::any_of(text, is_control))
        throw UsageError(said(
            "{option}: the text has a line break or control character; give one line of plain text", what));
    if (!is_utf8(text))
        throw UsageError(said("{option}: the text is not UTF-8; type or save it in that encoding", what));
    return std::string(text);
}

}  // namespace queenreel
