#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace queenreel {

/// Waits for files to be saved. Checks them several times a second, which works on any file system.
class FileWatch {
  public:
    /// From now on, watches these files and no others. For files that it already watched, changes count from
    /// the last check. A file need not exist.
    void follow(std::span<const std::string> paths);

    /// Returns when one of the files has changed, appeared or disappeared, and none is still being written.
    /// Throws Interrupted.
    void wait();

  private:
    /// The result of checking a file; all zero if there is none.
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
