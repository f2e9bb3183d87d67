#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/command.h"
#include "queenreel/reel/reel.h"

namespace queenreel {

// The keys that an output of a reel may have, made from the rows of the commands.

inline constexpr std::string_view command_key = "command";
inline constexpr std::string_view output_key = "output";

/// The commands that a reel may use.
std::vector<const Command*> reel_commands();

/// Returns true if a reel may use the command.
bool makes_files(const Command& command);

/// The keys of a command's operands: `n`, `kind`.
std::vector<std::string> operand_keys(const Command& command);

/// Returns true if the option makes no sense in a reel: --help, --dry-run and similar.
bool is_left_to_make(std::string_view option);

/// Returns true if the command has no --output, so that `output` names the file for what it prints.
bool prints(const Command& command);

/// Returns the command's option with this name, or null if it has none or a reel may not give it.
const Option* option_of_key(const Command& command, std::string_view key);

/// All keys of the command: operands, `command`, `output`, and options.
std::vector<std::string> keys_of(const Command& command);

/// The options that name files to write.
std::span<const std::string_view> written_options();

/// Returns true if the option names a file to write.
bool writes(const Option& option);

/// Returns true if the value names a file that the command reads.
bool reads(const Option& option, std::string_view value);

/// Returns the values of an option as typed; lists are joined by commas.
std::vector<std::string> typed_values(const Option& option, const ReelEntry& entry);

}  // namespace queenreel
