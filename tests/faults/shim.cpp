// A preloaded library (LD_PRELOAD) that makes one system call of a program fail, or all from one on. The
// environment tells it:
//   QUEENREEL_FAULT         CALL:NUMBER:ERRNO:once or :always, such as `fsync:2:5:once`
//   QUEENREEL_FAULT_FOLDER  the folder whose files count, with all in it; calls for other files work
//   QUEENREEL_FAULT_MARK    a file that is made when a call fails, so that the caller knows
//   QUEENREEL_FAULT_LOG     a file for what reached the folder: one line per call that changes or syncs
//                           files, `kind inode path [path]`, separated by tabs
//   QUEENREEL_FAULT_CALLS   a file for the calls that the program made: each kind that counts, once
//   QUEENREEL_FAULT_HIDDEN  set: O_TMPFILE is unsupported, so that files have hidden names at first
//   QUEENREEL_FAULT_NO_RENAME_FLAGS  set: renameat2 with flags is unsupported, so that link is tried

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string_view>

namespace {

struct Fault {
    std::string_view call;
    int number = 0;
    int error = 0;
    bool always = false;
    std::string_view folder;
    const char* mark = nullptr;
    const char* log = nullptr;
    const char* calls = nullptr;
    bool hidden = false;
    bool no_rename_flags = false;
};

std::string_view text_of(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

Fault read_fault() {
    Fault fault;
    std::string_view text = text_of("QUEENREEL_FAULT");
    const auto field = [&] {
        const std::string_view one = text.substr(0, text.find(':'));
        text.remove_prefix(one.size() == text.size() ? one.size() : one.size() + 1);
        return one;
    };
    fault.call = field();
    fault.number = std::atoi(field().data());
    fault.error = std::atoi(field().data());
    fault.always = field() == "always";
    fault.folder = text_of("QUEENREEL_FAULT_FOLDER");
    fault.mark = std::getenv("QUEENREEL_FAULT_MARK");
    fault.log = std::getenv("QUEENREEL_FAULT_LOG");
    fault.calls = std::getenv("QUEENREEL_FAULT_CALLS");
    fault.hidden = std::getenv("QUEENREEL_FAULT_HIDDEN") != nullptr;
    fault.no_rename_flags = std::getenv("QUEENREEL_FAULT_NO_RENAME_FLAGS") != nullptr;
    return fault;
}

const Fault& fault() {
    static const Fault one = read_fault();
    return one;
}

/// Notes the first call of a kind that fails() knows.
void note_first(std::string_view call) {
    constexpr std::string_view kinds[] = {"write", "pwrite", "fsync", "syncfs", "rename",
                                          "link",  "open",   "close", "mkdir",  "read"};
    static std::atomic<bool> noted[std::size(kinds)];
    for (std::size_t i = 0; i < std::size(kinds); ++i)
        if (kinds[i] == call && !noted[i].exchange(true)) {
            char line[16];
            const int size =
                std::snprintf(line, sizeof line, "%.*s\n", static_cast<int>(call.size()), call.data());
            const long file = ::syscall(SYS_openat, AT_FDCWD, fault().calls,
                                        O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
            ::syscall(SYS_write, file, line, static_cast<std::size_t>(size));
            ::syscall(SYS_close, file);
        }
}

/// True at a call that is to fail.
bool fails(std::string_view call, bool counts) {
    static std::atomic<int> calls = 0;
    if (counts && fault().calls)
        note_first(call);
    if (!counts || call != fault().call)
        return false;
    const int number = ++calls;
    if (number != fault().number && !(fault().always && number > fault().number))
        return false;
    static std::atomic<bool> marked = false;
    if (fault().mark && !marked.exchange(true))
        ::syscall(SYS_close,
                  ::syscall(SYS_openat, AT_FDCWD, fault().mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0666));
    return true;
}

/// The path of an open file; empty if it has none.
std::string_view path_of(int file, char (&path)[PATH_MAX]) {
    char link[32] = "/proc/self/fd/";
    char* end = link + std::string_view(link).size();
    int digits = 1;
    for (int rest = file; rest >= 10; rest /= 10)
        ++digits;
    for (int at = digits - 1, rest = file; at >= 0; --at, rest /= 10)
        end[at] = static_cast<char>('0' + rest % 10);
    end[digits] = 0;
    const long size = ::syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path);
    return {path, static_cast<std::size_t>(size > 0 ? size : 0)};
}

bool in_folder(int file) {
    char path[PATH_MAX];
    return path_of(file, path).starts_with(fault().folder);
}

bool in_folder(int folder, std::string_view path) {
    return path.starts_with('/') ? path.starts_with(fault().folder) : folder == AT_FDCWD || in_folder(folder);
}

/// State of open files that were made without a name, by descriptor.
enum class Nameless : unsigned char {
    no,       ///< none of them
    written,  ///< it may get a name
    linked,   ///< it got its name by this descriptor, after another was closed
};
std::atomic<Nameless> nameless[4096];

void note_nameless(int file, Nameless what) {
    if (file >= 0 && file < static_cast<int>(std::size(nameless)))
        nameless[file] = what;
}

Nameless noted_nameless(int file) {
    return file >= 0 && file < static_cast<int>(std::size(nameless)) ? nameless[file].load() : Nameless::no;
}

/// Returns true if a regular file was written and has a name or may get one.
bool may_lose_bytes(int file) {
    struct stat status{};
    const Nameless kind = noted_nameless(file);
    return (::fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY && ::fstat(file, &status) == 0 &&
           S_ISREG(status.st_mode) && kind != Nameless::linked &&
           (status.st_nlink > 0 || kind == Nameless::written) && in_folder(file);
}

template <typename Act>
auto call(std::string_view name, bool counts, Act act) -> decltype(act()) {
    if (!fails(name, counts))
        return act();
    errno = fault().error;
    return -1;
}

/// A path as in the folder's log, from the root.
struct Path {
    Path(int folder, const char* name) {
        char start[PATH_MAX];
        const std::string_view from = *name == '/'         ? ""
                                      : folder == AT_FDCWD ? fault().folder
                                                           : path_of(folder, start);
        std::snprintf(text, sizeof text, "%.*s%s%s", static_cast<int>(from.size()), from.data(),
                      from.empty() ? "" : "/", name);
    }

    char text[2 * PATH_MAX];
};

/// Notes an action on an open file, or under a name.
void note(char kind, unsigned long inode, const char* path, const char* other = "") {
    char line[4 * PATH_MAX];
    const int size = std::snprintf(line, sizeof line, "%c\t%lu\t%s\t%s\n", kind, inode, path, other);
    const long log =
        ::syscall(SYS_openat, AT_FDCWD, fault().log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    ::syscall(SYS_write, log, line, static_cast<std::size_t>(size));
    ::syscall(SYS_close, log);
}

unsigned long inode_of(int file) {
    struct stat status{};
    return ::fstat(file, &status) == 0 ? status.st_ino : 0;
}

/// Notes a call that succeeded.
template <typename Number>
Number noted(Number result, char kind, int file) {
    if (fault().log && result >= 0 && in_folder(file)) {
        char path[PATH_MAX];
        path[path_of(file, path).size()] = 0;
        note(kind, inode_of(file), path);
    }
    return result;
}

int noted_name(int result, char kind, int folder, const char* name, int to_folder, const char* to) {
    if (fault().log && result == 0 && in_folder(to_folder, to)) {
        const Path after(to_folder, to);
        struct stat status{};
        ::fstatat(AT_FDCWD, after.text, &status, AT_SYMLINK_NOFOLLOW);
        note(kind, status.st_ino, Path(folder, name).text, after.text);
    }
    return result;
}

int open_at(int folder, const char* path, int flags, mode_t mode) {
    const bool writes = (flags & O_ACCMODE) != O_RDONLY;
    const bool has_no_name = (flags & O_TMPFILE) == O_TMPFILE;
    if (has_no_name && fault().hidden && in_folder(folder, path)) {
        errno = EOPNOTSUPP;
        return -1;
    }
    const int file = call("open", writes && in_folder(folder, path),
                          [&] { return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode)); });
    note_nameless(file, has_no_name && (flags & O_EXCL) == 0 ? Nameless::written : Nameless::no);
    return writes && (flags & (O_CREAT | O_TRUNC)) && !has_no_name ? noted(file, 'c', file) : file;
}

/// True if this request for memory must fail; sets errno.
bool is_refused() {
    if (!fails("malloc", true))
        return false;
    errno = ENOMEM;
    return true;
}

mode_t mode_of(int flags, va_list more) {
    return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
}

/// As libraries begin, after those needed here and before main().
[[gnu::constructor]] void begin() {
    if (fault().call == "signal")
        ::kill(::getpid(), fault().number);
}

}  // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
    return noted(call("write", in_folder(file), [&] { return ::syscall(SYS_write, file, bytes, size); }), 'w',
                 file);
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t position) {
    return noted(
        call("pwrite", in_folder(file), [&] { return ::syscall(SYS_pwrite64, file, bytes, size, position); }),
        'w', file);
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t position) {
    return pwrite(file, bytes, size, position);
}

