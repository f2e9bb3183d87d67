#include "queenreel/io/temporary_file.h"

#include <fcntl.h>

#include <atomic>
#include <cstdio>
#include <optional>

#include "queenreel/io/own_file.h"
#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

/// A hidden name in a folder. Its file is removed with the object, unless it has been renamed.
class HiddenName {
  public:
    /// `make` creates the file under a given name, or returns a negative number and sets errno; on EEXIST it
    /// is called with another name. Throws SystemError about the file `final_name`.
    template <typename Make>
    HiddenName(std::shared_ptr<const Folder> folder, const std::string& final_name, Make make)
        : folder_(std::move(folder)), lock_(folder_->run_lock(final_name)) {
        int result = 0;
        do {
            name_ = lock_->temporary_name(final_name);
            result = uninterrupted([&] { return make(name_.c_str()); });
        } while (result < 0 && errno == EEXIST);
        checked(result, folder_->path_of(final_name));
        own_ = OwnFile(folder_->descriptor(), name_);
    }
    ~HiddenName() {
        if (!is_renamed_)
            ::unlinkat(folder_->descriptor(), name_.c_str(), 0);
    }
    HiddenName(const HiddenName&) = delete;
    HiddenName& operator=(const HiddenName&) = delete;

    const std::string& text() const { return name_; }

    void rename_over(const std::string& final_name);
    void rename_new(const std::string& final_name);

  private:
    std::shared_ptr<const Folder> folder_;
    std::shared_ptr<RunLock> lock_;
    std::string name_;
    OwnFile own_;
    bool is_renamed_ = false;
};

void HiddenName::rename_over(const std::string& final_name) {
    const int folder = folder_->descriptor();
    const auto rename = [&] { return ::renameat(folder, name_.c_str(), folder, final_name.c_str()); };
    checked(uninterrupted(rename), folder_->path_of(final_name));
    is_renamed_ = true;
}

void HiddenName::rename_new(const std::string& final_name) {
    const int folder = folder_->descriptor();
    const char* from = name_.c_str();
    const char* to = final_name.c_str();
    int error = ENOSYS;
#ifdef RENAME_NOREPLACE  // Linux
    const auto rename = [&] { return ::renameat2(folder, from, folder, to, RENAME_NOREPLACE); };
    if (uninterrupted(rename) == 0) {
        is_renamed_ = true;
        return;
    }
    error = errno;
#endif
    if (is_unsupported(error)) {
        if (uninterrupted([&] { return ::linkat(folder, from, folder, to, 0); }) == 0)
            return;
        error = errno;
    }
    const std::string path = folder_->path_of(final_name);
    if (error == EEXIST)
        throw ExistsError(path);
    if (!is_unsupported(error))
        throw SystemError(path, error);
    // Neither call works here, for instance on FAT: check for the name again instead.
    if (folder_->has(final_name))
        throw ExistsError(path);
    rename_over(final_name);
}

class HiddenFile final : public TemporaryFile {
  public:
    /// `make`: see HiddenName.
    template <typename Make>
    HiddenFile(const std::shared_ptr<const Folder>& folder, const std::string& name, Make make)
        : TemporaryFile(folder, name), hidden_(folder, name, make) {}

    Descriptor open(int flags) const override {
        const auto open = [&] {
            return ::openat(folder()->descriptor(), hidden_.text().c_str(), flags | O_NOFOLLOW | O_CLOEXEC);
        };
        return Descriptor(checked(uninterrupted(open), path()));
    }

    void publish_new() override { hidden_.rename_new(name()); }
    void publish_over() override { hidden_.rename_over(name()); }

  private:
    HiddenName hidden_;
};

