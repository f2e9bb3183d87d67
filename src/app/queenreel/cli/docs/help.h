#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/cli/command.h"

namespace queenreel {

/// What `queenreel --help` prints.
std::string program_help();

/// What `queenreel COMMAND --help` prints: made from the command's row, in lines of at most 80 columns.
std::string command_help(const Command& command);

/// The program's exit codes, each with its meaning.
std::span<const Example> exit_codes();

/// What `queenreel help trace` prints: how a trace is written.
std::string trace_help();

/// What to do about a word in the place of a command that is none: the command line that it may mean, a near
/// spelling, or the commands to choose from.
std::string command_advice(std::string_view word);

/// `text` in lines that fit a terminal of eighty columns: the first after `head`, from column `begins` on,
/// the others below it. Where `head` reaches further, the text begins on the next line. Ends with a newline.
std::string two_columns(std::string_view head, std::size_t begins, std::string_view text);

}  // namespace queenreel
