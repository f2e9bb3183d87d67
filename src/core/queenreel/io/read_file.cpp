#include "queenreel/io/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <vector>

#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

/// Opens a named pipe without waiting for its writer: a signal that arrives just before a blocking open()
/// would not interrupt it.
Descriptor open_to_read(const std::string& path, const std::string& name) {
    const auto open = [&] {
        return path == "-" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
                           : ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    };
    return Descriptor(checked(uninterrupted(open), name));
}

}  // namespace

InputFile::InputFile(const std::string& path)
    : name_(path == "-" ? "standard input" : path), file_(open_to_read(path, name_)) {
    struct stat status{};
    checked(::fstat(file_.number(), &status), name_);
    if (S_ISDIR(status.st_mode))
        throw SystemError(name_, EISDIR);
    is_regular_ = S_ISREG(status.st_mode);
}

std::size_t InputFile::read(std::span<std::byte> bytes) {
    // A named pipe without a writer looks like the end of a file; poll() waits for one.
    if (!is_regular_)
        wait_until(Ready::to_read, file_.number(), name_);
    return read_some(bytes, name_, file_.number());
}

std::string read_file(const std::string& path, std::size_t max_size) {
    InputFile file(path);
    std::string all;
    std::vector<char> piece(std::size_t{1} << 16);
    while (const std::size_t count = file.read(std::as_writable_bytes(std::span(piece)))) {
        if (count > max_size - all.size())  // checked before append() doubles the buffer
            throw SystemError(file.name(), EFBIG);
        all.append(piece.data(), count);
    }
    return all;
}

}  // namespace queenreel