NewFile make_hidden_file(const std::shared_ptr<const Folder>& folder, const std::string& name, mode_t mode) {
    NewFile made;
    made.temporary = std::make_unique<HiddenFile>(folder, name, [&](const char* hidden) {
        made.written = Descriptor(
            ::openat(folder->descriptor(), hidden, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
        return made.written.number();
    });
    return made;
}

#ifdef O_TMPFILE  // Linux

/// One of the limited number of nameless files.
class NamelessPlace {
  public:
    /// Returns nothing if `most` places are taken.
    static std::optional<NamelessPlace> take(int most) {
        NamelessPlace place;
        return taken <= most ? std::optional(std::move(place)) : std::nullopt;
    }
    NamelessPlace(NamelessPlace&& other) noexcept : is_taken_(std::exchange(other.is_taken_, false)) {}
    NamelessPlace& operator=(NamelessPlace&&) = delete;
    ~NamelessPlace() { taken -= is_taken_ ? 1 : 0; }

  private:
    NamelessPlace() { ++taken; }

    static inline std::atomic<int> taken = 0;
    bool is_taken_ = true;
};

class NamelessFile final : public TemporaryFile {
  public:
    /// `file`: a descriptor that keeps the file alive.
    NamelessFile(std::shared_ptr<const Folder> folder, std::string name, Descriptor file, NamelessPlace place)
        : TemporaryFile(std::move(folder), std::move(name)),
          file_(std::move(file)),
          place_(std::move(place)) {}

    Descriptor open(int flags) const override {
        const auto open = [&] { return ::open(link_to_file().c_str(), flags | O_CLOEXEC); };
        return Descriptor(checked(uninterrupted(open), path()));
    }

    void publish_new() override {
        if (link(name().c_str()) == 0)
            return;
        if (errno == EEXIST)
            throw ExistsError(path());
        throw SystemError(path(), errno);
    }

    /// A link replaces nothing, but a named file can be renamed over another.
    void publish_over() override {
        if (!folder()->has(name())) {
            if (link(name().c_str()) == 0)
                return;
            if (errno != EEXIST)
                throw SystemError(path(), errno);
        }
        HiddenName hidden(folder(), name(), [this](const char* to) { return link(to); });
        hidden.rename_over(name());
    }

  private:
    /// The path through which the system reaches the nameless file.
    std::string link_to_file() const { return "/proc/self/fd/" + std::to_string(file_.number()); }

    int link(const char* to) const {
        const std::string from = link_to_file();
        return uninterrupted(
            [&] { return ::linkat(AT_FDCWD, from.c_str(), folder()->descriptor(), to, AT_SYMLINK_FOLLOW); });
    }

    Descriptor file_;
    NamelessPlace place_;
};

/// Creates a nameless file; returns nothing where that is not possible. Throws SystemError.
std::optional<NewFile> make_nameless_file(const std::shared_ptr<const Folder>& folder,
                                          const std::string& name, mode_t mode) {
    std::optional<NamelessPlace> place = NamelessPlace::take(folder->nameless_files());
    if (!place)
        return std::nullopt;
    Descriptor written(uninterrupted(
        [&] { return ::openat(folder->descriptor(), ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode); }));
    // Systems without this flag treat the call as opening a folder for writing.
    if (written.number() < 0 && !is_unsupported(errno) && errno != EISDIR && errno != ENOENT)
        throw SystemError(folder->path_of(name), errno);
    // The second descriptor keeps the file alive when the first is closed, which reports errors, before the
    // file gets its name.
    Descriptor file(::fcntl(written.number(), F_DUPFD_CLOEXEC, 3));
    if (file.number() < 0)
        return std::nullopt;
    return NewFile{std::make_unique<NamelessFile>(folder, name, std::move(file), *std::move(place)),
                   std::move(written)};
}

#endif

}  // namespace

NewFile make_new_file(const std::shared_ptr<const Folder>& folder, const std::string& name, mode_t mode) {
#ifdef O_TMPFILE
    if (std::optional<NewFile> nameless = make_nameless_file(folder, name, mode))
        return *std::move(nameless);
#endif
    return make_hidden_file(folder, name, mode);
}

}  // namespace queenreel
