#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/command.h"

namespace queenreel {

// Texts made from the rows of the commands.

/// The output of `queenreel --help`.
std::string program_help();

/// The output of `queenreel COMMAND --help --all`: made from the command's row, in lines of at most 80
/// columns.
std::string command_help(const Command& command);

/// The output of `queenreel help OPTION`: what an option does, and which commands take it. `word` may include
/// the dashes. Empty if it is not an option, or if it is the name of a command.
std::string option_help(std::string_view word);

/// The output of `queenreel COMMAND --help`: usage, the most common options, and examples, in at most 40
/// lines; or the output of command_help() if that is no longer.
std::string short_command_help(const Command& command);

/// The program's exit codes, each with its meaning.
std::span<const Example> exit_codes();

/// The output of `queenreel help trace`: the format of traces.
std::string trace_help();

/// The output of `queenreel help reel`: the format of reels.
std::string reel_help();

/// Translates the paragraphs of a topic, such as trace_help(), into the language of messages. Lines indented
/// by two blanks are commands or files, and stay as they are.
std::string said_topic(std::string_view english);

/// The keys of a reel as a JSON Schema (draft 7) for TOML editors, made from the commands' rows.
std::string reel_schema();

/// Returns a remedy for an unknown command: the command line that may be meant, a similar name, or the list
/// of commands.
std::string command_advice(std::string_view word);

// Manual pages in man(7) macros, as UTF-8.

/// queenreel(1).
std::string program_page();

/// queenreel-COMMAND(1): options by group, and examples.
std::string command_page(const Command& command);

/// queenreel-trace(5): the format of traces.
std::string trace_page();

/// queenreel-reel(5): the format of reels.
std::string reel_page();

// Texts for other programs: `queenreel --generate NAME`, `queenreel --complete -- WORDS`.

/// Completion scripts for shells. They call `queenreel --complete` and pass on words as typed, without
/// evaluating them.
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

/// All names: man, man-COMMAND for each command, man-trace, man-reel, reel-schema, bash, zsh, fish.
std::vector<std::string> generated_names();

/// Returns the text with this name. Throws UsageError for an unknown name.
std::string generated(std::string_view name);

/// Returns the completions of the last word, which may be empty, given the words before it: a whole word per
/// line, with a tab and a description if it has one; a word that ends in `=` continues. The line `:file`
/// means all file names. Reads no files and runs no search.
std::string completions(std::span<const std::string> words);

}  // namespace queenreel
