#pragma once

#include <sys/types.h>

#include <memory>
#include <string>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/folder.h"

namespace queenreel {

/// A new file of a folder before it has its final name. Where the system allows it has no name at all, and is
/// gone with the run, whatever ends that; elsewhere it has a hidden name, see io/run_lock.h.
class TemporaryFile {
  public:
    /// Removes the file, unless it has its final name.
    virtual ~TemporaryFile() = default;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    /// Opens it once more. Throws SystemError.
    virtual Descriptor open(int flags) const = 0;

    /// Gives it its final name. Throws ExistsError, and keeps the other file, where that is taken.
    virtual void publish_new() = 0;

    /// Gives it its final name, in place of a file that has it. Throws SystemError.
    virtual void publish_over() = 0;

  protected:
    /// `name`: the final one.
    TemporaryFile(std::shared_ptr<const Folder> folder, std::string name)
        : folder_(std::move(folder)), name_(std::move(name)) {}

    const std::shared_ptr<const Folder>& folder() const { return folder_; }
    const std::string& name() const { return name_; }

    /// What messages call it.
    std::string path() const { return folder_->path_of(name_); }

  private:
    std::shared_ptr<const Folder> folder_;
    std::string name_;
};

/// A new file and its descriptor, open for writing and reading.
struct NewFile {
    std::unique_ptr<TemporaryFile> temporary;
    Descriptor written;
};

/// Makes a new file that is to get the name `name`; `mode`: before the user's mask. It has a hidden name
/// where the file system has no files without names (O_TMPFILE), or max_nameless_files() of the folder have
/// none. Throws SystemError.
NewFile make_new_file(const std::shared_ptr<const Folder>& folder, const std::string& name, mode_t mode);

}  // namespace queenreel
