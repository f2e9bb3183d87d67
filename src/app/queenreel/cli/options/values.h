#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/frame/color.h"
#include "queenreel/studio/asked_size.h"

namespace queenreel {

// Strict parsers for user input, the same in every locale: they read the whole text or throw a UsageError
// that names `what` was read, why the text is invalid, and what is valid.

constexpr int max_board = 32;

/// The maximum number of rows and columns of a board that can be drawn.
constexpr int max_drawn = 1000;

/// A range of integers, both ends included.
struct Range {
    std::uint64_t min = 1;
    std::uint64_t max = std::numeric_limits<std::uint64_t>::max();

    friend bool operator==(const Range&, const Range&) = default;
};

/// A range of times, both ends included.
struct TimeRange {
    std::chrono::microseconds min;
    std::chrono::microseconds max;
};

/// The names of a list, split by split_list(), without duplicates.
std::vector<std::string_view> parse_names(std::string_view what, std::string_view text);

/// An integer within `allowed`.
std::uint64_t parse_whole(std::string_view what, std::string_view text, Range allowed);

/// N, the rows and columns of the board: 1 … `max`.
int parse_board_size(std::string_view text, int max = max_board);

/// `A-B` with 1 ≤ A ≤ B.
Range parse_range(std::string_view what, std::string_view text);

/// A list such as `1,5,9-12`: numbers and ranges, from 1.
Numbers parse_numbers(std::string_view what, std::string_view text);

/// A time, parsed by seconds_in(); anything longer than any film becomes 30 years.
std::chrono::microseconds parse_time(std::string_view what, std::string_view text);

/// A time within `allowed`, which messages call the range of `of`.
std::chrono::microseconds parse_time(std::string_view what, std::string_view text, TimeRange allowed,
                                     std::string_view of);

/// A number of bytes, parsed by bytes_in().
std::uint64_t parse_bytes(std::string_view what, std::string_view text);

/// Frames per second: a decimal number, see rate_of_decimal(), or a fraction such as `30000/1001`.
double parse_rate(std::string_view what, std::string_view text);

/// A size, parsed by parse_size().
AskedSize parse_size_of(std::string_view what, std::string_view text);

/// Throws UsageError, quoting `text`, unless each side is 1 … `max`.
void require_size(std::string_view what, std::string_view text, PictureSize size, int max);

/// Whether a color may be transparent.
enum class Transparency { allowed, refused };

/// A color, parsed by parse_color(); messages ask for `wanted` if the text is not a color.
Color parse_color_of(std::string_view what, std::string_view text, Transparency transparency,
                     std::string_view wanted);

/// One line of text to show: UTF-8 without control characters. Throws UsageError.
std::string parse_line(std::string_view what, std::string_view text);

}  // namespace queenreel
