#include "faults.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace queenreel {
namespace {

struct State {
    Faults::Kind kind = Faults::Kind::error;
    int calls_left = 0;  // to the fault; 0 when there is none to come
    int error = 0;
    bool happened = false;
};

State state;

/// True at the call that is to fail.
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
template <typename Call>
ssize_t writing(std::size_t size, Call call) {
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

/// Any other call.
template <typename Call>
int calling(Call call) {
    const bool fails = is_faulty() && state.kind == Faults::Kind::error;
    return static_cast<int>(fails ? failed(state.error) : call());
}

bool is_regular(int file) {
    struct stat status{};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
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
    return calling([&] { return ::syscall(SYS_fsync, file); });
}

int syncfs(int file) noexcept {
    return calling([&] { return ::syscall(SYS_syncfs, file); });
}

int renameat(int folder, const char* from, int to_folder, const char* to) noexcept {
    return calling([&] { return ::syscall(SYS_renameat2, folder, from, to_folder, to, 0); });
}

int renameat2(int folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    return calling([&] { return ::syscall(SYS_renameat2, folder, from, to_folder, to, flags); });
}

int close(int file) {
    const bool counts = is_regular(file);
    const long result = ::syscall(SYS_close, file);
    return counts ? calling([&] { return result; }) : static_cast<int>(result);
}
}
