#include "queenreel/io/file_stream.h"

#include <sys/stat.h>

#include <algorithm>

#include "queenreel/io/wait.h"

namespace queenreel {

void FileStream::write(std::span<const std::byte> bytes) {
    run([&] {
        write_all(bytes, name(), [this](std::span<const std::byte> rest) {
            const ssize_t count = ::pwrite(file().number(), rest.data(), rest.size(), position_);
            position_ += std::max<ssize_t>(count, 0);
            return count;
        });
        size_ = std::max(size_, position_);
    });
}

void FileStream::seek(std::int64_t position) {
    run([&] {
        if (position < 0)
            throw SystemError(name(), EINVAL);
        position_ = position;
    });
}

std::size_t FileStream::read(std::int64_t position, std::span<std::byte> bytes) {
    std::size_t total = 0;
    run([&] {
        while (total < bytes.size()) {
            const std::span<std::byte> rest = bytes.subspan(total);
            const ssize_t count = ::pread(file().number(), rest.data(), rest.size(),
                                          position + static_cast<std::int64_t>(total));
            if (count < 0 && errno == EINTR)
                continue;
            if (checked(count, name()) == 0)
                break;
            total += static_cast<std::size_t>(count);
        }
    });
    return total;
}

void ForwardStream::write(std::span<const std::byte> bytes) {
    run([&] {
        write_all(bytes, name(), file().number());
        size_ += static_cast<std::int64_t>(bytes.size());
    });
}

void ForwardStream::seek(std::int64_t) {
    run([this] { throw SystemError(name(), ESPIPE); });
}

std::size_t ForwardStream::read(std::int64_t, std::span<std::byte>) {
    run([this] { throw SystemError(name(), ESPIPE); });
    return 0;
}

void ForwardStream::prepare() {
    run([this] {
        struct stat status{};
        checked(::fstat(file().number(), &status), name());
        if (S_ISREG(status.st_mode))  // standard output redirected to a file
            checked(uninterrupted([this] { return ::fsync(file().number()); }), name());
        file().close(name());
    });
}

}  // namespace queenreel
