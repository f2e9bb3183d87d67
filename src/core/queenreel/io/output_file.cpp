#include "queenreel/io/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

/// Returns the status of the file of that name if it is a regular file.
std::optional<struct stat> regular_file(const Folder& folder, const std::string& name) {
    struct stat status{};
    const bool found = ::fstatat(folder.descriptor(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
    return found && S_ISREG(status.st_mode) ? std::optional(status) : std::nullopt;
}

/// Gives `file`, which only its owner may read yet, the owner, group and mode of `old` as far as this user
/// may. If the group cannot be kept, the new group gets only the rights of all others.
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
    // On failure the file stays accessible to its owner only.
    if (mode != (own.st_mode & 0777))
        static_cast<void>(::fchmod(file, mode));
}

/// Fills `bytes` unless the file ends first; returns the number of bytes read.
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

NewFile begin(const std::shared_ptr<const Folder>& folder, const std::string& name, Existing existing) {
    const std::string path = folder->path_of(name);
    if (name.size() > longest_name)
        throw SystemError(path, ENAMETOOLONG);
    if (existing == Existing::keep && folder->has(name))
        throw ExistsError(path);
    const auto old = existing == Existing::replace ? regular_file(*folder, name) : std::nullopt;
    NewFile file = make_new_file(folder, name, old ? 0600 : 0666);
    if (old)
        take_over(file.written.number(), *old);
    return file;
}

}  // namespace

OutputFile::OutputFile(const std::shared_ptr<const Folder>& folder, const std::string& name,
                       Existing existing)
    : OutputFile(folder, name, existing, begin(folder, name, existing)) {}

OutputFile::OutputFile(std::shared_ptr<const Folder> folder, std::string name, Existing existing,
                       NewFile file)
    : FileStream(std::move(file.written), folder->path_of(name)),
      folder_(std::move(folder)),
      final_name_(std::move(name)),
      existing_(existing),
      temporary_(std::move(file.temporary)) {}

void OutputFile::prepare() {
    run([this] { checked(uninterrupted([this] { return ::fsync(file().number()); }), name()); });
    close();
}

void OutputFile::close() {
    run([this] { file().close(name()); });
}

void OutputFile::sync_closed() {
    run([this] {
        Descriptor again = temporary_->open(O_RDWR);
        checked(uninterrupted([&] { return ::fsync(again.number()); }), name());
        again.close(name());
    });
}

bool OutputFile::is_there() const {
    const auto old = regular_file(*folder_, final_name_);
    if (!old || old->st_size != size())
        return false;
    const auto open = [this] {
        return ::openat(folder_->descriptor(), final_name_.c_str(),
                        O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    };
    const Descriptor own = temporary_->open(O_RDONLY);
    return have_same_bytes(own, Descriptor(checked(uninterrupted(open), name())), name());
}

void OutputFile::settle() {
    folder_->sync();
}

void OutputFile::publish() {
    run([this] {
        if (existing_ == Existing::replace)
            temporary_->publish_over();
        else
            temporary_->publish_new();
        temporary_.reset();
    });
}

}  // namespace queenreel
