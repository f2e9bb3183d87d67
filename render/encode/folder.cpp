#include "encode/folder.h"

#include <fcntl.h>
#include <sys/stat.h>

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

void Folder::sync() const {
    // Some file systems have nothing to sync in a folder and say EINVAL.
    if (::fsync(descriptor()) < 0 && errno != EINVAL) {
        throw system_error(path_of(""), errno);
    }
}

void Folder::sync_files() const {
    checked(::syncfs(descriptor()), path_of(""));
}

}  // namespace queenreel
