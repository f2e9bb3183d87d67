#include "queenreel/studio/asked_size.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

struct NamedSize {
    std::string_view name;
    PictureSize size;
};

/// Screens, then aspect ratios, whose width or height is that of a full HD screen.
constexpr std::array named_sizes{
    NamedSize{"4k", {3840, 2160}},   NamedSize{"1440p", {2560, 1440}}, NamedSize{"1080p", {1920, 1080}},
    NamedSize{"720p", {1280, 720}},  NamedSize{"480p", {854, 480}},    NamedSize{"16:9", {1920, 1080}},
    NamedSize{"9:16", {1080, 1920}}, NamedSize{"4:3", {1440, 1080}},   NamedSize{"4:5", {1080, 1350}},
    NamedSize{"1:1", {1080, 1080}},
};

/// ISO 216, and ANSI/ASME Y14.1.
constexpr std::array papers{
    Paper{"a0", 841, 1189}, Paper{"a1", 594, 841},         Paper{"a2", 420, 594},
    Paper{"a3", 297, 420},  Paper{"a4", 210, 297},         Paper{"a5", 148, 210},
    Paper{"a6", 105, 148},  Paper{"letter", 215.9, 279.4}, Paper{"legal", 215.9, 355.6}};

/// A unit of length, in millimeters.
struct Unit {
    std::string_view name;
    double millimeters;
};

constexpr std::array units{Unit{"mm", 1}, Unit{"cm", 10}, Unit{"in", 25.4}};
constexpr double longest_side = 10'000;  // millimeters
constexpr std::string_view lying = "-landscape";
constexpr double millimeters_an_inch = 25.4;
constexpr double points_an_inch = 72;

/// Parses a whole number of pixels; values out of the range of int become its limits.
std::optional<int> side_of(std::string_view digits) {
    constexpr std::int64_t max = std::numeric_limits<int>::max();
    const auto value = number<std::int64_t>(digits);
    return value ? std::optional(static_cast<int>(std::clamp(*value, -max, max))) : std::nullopt;
}

/// A length above 0; nothing for any other text.
std::optional<double> length_of(std::string_view text) {
    const bool is_plain = !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
    const auto value = is_plain ? number<double>(text) : std::nullopt;
    return value && *value > 0 ? value : std::nullopt;
}

/// `210x297mm`; each side may have its own unit.
std::optional<Paper> measured_paper(std::string_view text) {
    for (const Unit& unit : units) {
        if (!text.ends_with(unit.name))
            continue;
        text.remove_suffix(unit.name.size());
        const Parts sides = split(text, 'x');
        std::string_view first = sides.head;
        if (first.ends_with(unit.name))
            first.remove_suffix(unit.name.size());
        const auto width = length_of(first);
        const auto height = sides.tail ? length_of(*sides.tail) : width;
        if (!width || !height || std::max(*width, *height) * unit.millimeters > longest_side)
            return std::nullopt;
        return Paper{"", *width * unit.millimeters, *height * unit.millimeters};
    }
    return std::nullopt;
}

}  // namespace

PictureSize AskedSize::at(double dots) const {
    if (!paper)
        return pixels;
    const auto pixels_of = [&](double millimeters) {
        return static_cast<int>(std::lround(millimeters / millimeters_an_inch * dots));
    };
    const PictureSize upright{pixels_of(paper->width), pixels_of(paper->height)};
    return landscape ? PictureSize{upright.height, upright.width} : upright;
}

std::optional<AskedSize> parse_size(std::string_view text) {
    AskedSize asked{.text = std::string(text), .pixels = {}};
    const std::string lower = lower_case(text);
    if (const NamedSize* row = find_row(named_sizes, lower)) {
        asked.pixels = row->size;
        return asked;
    }
    asked.landscape = lower.ends_with(lying);
    const std::string_view upright =
        std::string_view(lower).substr(0, lower.size() - (asked.landscape ? lying.size() : 0));
    if (const Paper* row = find_row(papers, upright)) {
        asked.paper = *row;
        asked.pixels = asked.at(points_an_inch);
        return asked;
    }
    if (const auto paper = measured_paper(lower)) {
        asked.landscape = false;
        asked.paper = paper;
        asked.pixels = asked.at(points_an_inch);
        return asked;
    }
    const Parts parts = split(text, 'x');
    const auto width = side_of(parts.head);
    const auto height = parts.tail ? side_of(*parts.tail) : width;
    if (!width || !height)
        return std::nullopt;
    asked.pixels = {*width, *height};
    return asked;
}

double dots_an_inch(const Format& format) {
    return format.pages ? points_an_inch : format.dots_an_inch;
}

std::vector<std::string> named_size_names() {
    std::vector<std::string> names;
    for (const NamedSize& size : named_sizes)
        names.emplace_back(size.name);
    for (const Paper& paper : papers)
        names.emplace_back(paper.name);
    return names;
}

std::string size_names() {
    return fmt::format("{}; for print {}, also with {}, or such as 210x297mm, in mm, cm or in",
                       joined(row_names(named_sizes), ", "), joined(row_names(papers), ", "), lying);
}

}  // namespace queenreel
