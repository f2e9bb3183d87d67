#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// A number with a comma between groups of three digits, whatever the locale: `14,200`.
std::string grouped(std::uint64_t number);

/// "k of N", or just "k" where N is not known.
std::string of_total(std::uint64_t number, std::optional<std::uint64_t> total);

/// The letters of a column, from 0: a … z, then aa, ab … as in spreadsheets.
std::string file_letters(int column);

/// "8 queens", "1 queen".
std::string counted(std::uint64_t number, const std::string& noun);

/// The digits of an exponent, raised: "⁻³⁰".
std::string superscript(int number);

/// The beginning of a text for a message that quotes it: 60 bytes at most, characters of UTF-8 whole, and an
/// ellipsis where more follows.
std::string excerpt(std::string_view text);

/// "svg, png or pdf".
std::string alternatives(std::span<const std::string_view> names);

}  // namespace queenreel
