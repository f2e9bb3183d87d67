#include "io/forward_stream.h"

#include <sys/stat.h>

#include "io/write_all.h"

namespace queenreel {

void ForwardStream::write(std::span<const std::byte> bytes) {
    run([&] {
        write_all(bytes, name(), [this](std::span<const std::byte> rest) {
            return ::write(file().number(), rest.data(), rest.size());
        });
        size_ += static_cast<std::int64_t>(bytes.size());
    });
}

void ForwardStream::seek(std::int64_t) {
    run([this] { throw system_error(name(), ESPIPE); });
}

std::size_t ForwardStream::read(std::int64_t, std::span<std::byte>) {
    run([this] { throw system_error(name(), ESPIPE); });
    return 0;
}

void ForwardStream::complete() {
    run([this] {
        struct stat status{};
        checked(::fstat(file().number(), &status), name());
        if (S_ISREG(status.st_mode))  // standard output sent to a file
            checked(::fsync(file().number()), name());
        file().close(name());
    });
}

}  // namespace queenreel
