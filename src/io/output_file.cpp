#include "io/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <atomic>
#include <cstdio>

namespace queenreel {
namespace {

constexpr std::size_t longest_name = 255;  // bytes, on every file system of Linux

/// A hidden name beside `name`, different at every call.
std::string temporary_name(const std::string& name) {
    static std::atomic<unsigned> count = 0;
    const std::string end = fmt::format(".{}-{}.part", ::getpid(), ++count);
    return fmt::format(".{}{}", name.substr(0, longest_name - 1 - end.size()), end);
}

/// Whether the file system cannot do what was asked, so that another way is worth trying.
bool unsupported(int error) {
    return error == EINVAL || error == ENOSYS || error == EOPNOTSUPP || error == EPERM;
}

}  // namespace

OutputFile::Temporary OutputFile::create_temporary(const Folder& folder, const std::string& name,
                                                   Existing existing) {
    const std::string path = folder.path_of(name);
    if (name.size() > longest_name)
        throw SystemError(path, ENAMETOOLONG);
    if (existing == Existing::keep && folder.has(name))
        throw ExistsError(path);
    while (true) {
        std::string temporary = temporary_name(name);
        const int file = ::openat(folder.descriptor(), temporary.c_str(),
                                  O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (file < 0 && (errno == EEXIST || errno == EINTR))
            continue;
        return {std::move(temporary), Descriptor(checked(file, path))};
    }
}

OutputFile::OutputFile(const std::shared_ptr<const Folder>& folder, const std::string& name,
                       Existing existing)
    : OutputFile(folder, name, existing, create_temporary(*folder, name, existing)) {}

OutputFile::OutputFile(std::shared_ptr<const Folder> folder, std::string name, Existing existing,
                       Temporary temporary)
    : FileStream(std::move(temporary.file), folder->path_of(name)),
      folder_(std::move(folder)),
      final_name_(std::move(name)),
      existing_(existing),
      temporary_(std::move(temporary.name)) {}

OutputFile::~OutputFile() {
    if (!temporary_.empty())
        ::unlinkat(folder_->descriptor(), temporary_.c_str(), 0);
}

void OutputFile::complete() {
    run([this] { checked(::fsync(file().number()), name()); });
    close();
    publish();
    folder_->sync();
}

void OutputFile::close() {
    run([this] { file().close(name()); });
}

void OutputFile::publish() {
    run([this] {
        if (existing_ == Existing::replace)
            replace();
        else
            link_or_rename();
        temporary_.clear();
    });
}

void OutputFile::replace() const {
    const int folder = folder_->descriptor();
    checked(::renameat(folder, temporary_.c_str(), folder, final_name_.c_str()), name());
}

void OutputFile::link_or_rename() const {
    const int folder = folder_->descriptor();
    const char* from = temporary_.c_str();
    const char* to = final_name_.c_str();
    if (::renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0)
        return;
    if (unsupported(errno) && ::linkat(folder, from, folder, to, 0) == 0) {
        ::unlinkat(folder, from, 0);
        return;
    }
    if (errno == EEXIST || (unsupported(errno) && folder_->has(final_name_)))
        throw ExistsError(name());
    if (!unsupported(errno))
        throw SystemError(name(), errno);
    // Neither works here, as on FAT: the check just made has to do.
    replace();
}

}  // namespace queenreel
