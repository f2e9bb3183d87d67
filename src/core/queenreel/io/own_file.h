#pragma once

#include <string>

namespace queenreel {

/// Notes a temporary file of this process, for an end that runs no destructors. Of more than a thousand at a
/// time, the others are left to the next run in their folder, which removes them.
class OwnFile {
  public:
    OwnFile() = default;
    /// `folder`: its descriptor, which must outlive the note.
    OwnFile(int folder, const std::string& name);
    ~OwnFile() { forget(); }
    OwnFile(OwnFile&& other) noexcept;
    OwnFile& operator=(OwnFile&& other) noexcept;

    /// It is gone, or is no longer temporary.
    void forget() noexcept;

  private:
    int place_ = -1;  // among the notes; -1: none
};

/// Removes all that are noted, of this process and not of one that forked it. A signal handler may call it.
void remove_own_files() noexcept;

}  // namespace queenreel
