#include "queenreel/io/run_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <ctime>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

constexpr std::string_view mark = ".queenreel-";
constexpr std::string_view lock_end = ".lock";
constexpr std::string_view temporary_end = ".part";
constexpr std::time_t silence = 24 * 60 * 60;  // seconds

/// Returns eight hexadecimal digits that distinguish the machines that share a folder: a hash (FNV-1a) of the
/// machine's name.
std::string machine() {
    std::array<char, 256> name{};
    ::gethostname(name.data(), name.size() - 1);
    std::uint32_t hash = 2166136261U;
    for (const char letter : std::string_view(name.data()))
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return fmt::format("{:08x}", hash);
}

std::string new_run() {
    static std::atomic<unsigned> count = 0;
    return fmt::format("{}-{}-{}", machine(), ::getpid(), ++count);
}

std::string lock_name(std::string_view run) {
    return fmt::format("{}{}{}", mark, run, lock_end);
}

bool is_run(std::string_view text) {
    return text.size() > 8 && text[8] == '-' &&
           text.find_first_not_of("0123456789abcdef-") == std::string_view::npos;
}

/// Returns the run of a lock or temporary file; empty for other names.
std::optional<std::string_view> run_of(std::string_view name) {
    const std::size_t at = name.rfind(mark);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view run = name.substr(at + mark.size());
    if (at == 0 && run.ends_with(lock_end)) {
        run.remove_suffix(lock_end.size());
    } else if (name.front() == '.' && run.ends_with(temporary_end)) {
        run.remove_suffix(temporary_end.size());
        run = run.substr(0, run.rfind('-'));
    } else {
        return std::nullopt;
    }
    return is_run(run) ? std::optional(run) : std::nullopt;
}

/// Returns the last modification time of these files; the current time if one cannot be examined.
std::time_t last_change(int folder, std::span<const std::string> names) {
    std::time_t last = 0;
    for (const std::string& name : names) {
        struct stat status{};
        if (::fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0)
            last = std::max(last, status.st_mtime);
        else if (errno != ENOENT)
            return std::time(nullptr);
    }
    return last;
}

int try_lock(int file, int kind) {
    return uninterrupted([=] { return ::flock(file, kind | LOCK_NB); });
}

/// Removes the files of a run, its lock last, unless the run is alive.
void remove_if_dead(int folder, std::string_view run, std::vector<std::string>& names) {
    const std::string lock = lock_name(run);
    const Descriptor file(uninterrupted(
        [&] { return ::openat(folder, lock.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC); }));
    if (file.number() < 0 && errno != ENOENT)
        return;
    if (file.number() >= 0 && try_lock(file.number(), LOCK_SH) < 0)
        return;
    if (!run.starts_with(machine()) && last_change(folder, names) > std::time(nullptr) - silence)
        return;
    std::erase(names, lock);
    for (const std::string& name : names)
        ::unlinkat(folder, name.c_str(), 0);
    ::unlinkat(folder, lock.c_str(), 0);
}

}  // namespace

RunLock::RunLock(int folder, const std::string& path) : folder_(folder) {
    while (lock_.number() < 0) {
        run_ = new_run();
        const std::string name = lock_name(run_);
        const int file = uninterrupted([&] {
            return ::openat(folder, name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        });
        if (file < 0 && errno == EEXIST)
            continue;
        lock_ = Descriptor(checked(file, path));
        // Another run may have seen the file before it was locked, and mistaken it for that of a dead run.
        const bool lost = try_lock(file, LOCK_EX) < 0 && errno == EWOULDBLOCK;
        struct stat status{};
        if (lost || ::fstat(file, &status) < 0 || status.st_nlink == 0) {
            ::unlinkat(folder, name.c_str(), 0);
            lock_ = {};
        } else {
            own_ = OwnFile(folder, name);
        }
    }
}

RunLock::~RunLock() {
    ::unlinkat(folder_, lock_name(run_).c_str(), 0);
}

std::string RunLock::temporary_name(const std::string& name) {
    const std::string end = fmt::format("{}{}-{}{}", mark, run_, ++count_, temporary_end);
    return fmt::format(".{}{}", name.substr(0, longest_name - 1 - end.size()), end);
}

void remove_leftovers(int folder, std::span<const std::string> names) {
    std::map<std::string, std::vector<std::string>, std::less<>> runs;
    for (const std::string& name : names)
        if (const auto run = run_of(name))
            runs[std::string(*run)].push_back(name);
    for (auto& [run, files] : runs)
        remove_if_dead(folder, run, files);
}

}  // namespace queenreel
