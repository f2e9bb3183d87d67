#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/run_lock.h"

namespace queenreel {

/// The most files of this program that have no name at a time: each keeps a descriptor open until it gets
/// one.
inline constexpr int max_nameless_files = 128;

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

    /// What names hidden files in it, and tells other runs that they have an owner as long as somebody
    /// holds it. Throws OutputError about `name`, the file that is to be written.
    std::shared_ptr<RunLock> run_lock(const std::string& name) const;

    /// How many files of this program may be without a name at a time, when a file of this folder is one of
    /// them: at most max_nameless_files, and an eighth of the files that may be open. None where /proc, which
    /// leads to them, is missing, and on Btrfs, which does not sync them.
    int nameless_files() const;

    /// Removes the temporary files of runs that were killed: see io/run_lock.h. Throws OutputError when its
    /// names cannot be read.
    void remove_leftovers() const;

  private:
    std::filesystem::path path_;
    Descriptor folder_;
    mutable std::weak_ptr<RunLock> lock_;  // as long as there are hidden files
    mutable std::optional<int> nameless_files_;
};

/// Makes a folder where it is missing, with those above it, and waits until their names are on the disk.
/// Throws OutputError.
void make_folders(const std::filesystem::path& path);

}  // namespace queenreel
