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

// Strict parsers for user input, the same in every locale. They read the whole text or throw a UsageError,
// which says `what` was read, why the text is invalid, and what is valid.

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

/// Parses a list of names, which split_list() splits, without duplicates.
std::vector<std::string_view> parse_names(std::string_view what, std::string_view text);

/// Parses an integer within `allowed`.
std::uint64_t parse_whole(std::string_view what, std::string_view text, Range allowed);

/// Parses N, the number of rows and columns of the board: 1 … `max`.
int parse_board_size(std::string_view text, int max = max_board);

/// Parses `A-B` with 1 ≤ A ≤ B.
Range parse_range(std::string_view what, std::string_view text);

/// Parses a list of numbers and ranges from 1, such as `1,5,9-12`.
Numbers parse_numbers(std::string_view what, std::string_view text);

/// Parses a time with seconds_in(). Anything longer than any film becomes 30 years.
std::chrono::microseconds parse_time(std::string_view what, std::string_view text);

/// Parses a time within `allowed`; messages call it the range of `of`.
std::chrono::microseconds parse_time(std::string_view what, std::string_view text, TimeRange allowed,
                                     std::string_view of);

/// Parses a number of bytes with bytes_in().
std::uint64_t parse_bytes(std::string_view what, std::string_view text);

/// Parses frames per second: a decimal number, as rate_of_decimal() reads it, or a fraction such as
/// `30000/1001`.
double parse_rate(std::string_view what, std::string_view text);

/// Parses a size with parse_size().
AskedSize parse_size_of(std::string_view what, std::string_view text);

/// Throws UsageError, quoting `text`, unless each side is 1 … `max`.
void require_size(std::string_view what, std::string_view text, PictureSize size, int max);

/// Allows or refuses transparent colors.
enum class Transparency { allowed, refused };

/// Parses a color with parse_color(); messages ask for `wanted` if the text is not a color.
Color parse_color_of(std::string_view what, std::string_view text, Transparency transparency,
                     std::string_view wanted);

/// Checks a line of text to be shown: UTF-8 without control characters. Throws UsageError.
std::string parse_line(std::string_view what, std::string_view text);

}  // namespace queenreel
