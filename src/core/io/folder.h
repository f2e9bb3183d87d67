#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "io/descriptor.h"
#include "io/run_lock.h"

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

    /// Its own path for messages and calls: never empty.
    std::string name() const;

    bool has(const std::string& name) const;

    /// The names in it now, in no order. Throws OutputError.
    std::vector<std::string> names() const;

    /// Waits until the names in it are on the disk. Throws OutputError.
    void sync() const;

    /// Waits until all its files, and the rest of its file system, are on the disk: for many files far
    /// cheaper than syncing each. False where the file system cannot do so. Throws OutputError.
    bool sync_files() const;

    /// What names temporary files in it, and tells other runs that they have an owner as long as somebody
    /// holds it. Throws OutputError about `name`, the file that is to be written.
    std::shared_ptr<RunLock> run_lock(const std::string& name) const;

    /// Removes the temporary files of runs that were killed: see io/run_lock.h. Throws OutputError when its
    /// names cannot be read.
    void remove_leftovers() const;

  private:
    std::filesystem::path path_;
    Descriptor folder_;
    mutable std::weak_ptr<RunLock> lock_;  // as long as there are temporary files
};

/// Makes a folder where it is missing, with those above it, and waits until their names are on the disk.
/// Throws OutputError.
void make_folders(const std::filesystem::path& path);

}  // namespace queenreel
