#pragma once

#include <gif_lib.h>

#include <memory>

#include "queenreel/codecs/delta/frame_delta.h"
#include "queenreel/codecs/gif/canvas.h"
#include "queenreel/frame/color.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// The header of a GIF.
struct GifHeader {
    int width = 0;  ///< pixels
    int height = 0;
    std::vector<Color> palette;        ///< that of all frames
    std::optional<std::uint8_t> keep;  ///< GifCanvas::keep()
    int plays = 0;                     ///< how often it plays, 0 forever
};

/// A GIF file (GIF89a specification, 1990), written by giflib.
class GifFile final : public DeltaFile<GifFrame> {
  public:
    /// Writes the header. `stream` must outlive the file. Throws OutputError, as all functions do.
    GifFile(const GifHeader& header, ByteStream& stream);

    std::int64_t longest(std::int64_t centiseconds, std::int64_t min) const override;
    void write(const GifFrame& frame, std::int64_t centiseconds) override;
    void finish() override;

  private:
    struct Deleter {
        void operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }
    };

    static int collect(GifFileType* gif, const GifByteType* bytes, int count);

    void write_header(const GifHeader& header);
    void write_repeats(int repeats);
    void pass_on();
    void check(int result) const;

    ByteStream& stream_;
    CollectedBytes collected_;
    std::optional<std::uint8_t> keep_;
    std::unique_ptr<GifFileType, Deleter> gif_;  // destroyed before what it writes to
};

}  // namespace queenreel
