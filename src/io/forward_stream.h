#pragma once

#include <string>

#include "io/checked_stream.h"

namespace queenreel {

/// Bytes to something that takes them as they come: standard output, a pipe, a device.
class ForwardStream final : public CheckedStream {
  public:
    /// `name`: what errors call it.
    ForwardStream(Descriptor file, std::string name) : CheckedStream(std::move(file), std::move(name)) {}

    void write(std::span<const std::byte> bytes) override;

    /// Both throw OutputError: what is written is gone.
    void seek(std::int64_t position) override;
    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override;

    std::int64_t size() const override { return size_; }
    void complete() override;

  private:
    std::int64_t size_ = 0;
};

}  // namespace queenreel