ssize_t read(int file, void* bytes, size_t size) {
    return call("read", in_folder(file), [&] { return ::syscall(SYS_read, file, bytes, size); });
}

ssize_t pread(int file, void* bytes, size_t size, off_t position) {
    return call("read", in_folder(file), [&] { return ::syscall(SYS_pread64, file, bytes, size, position); });
}

ssize_t pread64(int file, void* bytes, size_t size, off64_t position) {
    return pread(file, bytes, size, position);
}

int fsync(int file) {
    return noted(call("fsync", in_folder(file), [&] { return static_cast<int>(::syscall(SYS_fsync, file)); }),
                 's', file);
}

int syncfs(int file) noexcept {
    return noted(
        call("syncfs", in_folder(file), [&] { return static_cast<int>(::syscall(SYS_syncfs, file)); }), 'y',
        file);
}

int renameat2(int folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    if (flags != 0 && fault().no_rename_flags) {
        errno = EINVAL;
        return -1;
    }
    const int result = call("rename", in_folder(folder, from), [&] {
        return static_cast<int>(::syscall(SYS_renameat2, folder, from, to_folder, to, flags));
    });
    return noted_name(result, 'r', folder, from, to_folder, to);
}

int renameat(int folder, const char* from, int to_folder, const char* to) noexcept {
    return renameat2(folder, from, to_folder, to, 0);
}

