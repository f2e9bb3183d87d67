#pragma once

#include <span>
#include <string>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/own_file.h"

namespace queenreel {

/// The longest name of a file, in bytes, on every file system of Linux.
inline constexpr std::size_t longest_name = 255;

/// Tells other runs that the temporary files of this one have an owner: a hidden file in their folder that is
/// locked (flock) while the object lives. When a program is killed, the system ends its locks.
class RunLock {
  public:
    /// `folder`: its descriptor, which must outlive the object; `path`: what errors call the file that is to
    /// be written. Throws SystemError. A file system without locks has the file alone.
    RunLock(int folder, const std::string& path);
    ~RunLock();
    RunLock(const RunLock&) = delete;
    RunLock& operator=(const RunLock&) = delete;

    /// A hidden name beside `name`, different at every call, that says whose it is.
    std::string temporary_name(const std::string& name);

  private:
    int folder_;
    std::string run_;
    Descriptor lock_;
    OwnFile own_;
    unsigned count_ = 0;  // of temporary names
};

/// Removes from a folder, which has these `names`, the temporary files of runs that are dead, and their
/// locks. A run is dead when its lock is free or gone. A lock of another machine may be free to this one
/// although its run is alive: it must have been silent for a day, too. What cannot be removed is left.
void remove_leftovers(int folder, std::span<const std::string> names);

}  // namespace queenreel
