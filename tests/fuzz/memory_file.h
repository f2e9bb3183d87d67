#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

#include "queenreel/io/descriptor.h"

namespace queenreel::fuzz {

/// A file in memory that holds some bytes.
class MemoryFile {
  public:
    explicit MemoryFile(std::span<const std::uint8_t> bytes) : file_(memfd_create("fuzz", MFD_CLOEXEC)) {
        if (file_.number() < 0)
            std::abort();
        write_all(std::as_bytes(bytes), "memory", file_.number());
    }

    int descriptor() const { return file_.number(); }
    std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor()); }

  private:
    Descriptor file_;
};

}  // namespace queenreel::fuzz
