#include "queenreel/codecs/h264/skipped.h"

#include <bit>
#include <string>

#include "queenreel/io/error.h"

namespace queenreel::h264 {
namespace {

/// nal_unit_type in table 7-1, in the low five bits of a unit's first byte.
enum UnitType : std::uint8_t { slice = 1, key_slice = 5, sequence_parameters = 7, picture_parameters = 8 };

/// nal_ref_idc: the two bits above, 0 if nothing refers to the picture.
constexpr int reference_shift = 5;

/// The number of bits of a picture's number (pic_order_cnt_lsb), the maximum: 16 bits keep what follows them
/// in a slice at the same position in its byte, so that CABAC's bytes need not change.
constexpr int order_bits = 16;

/// The encoder's own picture parameter set is 0.
constexpr std::uint32_t own_parameters = 1;

UnitType type(std::uint8_t header) {
    return static_cast<UnitType>(header & 0x1FU);
}

void expect(bool holds, const char* what) {
    if (!holds)
        throw OutputError(std::string("film's encoder: its H.264 has ") + what +
                          ", so that pictures cannot be repeated; leave out the rate");
}

/// Returns true if streams of this profile declare the format and depth of colors.
bool tells_colors(std::uint32_t profile) {
    constexpr std::uint32_t high = 100;
    constexpr std::uint32_t high_10 = 110;
    constexpr std::uint32_t high_422 = 122;
    return profile == high || profile == high_10 || profile == high_422;
}

/// The position of a unit's last 1 bit, which ends it.
std::size_t end_of(const Bytes& unit) {
    return unit.size() * 8 - 1 - static_cast<std::size_t>(std::countr_zero(unit.back()));
}

/// The parameter set that slices of skipped pictures refer to (7.3.2.2).
Bytes own_picture_parameters() {
    BitWriter writer;
    writer.u(8, 3U << reference_shift | picture_parameters);
    writer.ue(own_parameters);
    writer.ue(0);    // the id of the only sequence
    writer.u(1, 0);  // CAVLC
    writer.u(1, 0);  // no bottom field order
    writer.ue(0);    // one slice group
    writer.ue(0);    // one reference picture …
    writer.ue(0);    // … in either list
    writer.u(3, 0);  // no weights
    writer.ue(0);    // quantizers 26, 26 and no offset of chroma: se(v) writes 0 as ue(v) does
    writer.ue(0);
    writer.ue(0);
    writer.u(1, 1);  // slices declare that they are not deblocked
    writer.u(2, 0);  // all prediction, and no redundant pictures
    writer.end();
    return writer.bytes();
}

}  // namespace

SkippedPictures::SkippedPictures(std::span<const std::uint8_t> parameters) {
    for (const auto unit : units(parameters)) {
        const Bytes bits = unescaped(unit);
        append(parameters_, type(bits[0]) == sequence_parameters ? with_numbers(bits) : bits);
    }
    expect(macroblocks_ > 0, "no parameters of a sequence");
    append(parameters_, own_picture_parameters());
}

/// The sequence parameters (7.3.2.1.1), changed so that pictures have numbers.
Bytes SkippedPictures::with_numbers(const Bytes& sequence) {
    BitReader reader(sequence);
    reader.u(8);
    const std::uint32_t profile = reader.u(8);
    reader.u(16);  // constraints and level
    reader.ue();   // their id
    if (tells_colors(profile)) {
        expect(reader.ue() == 1, "colors that are not in 4:2:0");
        reader.ue();
        reader.ue();
        expect(reader.u(2) == 0, "scaling matrices");
    }
    frame_number_bits_ = static_cast<int>(reader.ue()) + 4;
    const std::size_t order_begin = reader.position();
    expect(reader.ue() == 2, "pictures in another order than they are shown in");
    const std::size_t order_end = reader.position();
    reader.ue();  // reference pictures
    reader.u(1);
    const std::uint32_t columns = reader.ue() + 1;
    const std::uint32_t rows = reader.ue() + 1;
    expect(reader.u(1) == 1, "fields");
    macroblocks_ = columns * rows;
    BitWriter writer;
    writer.copy(sequence, 0, order_begin);
    writer.ue(0);
    writer.ue(order_bits - 4);
    writer.copy(sequence, order_end, end_of(sequence));
    writer.end();
    return writer.bytes();
}

/// A slice (7.3.3) of the next picture, with its number.
Bytes SkippedPictures::numbered(const Bytes& slice) {
    BitReader reader(slice);
    const std::uint32_t header = reader.u(8);
    reader.ue();  // its first macroblock
    reader.ue();  // its type
    expect(reader.ue() == 0, "several sets of parameters");
    const std::uint32_t frame_number = reader.u(frame_number_bits_);
    if (type(slice[0]) == key_slice) {
        reader.ue();  // its id among key frames
        order_ = 0;
    }
    const bool referred_to = header >> reference_shift != 0;
    next_frame_number_ = (frame_number + (referred_to ? 1 : 0)) % (1U << frame_number_bits_);
    BitWriter writer;
    writer.copy(slice, 0, reader.position());
    write_order(writer);
    writer.copy(slice, reader.position(), slice.size() * 8);
    return writer.bytes();
}

Bytes SkippedPictures::numbered_picture(std::span<const std::uint8_t> picture) {
    Bytes changed;
    for (const auto unit : units(picture)) {
        const Bytes bits = unescaped(unit);
        const bool is_slice = type(bits[0]) == slice || type(bits[0]) == key_slice;
        append(changed, is_slice ? numbered(bits) : bits);
    }
    ++order_;
    return changed;
}

Bytes SkippedPictures::skipped_picture() {
    BitWriter writer;
    writer.u(8, slice);
    writer.ue(0);  // its first macroblock
    writer.ue(5);  // P, like all of the picture
    writer.ue(own_parameters);
    writer.u(frame_number_bits_, next_frame_number_);
    write_order(writer);
    writer.u(
        2, 0);  // as many pictures to refer to as the parameters say, and in their order: the last one first
    writer.ue(0);  // the default quantizer
    writer.ue(1);  // not deblocked
    writer.ue(macroblocks_);
    writer.end();
    Bytes stream;
    append(stream, writer.bytes());
    ++order_;
    return stream;
}

/// The next picture's number: even, because odd ones are for second fields.
void SkippedPictures::write_order(BitWriter& writer) const {
    writer.u(order_bits, 2 * order_ % (1U << order_bits));
}

}  // namespace queenreel::h264
