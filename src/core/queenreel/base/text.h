#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace queenreel {

/// Formats a number with a comma between groups of three digits, in every locale: `14,200`.
std::string grouped(std::uint64_t number);

/// Returns "k of N", or "k" if N is unknown.
std::string of_total(std::uint64_t number, std::optional<std::uint64_t> total);

/// Returns the letters of a column, numbered from 0: a … z, then aa, ab … as in spreadsheets.
std::string file_letters(int column);

/// Returns the number with the noun, in the plural unless the number is 1: "8 queens", "1 queen".
std::string counted(std::uint64_t number, const std::string& noun);

/// Returns the number in superscript digits: "⁻³⁰".
std::string superscript(int number);

/// Shortens a text for a quotation in a message: at most 60 bytes of whole UTF-8 characters, followed by an
/// ellipsis if more were cut off.
std::string excerpt(std::string_view text);

/// Returns the text with ASCII letters in lower case.
std::string lower_case(std::string_view text);

/// Returns the text with `by` in place of each `part`.
std::string replaced(std::string text, std::string_view part, std::string_view by);

/// Joins texts or whole numbers, with the separator between each two: "1, 5, 8".
template <typename Items>
std::string joined(const Items& items, std::string_view separator) {
    std::string text;
    for (std::string_view between; const auto& item : items) {
        text += between;
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(item)>>)
            text += std::to_string(item);
        else
            text += item;
        between = separator;
    }
    return text;
}

/// Joins names as alternatives: "svg, png or pdf".
std::string alternatives(std::span<const std::string_view> names);

}  // namespace queenreel
