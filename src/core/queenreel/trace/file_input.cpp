#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include "queenreel/io/read_file.h"
#include "queenreel/trace/errors.h"
#include "queenreel/trace/format.h"
#include "queenreel/trace/header.h"
#include "queenreel/trace/input.h"
#include "queenreel/trace/trace.h"

namespace queenreel {
namespace {

constexpr std::int64_t max_bytes_of_a_pipe = std::int64_t{4} << 30;

/// Converts a failed system call to a TraceError.
TraceError trace_error(const SystemError& error) {
    const std::string_view advice = error.number == ENOENT   ? "check its name"
                                    : error.number == ENOSPC ? "make room, or set TMPDIR"
                                                             : "check the file";
    return TraceError(fmt::format("{}: {}; {}", error.subject, std::strerror(error.number), advice));
}

/// Collects the first nonblank line.
class FirstLine {
  public:
    explicit FirstLine(IsWanted is_wanted) : is_wanted_(is_wanted) {}

    /// Takes the next bytes. Returns false once the line is complete and not wanted.
    bool allows(std::string_view piece) {
        if (seen_)
            return true;
        bytes_ += piece;
        for (std::size_t end = 0; (end = bytes_.find('\n')) != std::string::npos; bytes_.erase(0, end + 1)) {
            const std::string_view line = std::string_view(bytes_).substr(0, end);
            if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
                seen_ = true;
                return is_wanted_(line);
            }
        }
        return true;
    }

  private:
    IsWanted is_wanted_;
    std::string bytes_;  // the line that has not ended yet
    bool seen_ = false;
};

/// Copies until the end, or until something that the reader will report: an unwanted first line or a line
/// that is too long.
void copy(InputFile& from, const Descriptor& to, IsWanted is_wanted) {
    FirstLine first(is_wanted);
    std::vector<char> bytes(1 << 18);
    std::int64_t copied = 0;
    for (std::size_t line = 0; line <= longest_line;) {
        const std::size_t count = from.read(std::as_writable_bytes(std::span(bytes)));
        if (count == 0)
            return;
        const std::string_view piece(bytes.data(), count);
        copied += static_cast<std::int64_t>(count);
        if (copied > max_bytes_of_a_pipe)
            throw TraceError(from.name() +
                             ": more than 4 GiB came through a pipe; write it to a file and name that");
        write_all(std::as_bytes(std::span(piece)), "temporary file", to.number());
        if (!first.allows(piece))
            return;
        const std::size_t end = piece.rfind('\n');
        line = end == std::string_view::npos ? line + piece.size() : piece.size() - end - 1;
    }
}

/// Opens a file for reading at any position.
Descriptor open_regular(const std::string& path, IsWanted is_wanted) {
    try {
        InputFile file(path);
        if (file.is_regular())
            return std::move(file).release();
        Descriptor temporary = open_temporary();
        copy(file, temporary, is_wanted);
        return temporary;
    } catch (const SystemError& error) {
        if (error.number == EISDIR)
            throw TraceError(error.subject + ": it is a folder; name a file");
        throw trace_error(error);
    }
}

std::int64_t size_of(const Descriptor& file) {
    struct stat status{};
    return ::fstat(file.number(), &status) < 0 ? 0 : status.st_size;
}

class FileInput final : public Input {
  public:
    FileInput(std::string name, Descriptor file)
        : Input(std::move(name)), file_(std::move(file)), size_(size_of(file_)) {}

    std::size_t read(std::int64_t position, std::span<char> bytes) const override {
        const auto left = static_cast<std::size_t>(std::max<std::int64_t>(size_ - position, 0));
        bytes = bytes.first(std::min(bytes.size(), left));
        while (true) {
            const ssize_t count = ::pread(file_.number(), bytes.data(), bytes.size(), position);
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                throw trace_error(SystemError(name(), errno));
            return static_cast<std::size_t>(count);
        }
    }

  private:
    Descriptor file_;
    std::int64_t size_;
};

}  // namespace

std::shared_ptr<const Input> open_input(const std::string& path, IsWanted is_wanted) {
    const std::string name = path == "-" ? "standard input" : path;
    Descriptor file = open_regular(path, is_wanted);
    return std::make_shared<FileInput>(name, std::move(file));
}

// Requires a file system, which pages do not have.
Trace::Trace(const std::string& path) : Trace(open_input(path, is_header)) {}

}  // namespace queenreel
