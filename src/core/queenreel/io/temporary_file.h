#pragma once

#include <sys/types.h>

#include <memory>
#include <string>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/folder.h"

namespace queenreel {

/// A new file in a folder before it gets its final name. Where the system supports it, the file has no name
/// at all and vanishes when the run ends for any reason; elsewhere it has a hidden name, see io/run_lock.h.
class TemporaryFile {
  public:
    /// Removes the file unless it has been published.
    virtual ~TemporaryFile() = default;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    /// Opens the file again. Throws SystemError.
    virtual Descriptor open(int flags) const = 0;

    /// Gives the file its final name. Throws ExistsError, and keeps the other file, if the name is taken.
    virtual void publish_new() = 0;

    /// Gives the file its final name, replacing any file of that name. Throws SystemError.
    virtual void publish_over() = 0;

  protected:
    /// `name`: the final name.
    TemporaryFile(std::shared_ptr<const Folder> folder, std::string name)
        : folder_(std::move(folder)), name_(std::move(name)) {}

    const std::shared_ptr<const Folder>& folder() const { return folder_; }
    const std::string& name() const { return name_; }

    /// The path for messages.
    std::string path() const { return folder_->path_of(name_); }

  private:
    std::shared_ptr<const Folder> folder_;
    std::string name_;
};

/// A new file and its descriptor, open for reading and writing.
struct NewFile {
    std::unique_ptr<TemporaryFile> temporary;
    Descriptor written;
};

/// Creates a new file with the final name `name`; `mode`: its mode before the umask. The file gets a hidden
/// name if the file system lacks nameless files (O_TMPFILE) or the folder's nameless_files() are all in use.
/// Throws SystemError.
NewFile make_new_file(const std::shared_ptr<const Folder>& folder, const std::string& name, mode_t mode);

}  // namespace queenreel
