#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/command.h"
#include "queenreel/reel/reel.h"

namespace queenreel {

// An output of a reel as a command line, and back.

/// A path of a command line.
struct ReelPath {
    std::string path;        ///< absolute
    bool is_folder = false;  ///< files are written into it
};

/// The command line of an output.
struct ReelLine {
    const ReelTable* table = nullptr;
    const Command* command = nullptr;
    std::vector<std::string> operands{};
    std::vector<ReelEntry> options{};  ///< of the table and those above that the command takes
    std::vector<ReelPath> written{};   ///< in the order of the file
    std::vector<std::string> read{};   ///< absolute paths of files
    std::string printed{};             ///< the absolute path of what the command prints; empty for none

    /// The words after the program. Files that are read have their whole paths; those that are written too,
    /// after `before`, empty for none.
    std::vector<std::string> words(std::string_view before) const;

    /// The words as the table has them: what the output is asked for with.
    std::vector<std::string> plain_words() const;

    std::string folder{};  ///< absolute: where relative paths begin
};

/// The lines of a reel's outputs, in order; relative paths begin in `folder`, an absolute path. Throws
/// UsageError with the place in the file for what no command takes.
std::vector<ReelLine> reel_lines(const Reel& reel, const std::string& folder);

/// The message of a command about a line, at the place in the reel that it is about.
std::string reel_message(const Reel& reel, const ReelLine& line, std::string_view message);

/// The table for a command line, such as `animate 8 -o x.mp4`: its words as a shell reads them, where they
/// have no variables and patterns. Throws UsageError.
ReelTable reel_table(std::string_view line);

/// The commands that a reel can have.
std::vector<const Command*> reel_commands();

/// The keys of a command's operands: `n`, `kind`.
std::vector<std::string> operand_keys(const Command& command);

/// Whether the option makes no sense in a reel: --help, --dry-run and the like.
bool is_left_to_make(std::string_view option);

}  // namespace queenreel
