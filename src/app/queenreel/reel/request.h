#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/reel/reel.h"

namespace queenreel {

/// A path that an output writes to.
struct ReelPath {
    std::string path;        ///< absolute
    bool is_folder = false;  ///< whether files are written into it
};

/// A request for an output of a reel, and the files that it reads and writes.
struct ReelRequest {
    ReelRequest() = default;
    virtual ~ReelRequest() = default;
    ReelRequest(const ReelRequest&) = default;
    ReelRequest(ReelRequest&&) = default;
    ReelRequest& operator=(const ReelRequest&) = default;
    ReelRequest& operator=(ReelRequest&&) = default;

    /// Returns the command line that makes the output, without the program's name. Files to read have
    /// absolute paths; so do files to write, after the prefix `before`, which may be empty.
    virtual std::vector<std::string> words(std::string_view before) const = 0;

    /// Returns the words as in the table. If they change, the output is made again.
    virtual std::vector<std::string> plain_words() const = 0;

    /// Returns a command line that quickly writes the first pictures of what `words` writes, to a file of the
    /// same name; empty if there is nothing to preview.
    virtual std::vector<std::string> preview_words(std::string_view /*before*/) const { return {}; }

    const ReelTable* table = nullptr;
    std::vector<ReelPath> written{};  ///< in the order of the file
    std::vector<std::string> read{};  ///< absolute paths of files
    std::string printed{};            ///< absolute path for the command's printed output; empty for none
};

/// Adds the position in the reel to a command's message about a request.
std::string reel_message(const Reel& reel, const ReelRequest& request, std::string_view message);

}  // namespace queenreel
