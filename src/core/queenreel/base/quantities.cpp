#include "queenreel/base/quantities.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "queenreel/base/parse.h"

namespace queenreel {
namespace {

/// Parses `1:30` or `1:00:00`; returns seconds.
std::optional<double> clock_seconds(std::string_view text) {
    constexpr double minute = 60;
    double seconds = 0;
    int colons = 0;
    for (Parts parts = split(text, ':');; parts = split(*parts.tail, ':'), ++colons) {
        const auto value = number<double>(parts.head);
        const bool whole = value && *value >= 0 && std::trunc(*value) == *value;
        const bool below_minute = value && *value >= 0 && *value < minute;
        if (!(parts.tail ? whole && (below_minute || colons == 0) : below_minute))
            return std::nullopt;
        seconds = seconds * minute + *value;
        if (!parts.tail)
            return colons <= 2 ? std::optional(seconds) : std::nullopt;
    }
}

/// Parses `2s`, `1m30s` or `1h`; returns seconds. Each unit appears at most once, larger units first.
std::optional<double> seconds_of_units(std::string_view text) {
    double seconds = 0;
    for (const auto& [unit, length] : {std::pair('h', 3600.0), std::pair('m', 60.0), std::pair('s', 1.0)}) {
        const Parts parts = split(text, unit);
        if (!parts.tail)
            continue;
        const auto value = number<double>(parts.head);
        if (!value)
            return std::nullopt;
        seconds += *value * length;
        text = *parts.tail;
        if (text.empty())
            return seconds;
        if (*value < 0 || text.front() == '-')
            return std::nullopt;
    }
    return std::nullopt;
}

/// A multiple of a byte: an SI prefix, or one of IEC 80000-13 with an `i`.
struct Unit {
    std::string_view name;
    double bytes;
};
constexpr std::array units{Unit{"", 1},
                           Unit{"k", 1e3},
                           Unit{"M", 1e6},
                           Unit{"G", 1e9},
                           Unit{"ki", 1024},
                           Unit{"Mi", 1024.0 * 1024},
                           Unit{"Gi", 1024.0 * 1024 * 1024}};

char as_unit(char letter) {
    return letter == 'K' ? 'k' : letter == 'm' ? 'M' : letter == 'g' ? 'G' : letter;
}

}  // namespace

std::optional<double> seconds_in(std::string_view text) {
    if (const auto seconds = number<double>(text))
        return seconds;
    if (text.find(':') != std::string_view::npos)
        return clock_seconds(text);
    if (text.ends_with("ms")) {
        const auto milliseconds = number<double>(text.substr(0, text.size() - 2));
        return milliseconds ? std::optional(*milliseconds / 1e3) : std::nullopt;
    }
    return seconds_of_units(text);
}

std::optional<std::uint64_t> bytes_in(std::string_view text) {
    if (text.ends_with('B') || text.ends_with('b'))
        text.remove_suffix(1);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789."), text.size());
    std::string unit(text.substr(digits));
    if (!unit.empty())
        unit.front() = as_unit(unit.front());
    const auto row = std::ranges::find(units, unit, &Unit::name);
    const auto count = number<double>(text.substr(0, digits));
    if (row == units.end() || !count || !(*count * row->bytes >= 1) || *count * row->bytes > 1e15)
        return std::nullopt;
    return static_cast<std::uint64_t>(*count * row->bytes);
}

std::string seconds_text(std::chrono::microseconds time) {
    return fmt::format("{} s", static_cast<double>(time.count()) / 1e6);
}

std::string clock_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::min(std::ceil(seconds), 359'999.0));
    if (whole >= 3600)
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string bytes_text(std::uint64_t bytes) {
    const auto count = static_cast<double>(bytes);
    return count < 1e6 ? fmt::format("{:.1f} kB", count / 1e3) : fmt::format("{:.1f} MB", count / 1e6);
}

}  // namespace queenreel
