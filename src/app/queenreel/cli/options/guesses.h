#pragma once

#include <span>
#include <string_view>

namespace queenreel {

/// A row of the table of what people type before they know the words of this program.
struct Guess {
    std::string_view words;        ///< apart by blanks
    std::string_view answer;       ///< what to do, or what there is not; a command line stands at its end
    std::string_view option = "";  ///< of words that are values: the option that they are given to
};

/// The answer to a word in the place of an option, without dashes; empty for one that nobody has guessed.
std::string_view option_guess(std::string_view word);

/// The answer to a value of an option that takes others; empty for one that nobody has guessed.
std::string_view value_guess(std::string_view option, std::string_view value);

/// The answer to a word in the place of a command; empty for one that nobody has guessed.
std::string_view command_guess(std::string_view word);

/// Their tables.
std::span<const Guess> option_guesses();
std::span<const Guess> value_guesses();
std::span<const Guess> command_guesses();

}  // namespace queenreel
