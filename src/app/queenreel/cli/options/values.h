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

// What people type, read strictly and in the same way in every locale: the whole text, or a UsageError that
// names `what` was read, why the text is wrong, and what would be right.

constexpr int max_board = 32;

/// The most rows and columns of a board that can be drawn.
constexpr int max_drawn = 1000;

/// A range of whole numbers, both ends included.
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

/// The names of a list as split_list() gives them, where a name may stand only once.
std::vector<std::string_view> parse_names(std::string_view what, std::string_view text);

/// A name of a file or folder, not empty.
std::string parse_path(std::string_view what, std::string_view text);

/// A whole number within `allowed`.
std::uint64_t parse_whole(std::string_view what, std::string_view text, Range allowed);

/// N, the rows and columns of the board: 1 … `max`.
int parse_board_size(std::string_view text, int max = max_board);

/// `A-B` with 1 ≤ A ≤ B.
Range parse_range(std::string_view what, std::string_view text);

/// A list such as `1,5,9-12`: numbers and ranges, from 1.
Numbers parse_numbers(std::string_view what, std::string_view text);

/// A time as seconds_in() reads it; what is past any film's end is 30 years.
std::chrono::microseconds parse_time(std::string_view what, std::string_view text);

/// The same within `allowed`; `of` says whose range that is.
std::chrono::microseconds parse_time(std::string_view what, std::string_view text, TimeRange allowed,
                                     std::string_view of);

/// A number of bytes as bytes_in() reads it.
std::uint64_t parse_bytes(std::string_view what, std::string_view text);

/// Frames per second: a number, as rate_of_decimal() takes it, or a fraction such as `30000/1001`.
double parse_rate(std::string_view what, std::string_view text);

/// A size as parse_size() reads it.
AskedSize parse_size_of(std::string_view what, std::string_view text);

/// Throws UsageError, which repeats the `text`, unless each side is 1 … `max`.
void require_size(std::string_view what, std::string_view text, PictureSize size, int max);

/// Whether a color can be seen through.
enum class Transparency { allowed, refused };

/// A color as parse_color() reads it; `wanted` is what is wanted in place of another text.
Color parse_color_of(std::string_view what, std::string_view text, Transparency transparency,
                     std::string_view wanted);

/// One line of text to be shown: UTF-8 without control characters. Throws UsageError.
std::string parse_line(std::string_view what, std::string_view text);

}  // namespace queenreel
