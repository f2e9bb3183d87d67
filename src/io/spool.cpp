#include "io/spool.h"

#include <fcntl.h>

#include <cstdlib>
#include <vector>

namespace queenreel {
namespace {

std::string temporary_folder() {
    const char* chosen = std::getenv("TMPDIR");
    return chosen && *chosen ? chosen : "/tmp";
}

Descriptor open_temporary(const std::string& folder) {
    const int unnamed = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (unnamed >= 0)
        return Descriptor(unnamed);
    // A file system without O_TMPFILE: make a name and take it away.
    std::string name = folder + "/queenreel-XXXXXX";
    Descriptor file(checked(::mkostemp(name.data(), O_CLOEXEC), folder));
    checked(::unlink(name.c_str()), name);
    return file;
}

}  // namespace

Spool::Spool(std::unique_ptr<OutputStream> destination)
    : FileStream(open_temporary(temporary_folder()), temporary_folder()),
      destination_(std::move(destination)) {}

void Spool::complete() {
    std::vector<std::byte> piece(1 << 18);
    std::int64_t position = 0;
    while (const std::size_t count = read(position, piece)) {
        destination_->write(std::span(piece).first(count));
        position += static_cast<std::int64_t>(count);
    }
    destination_->complete();
}

}  // namespace queenreel
