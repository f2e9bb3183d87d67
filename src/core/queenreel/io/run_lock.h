#pragma once

#include <span>
#include <string>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/own_file.h"

namespace queenreel {

/// The longest file name on any Linux file system, in bytes.
inline constexpr std::size_t longest_name = 255;

/// Marks this run's temporary files in a folder as in use, by a hidden file that stays locked (flock) while
/// the object exists. If the program is killed, the system releases the lock.
class RunLock {
  public:
    /// `folder`: a descriptor, which must outlive the object; `path`: the file to be written, for errors.
    /// Throws SystemError. On a file system without locks, the hidden file alone marks the run.
    RunLock(int folder, const std::string& path);
    ~RunLock();
    RunLock(const RunLock&) = delete;
    RunLock& operator=(const RunLock&) = delete;

    /// Returns a new hidden name based on `name` that identifies this run; each call returns a different one.
    std::string temporary_name(const std::string& name);

  private:
    int folder_;
    std::string run_;
    Descriptor lock_;
    OwnFile own_;
    unsigned count_ = 0;  // temporary names issued
};

/// Removes the temporary files and locks of dead runs from a folder that contains `names`. A run is dead if
/// its lock is free or missing. Locks of another machine may look free here although the run is alive, so its
/// files must also be a day old. Ignores files that cannot be removed.
void remove_leftovers(int folder, std::span<const std::string> names);

}  // namespace queenreel
