#pragma once

#include <span>
#include <string_view>

namespace queenreel {

/// A row of the table of words that people try before they know this program's own.
struct Guess {
    std::string_view words;        ///< separated by spaces
    std::string_view answer;       ///< a remedy, or what is missing; ends with a command line
    std::string_view option = "";  ///< for values: their option
};

/// Returns the answer to a word used as an option, without dashes; empty for an unknown word.
std::string_view option_guess(std::string_view word);

/// Returns the answer to an invalid value of an option; for a file's name, the answer to its extension. Empty
/// for an unknown value.
std::string_view value_guess(std::string_view option, std::string_view value);

/// Returns the answer to a word used as a command; empty for an unknown word.
std::string_view command_guess(std::string_view word);

/// The tables of all guesses.
std::span<const Guess> option_guesses();
std::span<const Guess> value_guesses();
std::span<const Guess> command_guesses();

}  // namespace queenreel
