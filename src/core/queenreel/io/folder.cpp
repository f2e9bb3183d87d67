#include "queenreel/io/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#ifdef O_TMPFILE  // Linux
#include <linux/magic.h>
#include <sys/vfs.h>
#endif

#include <algorithm>
#include <system_error>

#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

Descriptor open_folder(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.empty() ? "." : path;
    const int descriptor =
        uninterrupted([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
    return Descriptor(checked(descriptor, folder.string()));
}

int nameless_files_of([[maybe_unused]] int folder) {
#ifdef O_TMPFILE
    struct statfs status{};
    const bool is_synced = ::fstatfs(folder, &status) == 0 && status.f_type != BTRFS_SUPER_MAGIC;
    const Descriptor open_files(uninterrupted([] { return ::open("/proc/self/fd", O_PATH | O_CLOEXEC); }));
    rlimit limit{};
    if (is_synced && open_files.number() >= 0 && ::getrlimit(RLIMIT_NOFILE, &limit) == 0)
        return static_cast<int>(std::min<rlim_t>(max_nameless_files, limit.rlim_cur / 8));
#endif
    return 0;
}

}  // namespace

Folder::Folder(std::filesystem::path path) : path_(std::move(path)), folder_(open_folder(path_)) {}

std::string Folder::path_of(const std::string& name) const {
    return (path_ / name).string();
}

std::string Folder::name() const {
    return path_.empty() ? "." : path_.string();
}

bool Folder::has(const std::string& name) const {
    struct stat status{};
    return ::fstatat(descriptor(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

std::vector<std::string> Folder::names() const {
    struct Close {
        void operator()(DIR* folder) const { ::closedir(folder); }
    };
    std::unique_ptr<DIR, Close> folder;
    checked(uninterrupted([&] {
                folder.reset(::opendir(name().c_str()));
                return folder ? 0 : -1;
            }),
            name());
    std::vector<std::string> found;
    while (true) {
        errno = 0;  // readdir() does not set it at the end
        const dirent* const entry = ::readdir(folder.get());
        if (!entry && errno != 0)
            throw SystemError(name(), errno);
        if (!entry)
            return found;
        found.emplace_back(entry->d_name);
    }
}

void Folder::sync() const {
    // Some file systems need no sync of a folder and report EINVAL.
    if (uninterrupted([this] { return ::fsync(descriptor()); }) < 0 && errno != EINVAL)
        throw SystemError(name(), errno);
}

bool Folder::sync_files() const {
    const int result = uninterrupted([this] { return ::syncfs(descriptor()); });
    if (result < 0 && is_unsupported(errno))
        return false;
    checked(result, name());
    return true;
}

std::shared_ptr<RunLock> Folder::run_lock(const std::string& name) const {
    std::shared_ptr<RunLock> lock = lock_.lock();
    if (!lock)
        lock_ = lock = std::make_shared<RunLock>(descriptor(), path_of(name));
    return lock;
}

int Folder::nameless_files() const {
    if (!nameless_files_)
        nameless_files_ = nameless_files_of(descriptor());
    return *nameless_files_;
}

void Folder::remove_leftovers() const {
    queenreel::remove_leftovers(descriptor(), names());
}

void make_folders(const std::filesystem::path& path) {
    namespace fs = std::filesystem;
    std::vector<fs::path> parents;  // of the missing folders
    std::error_code error;
    for (fs::path folder = path; !folder.empty() && !fs::exists(folder, error); folder = folder.parent_path())
        if (folder.has_filename())
            parents.push_back(folder.parent_path());
    do
        fs::create_directories(path, error);
    while (error == std::errc::interrupted);
    if (error)
        throw SystemError(path.string(), error.value());
    for (const fs::path& parent : parents)
        try {
            Folder(parent).sync();
        } catch (const SystemError& unread) {
            if (unread.number != EACCES)  // an unreadable folder cannot be synced
                throw;
        }
}

}  // namespace queenreel
