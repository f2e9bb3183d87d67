#include "queenreel/io/open.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <filesystem>
#include <utility>
#include <vector>

#include "queenreel/io/file_stream.h"
#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

/// A seekable buffer in front of a stream that cannot seek: collects the bytes in a temporary file, which
/// prepare() copies.
class Spool final : public FileStream {
  public:
    explicit Spool(std::unique_ptr<OutputStream> destination)
        : FileStream(open_temporary(), temporary_folder()), destination_(std::move(destination)) {}

    void prepare() override {
        std::vector<std::byte> piece(1 << 18);
        std::int64_t position = 0;
        while (const std::size_t count = read(position, piece)) {
            destination_->write(std::span(piece).first(count));
            position += static_cast<std::int64_t>(count);
        }
        destination_->prepare();
    }

    void publish() override { destination_->publish(); }
    void settle() override { destination_->settle(); }

  private:
    std::unique_ptr<OutputStream> destination_;
};

std::unique_ptr<OutputStream> forward(Descriptor file, const std::string& name, Access access) {
    auto stream = std::make_unique<ForwardStream>(std::move(file), name);
    if (access == Access::seeking)
        return std::make_unique<Spool>(std::move(stream));
    return stream;
}

/// Resolves symbolic links; the resulting file need not exist.
std::filesystem::path followed(std::filesystem::path path) {
    constexpr int max_links = 40;  // the limit of Linux
    for (int links = 0; links < max_links; ++links) {
        std::error_code none;
        const std::filesystem::path next = std::filesystem::read_symlink(path, none);
        if (none)
            return path;
        path = path.parent_path() / next;
    }
    throw SystemError(path.string(), ELOOP);
}

/// Returns the S_IFMT type of the file at `path`; 0 if there is none.
mode_t type_of(const std::string& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & S_IFMT : 0;
}

/// Opens a named pipe as soon as a reader has. Polls with nonblocking calls, because a signal that arrives
/// just before a blocking open() would not interrupt it.
Descriptor open_pipe(const std::string& path) {
    while (true) {
        const int file = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        if (file < 0 && (errno == ENXIO || errno == EINTR)) {
            wait_a_little();
            continue;
        }
        Descriptor pipe(checked(file, path));
        checked(::fcntl(file, F_SETFL, 0), path);
        return pipe;
    }
}

Descriptor open_special(const std::string& path, mode_t type) {
    if (type == S_IFIFO)
        return open_pipe(path);
    const auto open = [&] { return ::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC); };
    return Descriptor(checked(uninterrupted(open), path));
}

void require_folder(const std::filesystem::path& folder, const std::string& path) {
    std::error_code error;
    if (!folder.empty() && !std::filesystem::exists(folder, error))
        throw OutputError(path + ": folder " + folder.string() + " does not exist; create it first");
}

}  // namespace

std::unique_ptr<OutputStream> open_standard_output(Access access) {
    const std::string name = "standard output";
    return forward(Descriptor(checked(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), name)), name, access);
}

std::unique_ptr<OutputStream> open_output_stream(const std::string& path, Existing existing, Access access) {
    const mode_t type = type_of(path);
    if (type != 0 && type != S_IFREG && type != S_IFDIR)
        return forward(open_special(path, type), path, access);
    const std::filesystem::path target = followed(path);
    require_folder(target.parent_path(), path);
    auto folder = std::make_shared<const Folder>(target.parent_path());
    folder->remove_leftovers();
    return std::make_unique<OutputFile>(std::move(folder), target.filename().string(), existing);
}

}  // namespace queenreel
