#include "faults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string_view>
#include <utility>

namespace queenreel {
namespace {

struct State {
    Faults::Kind kind = Faults::Kind::error;
    int calls_left = 0;  // to the fault; 0 if there is none to come
    int error = 0;
    bool happened = false;
};

thread_local State state;

/// True at the call that must fail.
bool is_faulty() {
    if (state.calls_left == 0)
        return false;
    --state.calls_left;
    state.happened = state.calls_left == 0;
    return state.happened;
}

long failed(int error) {
    errno = error;
    return -1;
}

/// A call that writes `size` bytes by `call(size)`.
template <typename Act>
ssize_t writing(std::size_t size, Act call) {
    if (!is_faulty())
        return call(size);
    switch (state.kind) {
        case Faults::Kind::error:
            return failed(state.error);
        case Faults::Kind::interrupted:
            return failed(EINTR);
        case Faults::Kind::shortened:
            return call(size < 2 ? size : size / 2);
    }
    return failed(EINVAL);
}

struct Refused {
    std::array<int, 8> left{};  // calls to refuse, by kind
    int error = 0;
    int count = 0;
};

thread_local Refused refused;

/// Any other call.
template <typename Act>
int calling(Act call) {
    const bool fails = is_faulty() && state.kind == Faults::Kind::error;
    return static_cast<int>(fails ? failed(state.error) : call());
}

/// State of open files that were made without a name, by descriptor.
enum class Nameless : std::uint8_t {
    no,       ///< none of them
    written,  ///< it may get a name
    linked,   ///< it got its name by this descriptor, after another was closed
};
std::array<std::atomic<Nameless>, 4096> nameless{};

void note_nameless(int file, Nameless what) {
    if (file >= 0 && static_cast<std::size_t>(file) < nameless.size())
        nameless[static_cast<std::size_t>(file)] = what;
}

Nameless noted_nameless(int file) {
    const bool can_be_noted = file >= 0 && static_cast<std::size_t>(file) < nameless.size();
    return can_be_noted ? nameless[static_cast<std::size_t>(file)].load() : Nameless::no;
}

/// A regular file open for writing with a name, or one to come: closing any other loses nothing.
bool is_written(int file) {
    struct stat status{};
    const Nameless kind = noted_nameless(file);
    return (::fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY && ::fstat(file, &status) == 0 &&
           S_ISREG(status.st_mode) && kind != Nameless::linked &&
           (status.st_nlink > 0 || kind == Nameless::written);
}

/// The same for a kind of call that may be refused.
template <typename Act>
int calling(Call kind, Act call) {
    int& left = refused.left[static_cast<std::size_t>(kind)];
    if (left == 0)
        return calling(call);
    --left;
    ++refused.count;
    return static_cast<int>(failed(refused.error));
}

thread_local int nameless_error = 0;  // 0: there are files without names

thread_local const char* unreachable = nullptr;  // how the paths begin

thread_local FolderFaults::Plan folder_plan;

/// The C library's function of that name, behind this program's own.
template <typename Function>
Function* next_function(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

/// A call that is refused or made.
template <typename Act>
int opening(Call kind, Act call) {
    const State none = std::exchange(state, State{});
    const int result = calling(kind, call);
    state = none;
    return result;
}

int open_file(int folder, const char* path, int flags, mode_t mode) {
    const bool has_no_name = (flags & O_TMPFILE) == O_TMPFILE;
    if (has_no_name && nameless_error != 0)
        return static_cast<int>(failed(nameless_error));
    if (unreachable && std::string_view(path).starts_with(unreachable))
        return static_cast<int>(failed(ENOENT));
    const int file = opening(Call::open, [&] { return ::syscall(SYS_openat, folder, path, flags, mode); });
    note_nameless(file, has_no_name && (flags & O_EXCL) == 0 ? Nameless::written : Nameless::no);
    return file;
}

}  // namespace

Faults::Faults(Kind kind, int call, int error) {
    state = {.kind = kind, .calls_left = call, .error = error};
}

Faults::~Faults() {
    state = {};
}

bool Faults::happened() const {
    return state.happened;
}

Refusal::Refusal(std::initializer_list<Call> calls, int error, int times) {
    refused = {.error = error};
    for (const Call call : calls)
        refused.left[static_cast<std::size_t>(call)] = times == 0 ? std::numeric_limits<int>::max() : times;
}

Refusal::~Refusal() {
    refused = {};
}

int Refusal::count() const {
    return refused.count;
}

HiddenNames::HiddenNames(int error) {
    nameless_error = error;
}

HiddenNames::~HiddenNames() {
    nameless_error = 0;
}

Unreachable::Unreachable(const char* start) {
    unreachable = start;
}

Unreachable::~Unreachable() {
    unreachable = nullptr;
}

FolderFaults::FolderFaults(const Plan& plan) {
    folder_plan = plan;
}

FolderFaults::~FolderFaults() {
    folder_plan = {};
}

}  // namespace queenreel

using namespace queenreel;

extern "C" {

ssize_t pwrite(int file, const void* bytes, size_t size, off_t position) {
    return writing(size, [&](size_t part) { return ::syscall(SYS_pwrite64, file, bytes, part, position); });
}

ssize_t write(int file, const void* bytes, size_t size) {
    return writing(size, [&](size_t part) { return ::syscall(SYS_write, file, bytes, part); });
}

int fsync(int file) {
    return calling(Call::sync, [&] { return ::syscall(SYS_fsync, file); });
}

int syncfs(int file) noexcept {
    return calling(Call::sync_all, [&] { return ::syscall(SYS_syncfs, file); });
}

int renameat(int folder, const char* from, int to_folder, const char* to) noexcept {
    return calling(Call::rename, [&] { return ::syscall(SYS_renameat2, folder, from, to_folder, to, 0); });
}

int renameat2(int folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    return calling(Call::rename_new,
                   [&] { return ::syscall(SYS_renameat2, folder, from, to_folder, to, flags); });
}

int linkat(int folder, const char* from, int to_folder, const char* to, int flags) noexcept {
    const int result =
        opening(Call::link, [&] { return ::syscall(SYS_linkat, folder, from, to_folder, to, flags); });
    constexpr std::string_view open_files = "/proc/self/fd/";
    if (result == 0 && std::string_view(from).starts_with(open_files))
        note_nameless(std::atoi(from + open_files.size()), Nameless::linked);
    return result;
}

int flock(int file, int operation) noexcept {
    return opening(Call::lock, [&] { return ::syscall(SYS_flock, file, operation); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    return opening(Call::make_folder, [&] { return ::syscall(SYS_mkdir, path, mode); });
}

int openat(int folder, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return open_file(folder, path, flags, mode);
}

int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return open_file(AT_FDCWD, path, flags, mode);
}

int close(int file) {
    const bool counts = is_written(file);
    note_nameless(file, Nameless::no);
    const long result = ::syscall(SYS_close, file);
    return counts ? calling([&] { return result; }) : static_cast<int>(result);
}

DIR* opendir(const char* path) {
    static auto* const open_folder = next_function<DIR*(const char*)>("opendir");
    if (folder_plan.opens == 0)
        return open_folder(path);
    --folder_plan.opens;
    errno = folder_plan.open_error;
    return nullptr;
}

dirent* readdir(DIR* folder) {
    static auto* const read_folder = next_function<dirent*(DIR*)>("readdir");
    if (folder_plan.read == 0 || --folder_plan.read > 0)
        return read_folder(folder);
    errno = folder_plan.read_error;
    return nullptr;
}
}
