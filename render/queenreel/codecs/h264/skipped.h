#pragma once

#include <cstdint>
#include <span>

#include "queenreel/codecs/h264/bits.h"

namespace queenreel::h264 {

/// Pictures that show the one before for another frame, at some 10 bytes each and without an encoder, which
/// would spend 1.8 ms on finding that nothing moved in 1080×1080 pixels.
///
/// Such a picture is a P slice in which every macroblock is skipped (mb_skip_run in ITU-T H.264, 7.3.4), so
/// that each block is that of the picture before. No other picture refers to it, and so the encoder need not
/// know of it. Its slice is in CAVLC, which needs a picture parameter set besides the encoder's. As pictures
/// that nothing refers to cannot follow each other where the order of decoding is that of showing
/// (pic_order_cnt_type 2 in 8.2.1.3), the encoder's pictures are given a number each (type 0): 16 bits in
/// each slice's header, whose other bits stay as they are.
///
/// For streams of whole frames, coded in the order they are shown in, with one slice or several a picture.
class SkippedPictures {
  public:
    /// `parameters`: the encoder's parameter sets, with start codes. Throws OutputError for a stream of
    /// another kind.
    explicit SkippedPictures(std::span<const std::uint8_t> parameters);

    /// The parameter sets of a stream that may have skipped pictures, with start codes.
    const Bytes& parameters() const { return parameters_; }

    /// The encoder's next picture, given its number.
    Bytes numbered_picture(std::span<const std::uint8_t> picture);

    /// A picture that shows the last one once more.
    Bytes skipped_picture();

  private:
    Bytes with_numbers(const Bytes& sequence);
    Bytes numbered(const Bytes& slice);
    void write_order(BitWriter& writer) const;

    Bytes parameters_;
    int frame_number_bits_ = 0;
    std::uint32_t macroblocks_ = 0;        // in a picture
    std::uint32_t next_frame_number_ = 0;  // of the next picture
    std::uint32_t order_ = 0;              // of the next picture, from the last key frame on
};

}  // namespace queenreel::h264
