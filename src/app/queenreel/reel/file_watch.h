#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace queenreel {

/// Waits for files to be saved. It looks at them several times a second, which any file system allows.
class FileWatch {
  public:
    /// Watches these files, and no others, from now on; those that it watched already, since it last looked
    /// at them. A file need not exist.
    void follow(std::span<const std::string> paths);

    /// Returns when one of the files has changed, appeared or gone, and none is still being written. Throws
    /// Interrupted.
    void wait();

  private:
    /// What a look at a file shows. All zero: there is none.
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
