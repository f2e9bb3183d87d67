// Sets as bits of words, in vectors of one instruction set: what disjoint_pairs.cpp, which is compiled once
// for each set, does with them.

#if defined(QUEENREEL_WORD_VECTORS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef QUEENREEL_WORD_VECTORS_INL_H
#undef QUEENREEL_WORD_VECTORS_INL_H
#else
#define QUEENREEL_WORD_VECTORS_INL_H
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>
#include <cstdint>

#ifndef QUEENREEL_LIVE_LANES_FIRST
#define QUEENREEL_LIVE_LANES_FIRST
namespace queenreel {
namespace {

/// For each set of eight lanes, as bits: the lanes of the set in order, then arbitrary ones.
constexpr auto live_lanes_first = [] {
    std::array<std::array<std::uint8_t, 8>, 256> orders{};
    for (std::size_t set = 0; set < orders.size(); ++set) {
        std::size_t size = 0;
        for (std::uint8_t lane = 0; lane < 8; ++lane)
            if ((set >> lane & 1U) != 0)
                orders[set][size++] = lane;
    }
    return orders;
}();

}  // namespace
}  // namespace queenreel
#endif

HWY_BEFORE_NAMESPACE();
namespace queenreel::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// Vectors of these words, at most 64 bytes long.
template <typename Word>
using Tag = hn::CappedTag<Word, 64 / sizeof(Word)>;
template <typename Word>
using Words = hn::Vec<Tag<Word>>;
template <typename Word>
using Live = hn::Mask<Tag<Word>>;

template <typename Word>
HWY_ATTR Live<Word> share_no_bit(Words<Word> some, Words<Word> others) {
#if HWY_TARGET <= HWY_AVX3
    // One instruction; GCC makes two of the portable code below.
    if constexpr (sizeof(Word) == sizeof(std::uint32_t))
        return {_mm512_testn_epi32_mask(some.raw, others.raw)};
    else
        return {_mm512_testn_epi64_mask(some.raw, others.raw)};
#else
    return hn::Eq(hn::And(some, others), hn::Zero(Tag<Word>()));
#endif
}

/// Moves the live words to the first lanes. GCC copies Highway's own table for each vector, so this one is
/// used.
template <typename Word>
HWY_ATTR Words<Word> compress(Words<Word> words, Live<Word> live) {
    const Tag<Word> tag;
    if constexpr (hn::MaxLanes(tag) == 1) {
        return words;
    } else if constexpr (sizeof(Word) > sizeof(std::uint32_t)) {
        const hn::Repartition<std::uint32_t, Tag<Word>> halves;
        const auto live_halves = hn::MaskFromVec(hn::BitCast(halves, hn::VecFromMask(tag, live)));
        return hn::BitCast(tag, compress<std::uint32_t>(hn::BitCast(halves, words), live_halves));
    } else if constexpr (hn::MaxLanes(tag) > 8) {
        return hn::Compress(words, live);
    } else {
        std::array<std::uint8_t, 8> bits{};
        hn::StoreMaskBits(tag, live, bits.data());
        const hn::Rebind<std::uint8_t, Tag<Word>> bytes;
        const auto lanes = hn::PromoteTo(tag, hn::LoadU(bytes, live_lanes_first[bits[0]].data()));
        return hn::TableLookupLanes(words, hn::IndicesFromVec(tag, lanes));
    }
}

}  // namespace
}  // namespace queenreel::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
