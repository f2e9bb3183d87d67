#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/command.h"
#include "queenreel/reel/reel.h"
#include "queenreel/reel/request.h"

namespace queenreel {

/// The command line of an output.
struct ReelLine : ReelRequest {
    std::vector<std::string> words(std::string_view before) const override;
    std::vector<std::string> plain_words() const override;
    std::vector<std::string> preview_words(std::string_view before) const override;

    const Command* command = nullptr;
    std::vector<std::string> operands{};
    std::vector<ReelEntry> options{};  ///< those of the table, and those defaults that the command takes
    std::string folder{};              ///< absolute; relative paths are relative to it

  private:
    /// Returns the option's words, with the prefix `before` in front of files to write.
    std::vector<std::string> option_words(const ReelEntry& entry, std::string_view before) const;
};

/// Makes the lines of a reel's outputs, in order. Relative paths are relative to `folder`, an absolute path.
/// Throws UsageError with the position in the file for anything that no command takes.
std::vector<ReelLine> reel_lines(const Reel& reel, const std::string& folder);

/// Makes the table for a command line such as `animate 8 -o x.mp4`. Splits it into words as a shell does, but
/// without variables and patterns. Throws UsageError.
ReelTable reel_table(std::string_view line);

}  // namespace queenreel
