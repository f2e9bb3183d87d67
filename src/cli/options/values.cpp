#include "cli/options/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "base/text.h"
#include "base/utf8.h"
#include "cli/errors.h"
#include "puzzle/notation.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds longest_time = std::chrono::hours(24 * 365 * 30);

/// All of `text` as a number; nothing when it is none. A number past the type's range is its greatest.
template <typename Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    const auto [stop, error] = std::from_chars(text.begin(), text.end(), value);
    if (stop != text.end() || text.empty() || error == std::errc::invalid_argument)
        return std::nullopt;
    return error == std::errc::result_out_of_range ? std::numeric_limits<Number>::max() : value;
}

/// `text` up to the first `mark` and what is behind it.
struct Parts {
    std::string_view head;
    std::optional<std::string_view> tail;
};

Parts split(std::string_view text, char mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return {text, std::nullopt};
    return {text.substr(0, at), text.substr(at + 1)};
}

std::string wanted(Range range) {
    if (range.max == std::numeric_limits<std::uint64_t>::max())
        return fmt::format("give a whole number, {} or more", range.min);
    return fmt::format("give a whole number from {} to {}", range.min, range.max);
}

}  // namespace

std::vector<std::string_view> split_list(std::string_view text) {
    std::vector<std::string_view> names;
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        names.push_back(parts.head);
        if (!parts.tail)
            return names;
    }
}

std::vector<std::string_view> parse_names(std::string_view what, std::string_view text) {
    const std::vector<std::string_view> names = split_list(text);
    for (const std::string_view name : names)
        if (std::ranges::count(names, name) > 1)
            throw UsageError(fmt::format("{}: {} is given twice; give it once", what, name));
    return names;
}

std::string parse_path(std::string_view what, std::string_view text) {
    if (text.empty())
        throw UsageError(fmt::format("{}: the name is empty; give a file name", what));
    return std::string(text);
}

std::uint64_t parse_whole(std::string_view what, std::string_view text, Range allowed) {
    const bool negative = text.size() > 1 && text[0] == '-' && number<std::uint64_t>(text.substr(1));
    const auto value = number<std::uint64_t>(text);
    if (text.empty())
        throw UsageError(fmt::format("{}: the value is empty; {}", what, wanted(allowed)));
    if (!value && !negative)
        throw UsageError(fmt::format("{}: '{}' is not a whole number; {}", what, text, wanted(allowed)));
    if (negative || *value < allowed.min || *value > allowed.max)
        throw UsageError(fmt::format("{}: {} is out of range; {}", what, text, wanted(allowed)));
    return *value;
}

std::uint64_t parse_number(std::string_view what, std::string_view text) {
    return parse_whole(what, text, {});
}

int parse_board_size(std::string_view text, int max) {
    return static_cast<int>(parse_whole("N", text, {1, static_cast<std::uint64_t>(max)}));
}

Range parse_range(std::string_view what, std::string_view text) {
    const Parts parts = split(text, '-');
    const auto first = number<std::uint64_t>(parts.head);
    const auto last = parts.tail ? number<std::uint64_t>(*parts.tail) : std::nullopt;
    if (!first || !last)
        throw UsageError(fmt::format("{}: '{}' is not a range; give one such as 1-10", what, text));
    if (*first == 0)
        throw UsageError(fmt::format("{}: {} begins at 0; start at 1 or later", what, text));
    if (*last < *first)
        throw UsageError(fmt::format("{}: {} runs backwards; write {}-{}", what, text, *last, *first));
    return {*first, *last};
}

PictureSize parse_size(std::string_view what, std::string_view text) {
    const Parts parts = split(text, 'x');
    const auto side = [&](std::string_view digits) {
        const auto value = number<std::int64_t>(digits);
        if (!value)
            throw UsageError(
                fmt::format("{}: '{}' is not a size; give one such as 1080 or 1920x1080", what, text));
        constexpr std::int64_t max = std::numeric_limits<int>::max();
        return static_cast<int>(std::clamp(*value, -max, max));
    };
    const int width = side(parts.head);
    return {width, parts.tail ? side(*parts.tail) : width};
}

void require_size(std::string_view what, std::string_view text, PictureSize size, int max) {
    for (const int side : {size.width, size.height})
        if (side < 1 || side > max)
            throw UsageError(
                fmt::format("{}: {} is out of range; give 1 to {} pixels per side", what, text, max));
}

microseconds parse_time(std::string_view what, std::string_view text) {
    const bool milliseconds = text.ends_with("ms");
    const std::string_view digits = text.substr(0, text.size() - (milliseconds          ? 2
                                                                  : text.ends_with('s') ? 1
                                                                                        : 0));
    const auto value = number<double>(digits);
    if (!value || std::isnan(*value))
        throw UsageError(
            fmt::format("{}: '{}' is not a time; give seconds such as 0.5, 2s or 500ms", what, text));
    const auto longest = static_cast<double>(longest_time.count());
    return microseconds(std::llround(std::clamp(*value * (milliseconds ? 1e3 : 1e6), -longest, longest)));
}

void require_time(std::string_view what, std::string_view text, microseconds time, TimeRange allowed,
                  std::string_view of) {
    if (time < allowed.min || time > allowed.max)
        throw UsageError(fmt::format("{}: {} is out of range; {} can last {} to {}", what, text, of,
                                     seconds_text(allowed.min), seconds_text(allowed.max)));
}

microseconds parse_time(std::string_view what, std::string_view text, TimeRange allowed,
                        std::string_view of) {
    const microseconds time = parse_time(what, text);
    require_time(what, text, time, allowed, of);
    return time;
}

double parse_rate(std::string_view what, std::string_view text) {
    const auto value = number<double>(text);
    if (!value || std::isnan(*value))
        throw UsageError(
            fmt::format("{}: '{}' is not a number; give pictures per second, such as 30", what, text));
    return *value;
}

void require_rate(std::string_view what, std::string_view text, double rate, double max) {
    if (rate <= 0 || rate > max)
        throw UsageError(
            fmt::format("{}: {} is out of range; give more than 0 and at most {}", what, text, max));
}

Board parse_queens(std::string_view what, std::string_view text, int n) {
    Board board(n);
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        const auto square = parse_square(parts.head, n);
        if (!square)
            throw UsageError(
                fmt::format("{}: '{}' is not a square of this board; files are a to {} and ranks 1 to {}, "
                            "row:column is 0:0 to {}:{}",
                            what, parts.head, file_letters(n - 1), n, n - 1, n - 1));
        if (board.has_queen(*square))
            throw UsageError(
                fmt::format("{}: '{}' already has a queen; name each square once", what, parts.head));
        board.place(*square);
        if (!parts.tail)
            return board;
    }
}

std::string seconds_text(microseconds time) {
    return fmt::format("{} s", static_cast<double>(time.count()) / 1e6);
}

std::string parse_line(std::string_view what, std::string_view text) {
    const auto is_control = [](char letter) { return (letter >= 0 && letter < 0x20) || letter == 0x7f; };
    if (std::ranges::any_of(text, is_control))
        throw UsageError(fmt::format(
            "{}: the text has a line break or control character; give one line of plain text", what));
    if (!is_utf8(text))
        throw UsageError(fmt::format("{}: the text is not UTF-8; type or save it in that encoding", what));
    return std::string(text);
}

}  // namespace queenreel
