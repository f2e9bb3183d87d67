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

    /// Negative when there is none.
    int number() const { return number_; }

    /// Leaves it open for another owner; gives its number.
    int release() { return std::exchange(number_, -1); }

    /// Closes now, since closing reports errors that writing did not. Throws SystemError about `what`.
    void close(const std::string& what);

  private:
    int number_ = -1;
};

/// The folder of temporary files: $TMPDIR, or /tmp.
std::string temporary_folder();

/// A new nameless file in temporary_folder(), open for writing and reading. Throws SystemError.
Descriptor open_temporary();

/// Reads into `bytes` what there is, waiting for the first byte; gives how many, 0 at the end. A descriptor
/// that does not wait by itself is waited for. Throws SystemError about `name`, and what the check of waits
/// throws.
std::size_t read_some(std::span<std::byte> bytes, const std::string& name, int file);

/// Hands all of `bytes` to `write`, which writes some of them and gives how many, or -1 and errno; calls it
/// again after a short write or a signal. Throws SystemError about `name`.
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

/// The same, to the descriptor `file`: one that does not wait by itself is waited for. Throws also what the
/// check of waits throws.
void write_all(std::span<const std::byte> bytes, const std::string& name, int file);

}  // namespace queenreel
