#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/codecs/delta/patch_file.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// An animated WebP (RFC 9649), lossless, with pictures encoded by libwebp.
class WebpFile final : public PatchFile {
  public:
    /// Writes everything before the first picture. `stream` must outlive the file. Throws OutputError, as all
    /// functions do.
    WebpFile(const PatchHeader& header, ByteStream& stream);

    std::int64_t longest(std::int64_t milliseconds, std::int64_t min) const override;
    void write(const Patch& patch, std::int64_t milliseconds) override;
    void finish() override;

  private:
    void write_header();
    std::string coded(const Rect& box, const std::vector<std::uint8_t>& indices) const;

    ByteStream& stream_;
    PatchHeader header_;
    std::vector<std::uint32_t> colors_;  // of the palette, 0xAARRGGBB
    bool transparent_ = false;           // whether any pixel is transparent or shows the previous picture
};

}  // namespace queenreel
