#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "io/descriptor.h"

namespace queenreel {

/// A folder that files are written into, held open: names are looked up in it alone.
class Folder {
  public:
    /// Throws OutputError when it cannot be opened.
    explicit Folder(std::filesystem::path path);

    int descriptor() const { return folder_.number(); }
    const std::filesystem::path& path() const { return path_; }

    /// The path of a file in it as the user wrote it, for messages.
    std::string path_of(const std::string& name) const;

    bool has(const std::string& name) const;

    /// The names in it now, in no order. Throws OutputError.
    std::vector<std::string> names() const;

    /// Waits until the names in it are on the disk. Throws OutputError.
    void sync() const;

    /// Waits until all its files, and the rest of its file system, are on the disk: for many files far
    /// cheaper than syncing each. Throws OutputError.
    void sync_files() const;

  private:
    std::filesystem::path path_;
    Descriptor folder_;
};

}  // namespace queenreel
