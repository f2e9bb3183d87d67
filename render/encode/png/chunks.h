#pragma once

#include <png.h>

#include <cstddef>
#include <span>
#include <string_view>

#include "io/stream.h"

namespace queenreel {

/// The frame of a PNG file: its signature and chunks, their lengths and checksums made by libpng.
class PngChunks {
  public:
    /// Adds the signature to `bytes`, which must outlive this.
    explicit PngChunks(CollectedBytes& bytes);
    ~PngChunks();
    PngChunks(const PngChunks&) = delete;
    PngChunks& operator=(const PngChunks&) = delete;

    /// Adds a chunk, such as "IDAT". Throws OutputError.
    void add(const char* name, std::span<const std::byte> data);
    void add(const char* name, std::string_view data) { add(name, std::as_bytes(std::span(data))); }

  private:
    png_structp png_;
};

}  // namespace queenreel
