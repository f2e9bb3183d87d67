#include "queenreel/enumeration/disjoint.h"

// This source is compiled once per processor target.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "queenreel/enumeration/disjoint.cpp"
#include <hwy/foreach_target.h>  // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace queenreel::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

HWY_ATTR std::size_t disjoint(std::span<const std::uint32_t> words, std::uint32_t word,
                              std::uint32_t* found) {
    const hn::CappedTag<std::uint32_t, max_disjoint_past_end> tag;
    const std::size_t lanes = hn::Lanes(tag);
    const auto bits = hn::Set(tag, word);
    const auto shares_none = [&](std::size_t i) HWY_ATTR {
        return hn::Eq(hn::And(hn::LoadU(tag, words.data() + i), bits), hn::Zero(tag));
    };
    std::size_t size = 0;
    std::size_t i = 0;
    for (; i + lanes <= words.size(); i += lanes) {
        const auto mask = shares_none(i);
        if (!hn::AllFalse(tag, mask))
            size += hn::CompressStore(hn::Iota(tag, static_cast<std::uint32_t>(i)), mask, tag, found + size);
    }
    for (; i < words.size(); ++i)
        if ((words[i] & word) == 0)
            found[size++] = static_cast<std::uint32_t>(i);
    return size;
}

}  // namespace
}  // namespace queenreel::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace queenreel {
namespace {

HWY_EXPORT(disjoint);

}  // namespace

std::size_t find_disjoint(std::span<const std::uint32_t> words, std::uint32_t word, std::uint32_t* found) {
    return HWY_DYNAMIC_DISPATCH(disjoint)(words, word, found);
}

}  // namespace queenreel
#endif
