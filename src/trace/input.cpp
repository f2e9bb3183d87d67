#include "trace/input.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

#include "trace/errors.h"
#include "trace/format.h"

namespace queenreel {
namespace {

constexpr std::int64_t max_bytes_of_a_pipe = std::int64_t{4} << 30;

/// Throws about `name` when a system call gave a negative result; gives the result otherwise.
template <typename Result>
Result checked(Result result, const std::string& name) {
    if (result >= 0)
        return result;
    const std::string_view advice = errno == ENOENT   ? "check its name"
                                    : errno == ENOSPC ? "make room, or set TMPDIR"
                                                      : "check the file";
    throw TraceError(fmt::format("{}: {}; {}", name, std::strerror(errno), advice));
}

/// Closes a descriptor that is not kept.
class Guard {
  public:
    explicit Guard(int file) : file_(file) {}
    ~Guard() {
        if (file_ >= 0)
            ::close(file_);
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

    int file() const { return file_; }
    int release() { return std::exchange(file_, -1); }

  private:
    int file_;
};

int open_temporary() {
    const char* chosen = std::getenv("TMPDIR");
    std::string name = std::string(chosen && *chosen ? chosen : "/tmp") + "/queenreel-XXXXXX";
    const int file = checked(::mkostemp(name.data(), O_CLOEXEC), name);
    ::unlink(name.c_str());
    return file;
}

void write_all(int file, std::span<const char> bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        bytes = bytes.subspan(static_cast<std::size_t>(checked(count, "temporary file")));
    }
}

/// Copies all that comes until the end, or until a line is too long, which the reader of lines will say.
void copy(int from, int to, const std::string& name) {
    std::vector<char> bytes(1 << 18);
    std::int64_t copied = 0;
    for (std::size_t line = 0; line <= longest_line;) {
        const ssize_t count = ::read(from, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (checked(count, name) == 0)
            return;
        const std::string_view piece(bytes.data(), static_cast<std::size_t>(count));
        copied += count;
        if (copied > max_bytes_of_a_pipe)
            throw TraceError(name +
                             ": more than 4 GiB came through a pipe; write them to a file and name it");
        write_all(to, piece);
        const std::size_t end = piece.rfind('\n');
        line = end == std::string_view::npos ? line + piece.size() : piece.size() - end - 1;
    }
}

/// Opens what can be read anywhere.
int open_regular(const std::string& path, const std::string& name) {
    Guard file(path == "-" ? checked(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), name)
                           : checked(::open(path.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC), name));
    struct stat status{};
    checked(::fstat(file.file(), &status), name);
    if (S_ISDIR(status.st_mode))
        throw TraceError(name + ": it is a folder; name a file");
    if (S_ISREG(status.st_mode))
        return file.release();
    Guard temporary(open_temporary());
    copy(file.file(), temporary.file(), name);
    return temporary.release();
}

std::int64_t size_of(int file) {
    struct stat status{};
    return ::fstat(file, &status) < 0 ? 0 : status.st_size;
}

}  // namespace

Input::Input(const std::string& path)
    : name_(path == "-" ? "standard input" : path), file_(open_regular(path, name_)), size_(size_of(file_)) {}

Input::~Input() {
    ::close(file_);
}

std::size_t Input::read(std::int64_t position, std::span<char> bytes) const {
    const auto left = static_cast<std::size_t>(std::max<std::int64_t>(size_ - position, 0));
    bytes = bytes.first(std::min(bytes.size(), left));
    while (true) {
        const ssize_t count = ::pread(file_, bytes.data(), bytes.size(), position);
        if (count < 0 && errno == EINTR)
            continue;
        return static_cast<std::size_t>(checked(count, name_));
    }
}

}  // namespace queenreel
