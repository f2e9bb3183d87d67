#pragma once

#include <string>

#include "io/checked_stream.h"

namespace queenreel {

/// Bytes to a regular file, anywhere in it. The file's own offset is not used, so seeking costs no system
/// call.
class FileStream : public CheckedStream {
  public:
    /// `name`: what errors call it.
    FileStream(Descriptor file, std::string name) : CheckedStream(std::move(file), std::move(name)) {}

    void write(std::span<const std::byte> bytes) override;
    void seek(std::int64_t position) override;
    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override;
    std::int64_t size() const override { return size_; }

  private:
    std::int64_t position_ = 0;
    std::int64_t size_ = 0;
};

}  // namespace queenreel
