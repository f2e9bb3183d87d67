#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/run_lock.h"

namespace queenreel {

/// The maximum number of this program's files without a name; each holds a descriptor open until it is named.
inline constexpr int max_nameless_files = 128;

/// An output folder, held open so that names are looked up in this folder only.
class Folder {
  public:
    /// Throws OutputError if the folder cannot be opened.
    explicit Folder(std::filesystem::path path);

    int descriptor() const { return folder_.number(); }
    const std::filesystem::path& path() const { return path_; }

    /// Returns the path of a file in the folder as the user wrote it, for messages.
    std::string path_of(const std::string& name) const;

    /// The folder's own path, for messages and system calls; never empty.
    std::string name() const;

    bool has(const std::string& name) const;

    /// Lists the names in the folder, in no particular order. Throws OutputError.
    std::vector<std::string> names() const;

    /// Waits until the folder's names are on disk. Throws OutputError.
    void sync() const;

    /// Waits until all files of the folder's file system are on disk, which for many files is far cheaper
    /// than syncing each. Returns false if the file system does not support it. Throws OutputError.
    bool sync_files() const;

    /// Returns the lock that names this run's hidden files in the folder and marks them as in use while
    /// anything holds it. Throws OutputError about `name`, the file to be written.
    std::shared_ptr<RunLock> run_lock(const std::string& name) const;

    /// The number of this program's files that may be nameless at a time, one of them in this folder: at most
    /// max_nameless_files and an eighth of the limit on open files. It is 0 if /proc, through which they are
    /// reached, is missing, and on Btrfs, which does not sync them.
    int nameless_files() const;

    /// Removes the temporary files of killed runs: see io/run_lock.h. Throws OutputError if the folder's
    /// names cannot be read.
    void remove_leftovers() const;

  private:
    std::filesystem::path path_;
    Descriptor folder_;
    mutable std::weak_ptr<RunLock> lock_;  // held by the hidden files
    mutable std::optional<int> nameless_files_;
};

/// Creates a folder and its missing parents, and waits until their names are on disk. Throws OutputError.
void make_folders(const std::filesystem::path& path);

}  // namespace queenreel
