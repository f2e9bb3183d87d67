#include "queenreel/verify/read/source.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>
#include <vector>

#include "queenreel/io/wait.h"
#include "queenreel/verify/read/plain_line.h"

namespace queenreel::judge {
namespace {

constexpr std::size_t head_size = std::size_t{16} << 10;
constexpr std::size_t max_comments = std::size_t{64} << 20;  // bytes

/// Reads the available bytes, at least one except at the end.
std::size_t read_file(std::span<char> bytes, int file) {
    try {
        return read_some(std::as_writable_bytes(bytes), "", file);
    } catch (const SystemError& error) {
        throw UnreadableError(std::string("cannot be read: ") + std::strerror(error.number));
    }
}

/// Yields bytes that were already read, then those of a file.
class HeadedBuffer : public std::streambuf {
  public:
    HeadedBuffer(const std::string& head, int file) : bytes_(head.begin(), head.end()), file_(file) {
        setg(bytes_.data(), bytes_.data(), bytes_.data() + bytes_.size());
    }

  protected:
    int_type underflow() override {
        bytes_.resize(std::size_t{1} << 16);
        const std::size_t count = read_file(bytes_, file_);
        setg(bytes_.data(), bytes_.data(), bytes_.data() + count);
        return count > 0 ? traits_type::to_int_type(bytes_.front()) : traits_type::eof();
    }

  private:
    std::vector<char> bytes_;
    int file_;
};

void refuse_special(mode_t mode) {
    if (S_ISDIR(mode))
        throw UnreadableError("a folder; name the files in it");
    if (!S_ISREG(mode))
        throw UnreadableError("a pipe or a device, not a file; give lists as standard input, `-`");
}

/// Opens a regular file, after checking that opening it cannot block or have effects.
Descriptor open_source(const std::string& path) {
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0)
        refuse_special(status.st_mode);
    else if (errno == ENOENT || errno == ENOTDIR)
        throw UnreadableError("no such file");
    Descriptor file(
        uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC); }));
    if (file.number() < 0 || ::fstat(file.number(), &status) < 0)
        throw UnreadableError(std::string("cannot be opened: ") + std::strerror(errno));
    refuse_special(status.st_mode);
    return file;
}

Descriptor open_standard_input() {
    Descriptor file(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3));
    if (file.number() < 0)
        throw UnreadableError(std::string("cannot be read: ") + std::strerror(errno));
    return file;
}

/// Reads until `head` has that size, in pieces of any size; returns false if the file is shorter.
bool extend(std::string& head, std::size_t size, int file) {
    std::size_t read = head.size();
    head.resize(size);
    while (read < size) {
        const std::size_t count = read_file(std::span(head).subspan(read), file);
        if (count == 0)
            break;
        read += count;
    }
    head.resize(read);
    return read == size;
}

/// Reads Source::head().
std::string head_of(int file) {
    std::string head;
    bool more = extend(head, head_size, file);
    while (more) {
        if (const std::string_view board = from_board(head); !board.empty()) {
            extend(head, std::max(head.size(), head.size() - board.size() + head_size), file);
            return head;
        }
        if (head.size() >= max_comments)
            throw UnreadableError("no board within 64 MiB of comments and blank lines; remove some");
        more = extend(head, 2 * head.size(), file);
    }
    return head;
}

}  // namespace

Source::Source(const std::string& path)
    : path_(path),
      is_standard_input_(path == "-"),
      file_(is_standard_input_ ? open_standard_input() : open_source(path)),
      head_(head_of(file_.number())),
      buffer_(std::make_unique<HeadedBuffer>(head_, file_.number())),
      stream_(std::make_unique<std::istream>(buffer_.get())) {
    stream_->exceptions(std::ios::badbit);  // rethrows the buffer's exceptions
}

Source::~Source() = default;

}  // namespace queenreel::judge
