#include "queenreel/verify/read/input.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace queenreel::judge {
namespace {

constexpr std::uint64_t max_bytes = std::uint64_t{1} << 30;

[[noreturn]] void fail(int error) {
    throw UnreadableError(std::string("cannot be read to its end: ") + std::strerror(error));
}

std::uint64_t size_of(int descriptor) {
    const off_t end = lseek(descriptor, 0, SEEK_END);
    if (end < 0)
        fail(errno);
    return static_cast<std::uint64_t>(end);
}

}  // namespace

Input::Input(int descriptor) : descriptor_(descriptor), size_(size_of(descriptor)) {}

std::size_t Input::read(std::uint64_t position, std::span<std::uint8_t> bytes) const {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t count =
            pread(descriptor_, bytes.data() + done, bytes.size() - done, static_cast<off_t>(position + done));
        if (count < 0 && errno != EINTR)
            fail(errno);
        if (count == 0)
            break;
        done += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    return done;
}

std::vector<std::uint8_t> Input::bytes() const {
    if (size_ > max_bytes)
        throw UnreadableError("over 1 GiB, which is more than a picture needs");
    std::vector<std::uint8_t> all(size_);
    all.resize(read(0, all));
    return all;
}

}  // namespace queenreel::judge
