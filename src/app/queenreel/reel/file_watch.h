#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace queenreel {

/// Waits for files to be saved. Checks them several times a second, which works on any file system.
class FileWatch {
  public:
    /// From now on, watches these files and no others. A file that it watched already counts as changed if it
    /// changed since it was last checked. A file need not exist.
    void follow(std::span<const std::string> paths);

    /// Returns when one of the files has changed, appeared or disappeared, and none is still being written.
    /// Throws Interrupted.
    void wait();

  private:
    /// The state of a file when it was checked. All zero if there is none.
    struct Look {
        std::int64_t changed = 0;  ///< time of the last write, in nanoseconds
        std::uint64_t size = 0;
        std::uint64_t number = 0;  ///< the inode: editors often replace a file

        friend bool operator==(const Look&, const Look&) = default;
    };
    using Looks = std::map<std::string, Look>;

    static Look look_at(const std::string& path);
    static Looks look_again(const Looks& before);

    Looks seen_;
};

}  // namespace queenreel
