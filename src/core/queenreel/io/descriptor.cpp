#include "queenreel/io/descriptor.h"

#include <fcntl.h>

#include <cstdlib>

#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

/// Repeats `call` until it succeeds or fails, waiting whenever `file` is not ready.
template <typename Call>
ssize_t waited_for(Ready what, int file, Call call) {
    while (true) {
        const ssize_t count = call();
        if (count < 0 && errno == EINTR)
            check_wait();
        else if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            wait_until(what, file);
        else
            return count;
    }
}

}  // namespace

void Descriptor::close(const std::string& what) {
    const int result = ::close(std::exchange(number_, -1));
    // On EINTR Linux has closed the descriptor anyway.
    if (result < 0 && errno != EINTR)
        throw SystemError(what, errno);
}

std::string temporary_folder() {
    const char* chosen = std::getenv("TMPDIR");
    return chosen && *chosen ? chosen : "/tmp";
}

Descriptor open_temporary() {
    const std::string folder = temporary_folder();
#ifdef O_TMPFILE  // Linux
    // With O_EXCL the file can never be given a name.
    const int unnamed =
        uninterrupted([&] { return ::open(folder.c_str(), O_TMPFILE | O_EXCL | O_RDWR | O_CLOEXEC, 0600); });
    if (unnamed >= 0)
        return Descriptor(unnamed);
#endif
    // The file system lacks O_TMPFILE: create a named file and unlink it.
    std::string name = folder + "/queenreel-XXXXXX";
    Descriptor file(checked(::mkostemp(name.data(), O_CLOEXEC), folder));
    checked(::unlink(name.c_str()), name);
    return file;
}

std::size_t read_some(std::span<std::byte> bytes, const std::string& name, int file) {
    const ssize_t count =
        waited_for(Ready::to_read, file, [&] { return ::read(file, bytes.data(), bytes.size()); });
    return static_cast<std::size_t>(checked(count, name));
}

void write_all(std::span<const std::byte> bytes, const std::string& name, int file) {
    write_all(bytes, name, [file](std::span<const std::byte> rest) {
        return waited_for(Ready::to_write, file, [&] { return ::write(file, rest.data(), rest.size()); });
    });
}

}  // namespace queenreel
