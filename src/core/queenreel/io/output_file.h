#pragma once

#include <memory>

#include "queenreel/io/file_stream.h"
#include "queenreel/io/folder.h"
#include "queenreel/io/temporary_file.h"

namespace queenreel {

/// May a file that has the final name be replaced?
enum class Existing { keep, replace };

/// A file that appears under its final name whole, or not at all. Until it is published it is a
/// TemporaryFile, removed with the object. One that replaces another has its mode, and its owner and group
/// where this user may give them away.
class OutputFile final : public FileStream {
  public:
    /// Starts the file `name` of `folder`. Throws OutputError when it exists and may not be replaced.
    OutputFile(const std::shared_ptr<const Folder>& folder, const std::string& name, Existing existing);

    /// Syncs and closes it.
    void prepare() override;

    /// Ends writing without a sync: for many files that Folder::sync_files() syncs together.
    void close();

    /// Syncs the closed file, for where sync_files() cannot.
    void sync_closed();

    /// Whether a regular file of the final name is there already and has the same bytes as this one, which is
    /// closed. Throws OutputError when one of them cannot be read.
    bool is_there() const;

    /// Gives the closed file its final name, in one step: another process sees the old file or the new one.
    /// Unless it may be replaced, a file that has appeared meanwhile is kept and ExistsError thrown.
    void publish() override;

    /// Syncs the folder.
    void settle() override;

  private:
    OutputFile(std::shared_ptr<const Folder> folder, std::string name, Existing existing, NewFile file);

    std::shared_ptr<const Folder> folder_;
    std::string final_name_;
    Existing existing_;
    std::unique_ptr<TemporaryFile> temporary_;  // null once it is published
};

}  // namespace queenreel
