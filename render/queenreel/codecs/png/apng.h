#pragma once

#include <cstdint>
#include <string>

#include "queenreel/codecs/delta/patch_file.h"
#include "queenreel/codecs/png/deflater.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// An animated PNG (PNG specification, third edition, 2025) with palette indices.
class ApngFile final : public PatchFile {
  public:
    /// Writes everything before the first picture. `stream` must outlive the file. Throws OutputError, as all
    /// functions do.
    ApngFile(const PatchHeader& header, ByteStream& stream);

    std::int64_t longest(std::int64_t milliseconds, std::int64_t min) const override;
    void write(const Patch& patch, std::int64_t milliseconds) override;
    void finish() override;

  private:
    std::string animation_control() const;
    std::string frame_control(const Patch& patch, std::int64_t milliseconds, bool over);
    std::string image_data(const Rect& box, const std::vector<std::uint8_t>& indices);

    ByteStream& stream_;
    Deflater deflater_{Deflater::Result::stream, "apng"};
    int plays_;
    std::int64_t control_at_ = 0;  // position of the number of frames in the file
    std::uint32_t frames_ = 0;
    std::uint32_t sequence_ = 0;  // of the next numbered chunk
};

}  // namespace queenreel
