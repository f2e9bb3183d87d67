#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/command.h"

namespace queenreel {

// What the commands' rows are made into.

/// What `queenreel --help` prints.
std::string program_help();

/// What `queenreel COMMAND --help --all` prints: made from the command's row, in lines of at most 80 columns.
std::string command_help(const Command& command);

/// What `queenreel help OPTION` prints: what an option does, and which commands take it. `word` may have its
/// dashes. Empty for a word that is none, and for the name of a command.
std::string option_help(std::string_view word);

/// What `queenreel COMMAND --help` prints: how to use the command, the options that most lines have, and
/// examples, in 40 lines at most; all of command_help() where that is no longer.
std::string short_command_help(const Command& command);

/// The program's exit codes, each with its meaning.
std::span<const Example> exit_codes();

/// What `queenreel help trace` prints: how a trace is written.
std::string trace_help();

/// What `queenreel help reel` prints: how a reel is written.
std::string reel_help();

/// The keys of a reel as a JSON Schema (draft 7) for editors of TOML: made from the commands' rows.
std::string reel_schema();

/// What to do about a word in the place of a command that is none: the command line that it may mean, a near
/// spelling, or the commands to choose from.
std::string command_advice(std::string_view word);

// Manual pages in the macros of man(7), as UTF-8.

/// queenreel(1).
std::string program_page();

/// queenreel-COMMAND(1): its options in their groups, its examples.
std::string command_page(const Command& command);

/// queenreel-trace(5): the format of traces.
std::string trace_page();

/// queenreel-reel(5): the format of reels.
std::string reel_page();

// What other programs read of the commands: `queenreel --generate NAME`, `queenreel --complete -- WORDS`.

/// Scripts that complete command lines in shells: they ask `queenreel --complete`, and pass words on as they
/// are typed, without evaluating them.
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

/// All names: man, a man-COMMAND each, man-trace, man-reel, reel-schema, bash, zsh, fish.
std::vector<std::string> generated_names();

/// The text of that name. Throws UsageError for another one.
std::string generated(std::string_view name);

/// What the last of the words, which may be empty, can be completed to, given those before it. A whole word a
/// line, with a tab and a description where there is one; a word that ends in `=` goes on. The line `:file`
/// stands for all names of files. Reads no files and runs no search.
std::string completions(std::span<const std::string> words);

}  // namespace queenreel
