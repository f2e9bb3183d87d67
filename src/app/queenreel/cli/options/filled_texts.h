#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/words/words.h"

namespace queenreel {

// Texts of options and operands that contain values. Tables have them in English, as man pages and
// completions show them; help uses these messages to translate them.

inline constexpr std::string_view size_help =
    message("size in pixels, such as 1080 or 1920x1080, or by name: {names}");
inline constexpr std::string_view page_help = message(
    "the page size: WIDTHxHEIGHT in pixels (in a pdf, points), or a name: {names}; a pptx has 16:9 by "
    "default");
inline constexpr std::string_view colors_help =
    message("colors in place of the theme's, such as light=#fff,dark=#888: {names}");
inline constexpr std::string_view hold_help = message(
    "how long each moment is shown, such as 0.5, 2s or 500ms, or by name, such as "
    "solution=2s,deadend=0.5s; moments: {names}");
inline constexpr std::string_view hold_note = message("{seconds} for solutions; see list moments");
inline constexpr std::string_view duration_note = message(
    "a search over {whole} s: {usual} s, or from {short} s on if all of it can be seen; a race: {race} s; "
    "others: full");
inline constexpr std::string_view select_help = message(
    "only these moments, such as 1-40,solution:1,deadend:1-3: by number among all moments or among those "
    "of one name; a name alone selects all of that name; names: {names}");
inline constexpr std::string_view loop_help =
    message("{formats}: how often it plays: forever, once or a number");
inline constexpr std::string_view quality_help = message("{formats}: encoding effort and file size");
inline constexpr std::string_view random_help = message(
    "one solution at random, or --limit K of them, the same with the same --seed; up to n = {max} each is "
    "equally likely, beyond it {solver} finds one");
inline constexpr std::string_view number_of_help =
    message("print the number of this solution, as --solution counts, for n up to {max}");
inline constexpr std::string_view story_note = message("{story}; with --events {other}");
inline constexpr std::string_view port_note = message("{port} if it is free");
inline constexpr std::string_view list_help = message("all of them, or only {names}");

/// All of these messages.
std::span<const std::string_view> filled_texts();

/// Returns the message in English, with these values in place of the names in braces.
std::string filled(std::string_view message,
                   std::initializer_list<std::pair<std::string_view, std::string>> values);

}  // namespace queenreel
