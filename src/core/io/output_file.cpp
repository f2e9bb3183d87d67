#include "io/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <vector>

#include "io/wait.h"

namespace queenreel {
namespace {

/// The file of that name, if it is regular.
std::optional<struct stat> regular_file(const Folder& folder, const std::string& name) {
    struct stat status{};
    const bool found = ::fstatat(folder.descriptor(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
    return found && S_ISREG(status.st_mode) ? std::optional(status) : std::nullopt;
}

/// Gives `file`, which nobody else may read yet, the owner, group and mode of `old`, as far as this user may.
/// Where the group stays another one, it may do no more than everybody.
void take_over(int file, const struct stat& old) {
    struct stat own{};
    if (::fstat(file, &own) < 0)
        return;
    bool same_group = own.st_gid == old.st_gid;
    if (own.st_uid != old.st_uid || !same_group)
        same_group = ::fchown(file, old.st_uid, old.st_gid) == 0 || same_group ||
                     ::fchown(file, static_cast<uid_t>(-1), old.st_gid) == 0;
    mode_t mode = old.st_mode & 0777;
    if (!same_group)
        mode = (mode & 0707) | ((mode & 07) << 3);
    // A file system that cannot have it leaves the new file to its owner alone.
    if (mode != (own.st_mode & 0777))
        static_cast<void>(::fchmod(file, mode));
}

/// Fills `bytes` from a file, but at its end; gives how many.
std::size_t read_full(std::span<std::byte> bytes, const std::string& name, const Descriptor& file) {
    std::size_t total = 0;
    while (const std::size_t count = read_some(bytes.subspan(total), name, file.number()))
        total += count;
    return total;
}

bool have_same_bytes(const Descriptor& a, const Descriptor& b, const std::string& name) {
    std::vector<std::byte> of_a(1 << 16);
    std::vector<std::byte> of_b(of_a.size());
    while (true) {
        const std::size_t count = read_full(of_a, name, a);
        if (count != read_full(of_b, name, b) ||
            !std::equal(of_a.begin(), of_a.begin() + static_cast<std::ptrdiff_t>(count), of_b.begin()))
            return false;
        if (count == 0)
            return true;
    }
}

}  // namespace

OutputFile::Temporary OutputFile::create_temporary(const Folder& folder, const std::string& name,
                                                   Existing existing) {
    const std::string path = folder.path_of(name);
    if (name.size() > longest_name)
        throw SystemError(path, ENAMETOOLONG);
    if (existing == Existing::keep && folder.has(name))
        throw ExistsError(path);
    const auto old = existing == Existing::replace ? regular_file(folder, name) : std::nullopt;
    const mode_t mode = old ? 0600 : 0666;
    std::shared_ptr<RunLock> lock = folder.run_lock(name);
    while (true) {
        std::string temporary = lock->temporary_name(name);
        const int file = uninterrupted([&] {
            return ::openat(folder.descriptor(), temporary.c_str(),
                            O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        });
        if (file < 0 && errno == EEXIST)
            continue;
        Temporary created{std::move(lock), std::move(temporary), Descriptor(checked(file, path))};
        if (old)
            take_over(file, *old);
        return created;
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
      lock_(std::move(temporary.lock)),
      temporary_(std::move(temporary.name)),
      own_(folder_->descriptor(), temporary_) {}

OutputFile::~OutputFile() {
    if (!temporary_.empty())
        ::unlinkat(folder_->descriptor(), temporary_.c_str(), 0);
}

void OutputFile::prepare() {
    run([this] { checked(uninterrupted([this] { return ::fsync(file().number()); }), name()); });
    close();
}

void OutputFile::close() {
    run([this] { file().close(name()); });
}

void OutputFile::sync_closed() {
    run([this] {
        const int file = uninterrupted([this] {
            return ::openat(folder_->descriptor(), temporary_.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC);
        });
        Descriptor again(checked(file, name()));
        checked(uninterrupted([file] { return ::fsync(file); }), name());
        again.close(name());
    });
}

bool OutputFile::is_there() const {
    const auto old = regular_file(*folder_, final_name_);
    if (!old || old->st_size != size())
        return false;
    const auto open = [this](const std::string& file) {
        return Descriptor(checked(uninterrupted([&] {
                                      return ::openat(folder_->descriptor(), file.c_str(),
                                                      O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
                                  }),
                                  name()));
    };
    return have_same_bytes(open(temporary_), open(final_name_), name());
}

void OutputFile::settle() {
    folder_->sync();
}

void OutputFile::publish() {
    run([this] {
        if (existing_ == Existing::replace)
            replace();
        else
            link_or_rename();
        temporary_.clear();
        own_.forget();
        lock_.reset();
    });
}

void OutputFile::replace() const {
    const int folder = folder_->descriptor();
    const auto rename = [&] { return ::renameat(folder, temporary_.c_str(), folder, final_name_.c_str()); };
    checked(uninterrupted(rename), name());
}

void OutputFile::link_or_rename() const {
    const int folder = folder_->descriptor();
    const char* from = temporary_.c_str();
    const char* to = final_name_.c_str();
    int error = ENOSYS;
#ifdef RENAME_NOREPLACE  // Linux
    const auto rename = [&] { return ::renameat2(folder, from, folder, to, RENAME_NOREPLACE); };
    if (uninterrupted(rename) == 0)
        return;
    error = errno;
#endif
    if (is_unsupported(error)) {
        if (uninterrupted([&] { return ::linkat(folder, from, folder, to, 0); }) == 0) {
            ::unlinkat(folder, from, 0);
            return;
        }
        error = errno;
    }
    if (error == EEXIST)
        throw ExistsError(name());
    if (!is_unsupported(error))
        throw SystemError(name(), error);
    // Neither works here, as on FAT: another look has to do.
    if (folder_->has(final_name_))
        throw ExistsError(name());
    replace();
}

}  // namespace queenreel
