#include "io/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <memory>

namespace queenreel {
namespace {

Descriptor open_folder(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.empty() ? "." : path;
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return Descriptor(checked(descriptor, folder.string()));
}

}  // namespace

Folder::Folder(std::filesystem::path path) : path_(std::move(path)), folder_(open_folder(path_)) {}

std::string Folder::path_of(const std::string& name) const {
    return (path_ / name).string();
}

bool Folder::has(const std::string& name) const {
    struct stat status{};
    return ::fstatat(descriptor(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

std::vector<std::string> Folder::names() const {
    struct Close {
        void operator()(DIR* folder) const { ::closedir(folder); }
    };
    const std::string path = path_.empty() ? "." : path_.string();
    const std::unique_ptr<DIR, Close> folder(::opendir(path.c_str()));
    checked(folder ? 0 : -1, path);
    std::vector<std::string> found;
    while (const dirent* entry = ::readdir(folder.get()))
        found.emplace_back(entry->d_name);
    return found;
}

void Folder::sync() const {
    // Some file systems have nothing to sync in a folder and say EINVAL.
    if (::fsync(descriptor()) < 0 && errno != EINVAL)
        throw SystemError(path_of(""), errno);
}

void Folder::sync_files() const {
    checked(::syncfs(descriptor()), path_of(""));
}

}  // namespace queenreel