int rename(const char* from, const char* to) noexcept {
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int linkat(int folder, const char* from, int to_folder, const char* to, int flags) noexcept {
    const int result = call("link", in_folder(to_folder, to), [&] {
        return static_cast<int>(::syscall(SYS_linkat, folder, from, to_folder, to, flags));
    });
    constexpr std::string_view open_files = "/proc/self/fd/";
    if (result == 0 && std::string_view(from).starts_with(open_files))
        note_nameless(std::atoi(from + open_files.size()), Nameless::linked);
    return noted_name(result, 'l', folder, from, to_folder, to);
}

int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_at(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_at(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_at(folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_at(folder, path, flags, mode);
}

int close(int file) {
    const bool counts = may_lose_bytes(file);
    note_nameless(file, Nameless::no);
    const int result = static_cast<int>(::syscall(SYS_close, file));
    return call("close", counts, [&] { return result; });
}

int mkdir(const char* path, mode_t mode) noexcept {
    return mkdirat(AT_FDCWD, path, mode);
}

int mkdirat(int folder, const char* path, mode_t mode) noexcept {
    const int result = call("mkdir", in_folder(folder, path),
                            [&] { return static_cast<int>(::syscall(SYS_mkdirat, folder, path, mode)); });
    return noted_name(result, 'm', folder, path, folder, path);
}

// Memory: the next library's, which is the system's. Nothing here may request memory itself.

void* malloc(size_t size) noexcept {
    static auto* const next = reinterpret_cast<void* (*)(size_t)>(::dlsym(RTLD_NEXT, "malloc"));
    return is_refused() ? nullptr : next(size);
}

void* calloc(size_t count, size_t size) noexcept {
    static auto* const next = reinterpret_cast<void* (*)(size_t, size_t)>(::dlsym(RTLD_NEXT, "calloc"));
    return is_refused() ? nullptr : next(count, size);
}

void* realloc(void* memory, size_t size) noexcept {
    static auto* const next = reinterpret_cast<void* (*)(void*, size_t)>(::dlsym(RTLD_NEXT, "realloc"));
    return is_refused() ? nullptr : next(memory, size);
}

int posix_memalign(void** memory, size_t alignment, size_t size) noexcept {
    static auto* const next =
        reinterpret_cast<int (*)(void**, size_t, size_t)>(::dlsym(RTLD_NEXT, "posix_memalign"));
    return is_refused() ? ENOMEM : next(memory, alignment, size);
}
}
