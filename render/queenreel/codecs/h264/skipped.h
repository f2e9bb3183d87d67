#pragma once

#include <cstdint>
#include <span>

#include "queenreel/codecs/h264/bits.h"

namespace queenreel::h264 {

/// Pictures that repeat the previous one for another frame, at some 10 bytes each and without an encoder,
/// which would spend 1.8 ms on 1080×1080 pixels to find that nothing moved.
///
/// Such a picture is a P slice in which every macroblock is skipped (mb_skip_run in ITU-T H.264, 7.3.4), so
/// that each block is copied from the previous picture. No other picture refers to it, so the encoder need
/// not know about it. Its slice uses CAVLC, which requires a picture parameter set besides the encoder's.
/// Unreferenced pictures cannot follow each other if decoding order implies display order (pic_order_cnt_type
/// 2 in 8.2.1.3), so each of the encoder's pictures gets a number (type 0): 16 bits in each slice's header,
/// whose other bits do not change.
///
/// For streams of whole frames, coded in display order, with one or more slices per picture.
class SkippedPictures {
  public:
    /// `parameters`: the encoder's parameter sets, with start codes. Throws OutputError for any other kind of
    /// stream.
    explicit SkippedPictures(std::span<const std::uint8_t> parameters);

    /// The parameter sets of a stream that may have skipped pictures, with start codes.
    const Bytes& parameters() const { return parameters_; }

    /// The encoder's next picture, with a number added.
    Bytes numbered_picture(std::span<const std::uint8_t> picture);

    /// A picture that repeats the last one.
    Bytes skipped_picture();

  private:
    Bytes with_numbers(const Bytes& sequence);
    Bytes numbered(const Bytes& slice);
    void write_order(BitWriter& writer) const;

    Bytes parameters_;
    int frame_number_bits_ = 0;
    std::uint32_t macroblocks_ = 0;        // per picture
    std::uint32_t next_frame_number_ = 0;  // of the next picture
    std::uint32_t order_ = 0;              // of the next picture, since the last key frame
};

}  // namespace queenreel::h264
