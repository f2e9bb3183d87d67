#pragma once

#include <unistd.h>

#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "queenreel/io/error.h"

namespace queenreel {

/// An open file descriptor, closed on destruction.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        const Descriptor closed(std::exchange(number_, std::exchange(other.number_, -1)));
        return *this;
    }
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }

    /// The descriptor's number; negative if there is none.
    int number() const { return number_; }

    /// Gives up ownership and returns the number; the descriptor stays open.
    int release() { return std::exchange(number_, -1); }

    /// Closes the descriptor now, because close() reports errors that write() did not. Throws SystemError
    /// about `what`.
    void close(const std::string& what);

  private:
    int number_ = -1;
};

/// The folder for temporary files: $TMPDIR, or /tmp.
std::string temporary_folder();

/// Opens a new nameless file in temporary_folder() for reading and writing. Throws SystemError.
Descriptor open_temporary();

/// Reads the bytes available, after waiting for the first one; returns their number, 0 at the end of the
/// file. Works with nonblocking descriptors. Throws SystemError about `name`, and whatever the wait check
/// throws.
std::size_t read_some(std::span<std::byte> bytes, const std::string& name, int file);

/// Writes all of `bytes` by calling `write`, which returns the number of bytes written, or -1 and sets errno.
/// Calls it again after a short write or a signal. Throws SystemError about `name`.
template <typename Write>
void write_all(std::span<const std::byte> bytes, const std::string& name, Write write) {
    while (!bytes.empty()) {
        const auto count = write(bytes);
        if (count < 0 && errno == EINTR)
            continue;
        if (count == 0)
            throw SystemError(name, EIO);
        bytes = bytes.subspan(static_cast<std::size_t>(checked(count, name)));
    }
}

/// Writes all of `bytes` to the descriptor `file`, which may be nonblocking. Throws SystemError about `name`,
/// and whatever the wait check throws.
void write_all(std::span<const std::byte> bytes, const std::string& name, int file);

}  // namespace queenreel
