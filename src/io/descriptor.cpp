#include "io/descriptor.h"

#include <fcntl.h>

#include <cstdlib>

namespace queenreel {

void Descriptor::close(const std::string& what) {
    const int result = ::close(std::exchange(number_, -1));
    // After EINTR Linux has closed it all the same.
    if (result < 0 && errno != EINTR)
        throw SystemError(what, errno);
}

std::string temporary_folder() {
    const char* chosen = std::getenv("TMPDIR");
    return chosen && *chosen ? chosen : "/tmp";
}

Descriptor open_temporary() {
    const std::string folder = temporary_folder();
    const int unnamed = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (unnamed >= 0)
        return Descriptor(unnamed);
    // A file system without O_TMPFILE: make a name and remove it.
    std::string name = folder + "/queenreel-XXXXXX";
    Descriptor file(checked(::mkostemp(name.data(), O_CLOEXEC), folder));
    checked(::unlink(name.c_str()), name);
    return file;
}

void write_all(std::span<const std::byte> bytes, const std::string& name, int file) {
    write_all(bytes, name,
              [file](std::span<const std::byte> rest) { return ::write(file, rest.data(), rest.size()); });
}

}  // namespace queenreel
