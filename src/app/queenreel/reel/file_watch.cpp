#include "queenreel/reel/file_watch.h"

#include <sys/stat.h>

#include <chrono>
#include <thread>
#include <utility>

#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_looks{50};

/// A file whose size and time have not changed for this long is complete: editors write a file without
/// pausing.
constexpr milliseconds settled{20};

}  // namespace

FileWatch::Look FileWatch::look_at(const std::string& path) {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0)
        return {};
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return {.changed = found.st_mtim.tv_sec * nanoseconds + found.st_mtim.tv_nsec,
            .size = static_cast<std::uint64_t>(found.st_size),
            .number = found.st_ino};
}

FileWatch::Looks FileWatch::look_again(const Looks& before) {
    Looks now;
    for (const auto& [path, look] : before)
        now.emplace(path, look_at(path));
    return now;
}

void FileWatch::follow(std::span<const std::string> paths) {
    Looks looks;
    for (const std::string& path : paths) {
        const auto known = seen_.find(path);
        looks.emplace(path, known == seen_.end() ? look_at(path) : known->second);
    }
    seen_ = std::move(looks);
}

void FileWatch::wait() {
    Looks now = look_again(seen_);
    while (now == seen_) {
        check_interrupted();
        std::this_thread::sleep_for(between_looks);
        now = look_again(seen_);
    }
    do {
        seen_ = std::move(now);
        check_interrupted();
        std::this_thread::sleep_for(settled);
        now = look_again(seen_);
    } while (now != seen_);
}

}  // namespace queenreel
