#pragma once

#include <memory>

#include "queenreel/io/file_stream.h"
#include "queenreel/io/folder.h"
#include "queenreel/io/temporary_file.h"

namespace queenreel {

/// Keeps or replaces an existing file of the final name.
enum class Existing { keep, replace };

/// A file that appears under its final name complete, or not at all. Until published it is a TemporaryFile,
/// which is removed with the object. A file that replaces another keeps its mode, and its owner and group
/// where this user may set them.
class OutputFile final : public FileStream {
  public:
    /// Starts the file `name` in `folder`. Throws OutputError if it exists and must be kept.
    OutputFile(const std::shared_ptr<const Folder>& folder, const std::string& name, Existing existing);

    /// Syncs and closes the file.
    void prepare() override;

    /// Closes the file without a sync, for many files that Folder::sync_files() syncs together.
    void close();

    /// Syncs the closed file, for file systems on which sync_files() is unsupported.
    void sync_closed();

    /// Returns true if a regular file of the final name exists with the same bytes as this one, which must be
    /// closed. Throws OutputError if either cannot be read.
    bool is_there() const;

    /// Gives the closed file its final name atomically: other processes see the old file or the new one. With
    /// Existing::keep, throws ExistsError if a file of that name has appeared meanwhile.
    void publish() override;

    /// Syncs the folder.
    void settle() override;

  private:
    OutputFile(std::shared_ptr<const Folder> folder, std::string name, Existing existing, NewFile file);

    std::shared_ptr<const Folder> folder_;
    std::string final_name_;
    Existing existing_;
    std::unique_ptr<TemporaryFile> temporary_;  // null once published
};

}  // namespace queenreel
