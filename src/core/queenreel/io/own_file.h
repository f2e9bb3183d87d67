#pragma once

#include <string>

namespace queenreel {

/// Registers a temporary file of this process, for exits that run no destructors. Holds at most 1024 files;
/// the next run in their folder removes any others.
class OwnFile {
  public:
    OwnFile() = default;
    /// `folder`: a descriptor, which must outlive the object.
    OwnFile(int folder, const std::string& name);
    ~OwnFile() { forget(); }
    OwnFile(OwnFile&& other) noexcept;
    OwnFile& operator=(OwnFile&& other) noexcept;

    /// Unregisters the file: it is gone, or no longer temporary.
    void forget() noexcept;

  private:
    int place_ = -1;  // index of the note; -1: none
};

/// Removes all registered files of this process, but not those of a process that forked it. Safe to call from
/// a signal handler.
void remove_own_files() noexcept;

}  // namespace queenreel
