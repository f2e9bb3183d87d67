#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/command.h"
#include "queenreel/reel/reel.h"

namespace queenreel {

// Converts an output of a reel to a command line and back.

/// A path on a command line.
struct ReelPath {
    std::string path;        ///< absolute
    bool is_folder = false;  ///< whether files are written into it
};

/// The command line of an output.
struct ReelLine {
    const ReelTable* table = nullptr;
    const Command* command = nullptr;
    std::vector<std::string> operands{};
    std::vector<ReelEntry> options{};  ///< those of the table, and of the defaults that the command takes
    std::vector<ReelPath> written{};   ///< in the order of the file
    std::vector<std::string> read{};   ///< absolute paths of files
    std::string printed{};             ///< absolute path of the command's printed output; empty for none

    /// The words after the program's name. Files to read have absolute paths; so do files to write, after the
    /// prefix `before`, which may be empty.
    std::vector<std::string> words(std::string_view before) const;

    /// The words as in the table: the request for the output.
    std::vector<std::string> plain_words() const;

    std::string folder{};  ///< absolute; relative paths are relative to it
};

/// The lines of a reel's outputs, in order; relative paths are relative to `folder`, an absolute path. Throws
/// UsageError with the position in the file for anything that no command takes.
std::vector<ReelLine> reel_lines(const Reel& reel, const std::string& folder);

/// A command's message about a line, with the position in the reel.
std::string reel_message(const Reel& reel, const ReelLine& line, std::string_view message);

/// The table for a command line, such as `animate 8 -o x.mp4`, split into words like in a shell, but without
/// variables and patterns. Throws UsageError.
ReelTable reel_table(std::string_view line);

/// The commands that a reel may use.
std::vector<const Command*> reel_commands();

/// The keys of a command's operands: `n`, `kind`.
std::vector<std::string> operand_keys(const Command& command);

/// Whether the option makes no sense in a reel: --help, --dry-run and similar.
bool is_left_to_make(std::string_view option);

}  // namespace queenreel
