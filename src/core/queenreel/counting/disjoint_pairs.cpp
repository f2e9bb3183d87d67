#include "queenreel/counting/disjoint_pairs.h"

#include <algorithm>
#include <utility>

// This file is compiled once for each vector instruction set.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "queenreel/counting/disjoint_pairs.cpp"
#include <hwy/foreach_target.h>  // must come before highway.h
#include <hwy/highway.h>

#include "queenreel/counting/word_vectors-inl.h"

HWY_BEFORE_NAMESPACE();
namespace queenreel::HWY_NAMESPACE {
namespace {

std::size_t unite_lists(ListPair lists, std::uint64_t* unions) {
    using Word = std::uint64_t;
    auto [some, others] = lists;
    if (some.size() > others.size())
        std::swap(some, others);
    const Tag<Word> tag;
    std::size_t size = 0;
    for (std::size_t i = 0; i < others.size(); i += hn::Lanes(tag)) {
        const auto vector = hn::LoadU(tag, others.data() + i);
        const auto within = hn::FirstN(tag, others.size() - i);
        for (const Word word : some) {
            const auto single = hn::Set(tag, word);
            const auto live = hn::And(within, share_no_bit<Word>(vector, single));
            hn::StoreU(compress<Word>(hn::Or(vector, single), live), tag, unions + size);
            size += hn::CountTrue(tag, live);
        }
    }
    return size;
}

std::size_t unite(std::span<const ListPair> lists, std::uint64_t* unions) {
    std::size_t size = 0;
    for (const ListPair& pair : lists)
        size += unite_lists(pair, unions + size);
    return size;
}

/// The position of a list in WordLists.
struct List {
    std::size_t begin;
    std::size_t size;
};

/// The number of words compared with a list at once, so that the list is read less often.
constexpr std::size_t at_once = 4;

/// Appends zeros to a list: a vector, or as many words as are compared at once.
template <typename Word>
HWY_ATTR void end_with_zeros(Word* end) {
    const Tag<Word> tag;
    for (std::size_t i = 0; i < at_once; i += hn::Lanes(tag))
        hn::StoreU(hn::Zero(tag), tag, end + i);
}

/// Rounds up to a multiple of `unit`.
constexpr std::size_t rounded_up(std::size_t size, std::size_t unit) {
    return (size + unit - 1) / unit * unit;
}

/// Returns the place at which the next list begins.
template <typename Word>
std::size_t end_of(List list) {
    const std::size_t lanes = hn::Lanes(Tag<Word>());
    return rounded_up(list.begin + list.size + std::max(lanes, at_once), lanes);
}

/// Makes room for a list and what may be written past its end.
template <typename Word>
Word* room(WordLists<Word>& lists, List list) {
    lists.reserve(list.begin, list.size + 2 * hn::Lanes(Tag<Word>()) + at_once);
    return lists.at(list.begin);
}

/// Copies the words with the bit, or those without it, to a new list.
template <bool has_bit, typename Word>
List select(WordLists<Word>& lists, List from, Word bit, std::size_t begin) {
    const Tag<Word> tag;
    Word* const selected = room(lists, {begin, from.size});
    const Word* const words = lists.at(from.begin);
    const auto single = hn::Set(tag, bit);
    std::size_t size = 0;
    std::size_t i = 0;
    for (; i < from.size; i += hn::Lanes(tag)) {
        const auto vector = hn::LoadU(tag, words + i);
        const auto without = share_no_bit<Word>(vector, single);
        const auto live = has_bit ? hn::Not(without) : without;
        hn::StoreU(compress<Word>(vector, live), tag, selected + size);
        size += hn::CountTrue(tag, live);
    }
    if (!has_bit)
        size -= i - from.size;  // the zeros past the end of the list
    end_with_zeros(selected + size);
    return {begin, size};
}

/// Compares each of a few words with the whole of a list.
template <typename Word>
std::uint64_t count_each(WordLists<Word>& lists, List few, List many) {
    const Tag<Word> tag;
    const Word* const words = lists.at(many.begin);
    const Word* const singles = lists.at(few.begin);
    const std::size_t end = rounded_up(many.size, hn::Lanes(tag));
    std::uint64_t count = 0;
    std::size_t i = 0;
    for (; i < few.size; i += at_once) {
        const auto a = hn::Set(tag, singles[i]);
        const auto b = hn::Set(tag, singles[i + 1]);
        const auto c = hn::Set(tag, singles[i + 2]);
        const auto d = hn::Set(tag, singles[i + 3]);
        for (std::size_t k = 0; k < end; k += hn::Lanes(tag)) {
            const auto vector = hn::LoadU(tag, words + k);
            count += hn::CountTrue(tag, share_no_bit<Word>(vector, a));
            count += hn::CountTrue(tag, share_no_bit<Word>(vector, b));
            count += hn::CountTrue(tag, share_no_bit<Word>(vector, c));
            count += hn::CountTrue(tag, share_no_bit<Word>(vector, d));
        }
    }
    // Subtract the pairs with the zeros past both lists' ends, which share no bit with any word.
    return count - (i * end - few.size * many.size);
}

/// Shorter lists are compared with a whole list; splitting them would take longer.
constexpr std::size_t few = 24;

/// Lists that are at least this long poll `stop` before they are split.
constexpr std::size_t many = 256;

/// Copies the lower halves of the words, once all upper bits are decided.
List narrowed(PairLists& lists, List from, std::size_t begin) {
    std::uint32_t* const narrow = room(lists.narrow, {begin, from.size});
    const std::uint64_t* const words = lists.wide.at(from.begin);
    for (std::size_t i = 0; i < from.size; ++i)
        narrow[i] = static_cast<std::uint32_t>(words[i]);
    end_with_zeros(narrow + from.size);
    return {begin, from.size};
}

WordLists<std::uint64_t>& lists_of(PairLists& lists, std::uint64_t) {
    return lists.wide;
}
WordLists<std::uint32_t>& lists_of(PairLists& lists, std::uint32_t) {
    return lists.narrow;
}

/// Counts pairs of two lists whose bits above `bit` are decided; memory from `end` on is free.
template <typename Word>
std::uint64_t count_pairs(PairLists& all, List some, List others, int bit, std::size_t end,
                          const std::stop_token& stop) {
    if (some.size > others.size)
        std::swap(some, others);
    WordLists<Word>& lists = lists_of(all, Word());
    if (some.size < few || bit < 0)
        return count_each(lists, some, others);
    if (some.size >= many && stop.stop_requested())
        return 0;
    if constexpr (sizeof(Word) > sizeof(std::uint32_t))
        if (bit < 32) {
            const List left = narrowed(all, some, 0);
            const List right = narrowed(all, others, end_of<std::uint32_t>(left));
            return count_pairs<std::uint32_t>(all, left, right, bit, end_of<std::uint32_t>(right), stop);
        }
    const Word single = Word{1} << bit;
    const List without = select<false>(lists, some, single, end);
    std::uint64_t count = count_pairs<Word>(all, without, others, bit - 1, end_of<Word>(without), stop);
    if (without.size < some.size) {
        const List with = select<true>(lists, some, single, end);
        const List rest = select<false>(lists, others, single, end_of<Word>(with));
        count += count_pairs<Word>(all, with, rest, bit - 1, end_of<Word>(rest), stop);
    }
    return count;
}

List copied(PairLists& lists, std::span<const std::uint64_t> words, std::size_t begin) {
    std::uint64_t* const copy = room(lists.wide, {begin, words.size()});
    std::ranges::copy(words, copy);
    end_with_zeros(copy + words.size());
    return {begin, words.size()};
}

std::uint64_t count(PairLists& lists, std::span<const std::uint64_t> some,
                    std::span<const std::uint64_t> others, int bits, const std::stop_token& stop) {
    using Word = std::uint64_t;
    const List left = copied(lists, some, 0);
    const List right = copied(lists, others, end_of<Word>(left));
    return count_pairs<Word>(lists, left, right, bits - 1, end_of<Word>(right), stop);
}

const char* target() {
    return hwy::TargetName(HWY_TARGET);
}

}  // namespace
}  // namespace queenreel::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace queenreel {
namespace {

HWY_EXPORT(unite);
HWY_EXPORT(count);
HWY_EXPORT(target);

}  // namespace

template <typename Word>
void WordLists<Word>::reserve(std::size_t begin, std::size_t size) {
    if (words_.size() < begin + size)
        words_.resize(std::max(begin + size, words_.size() + words_.size() / 2));
}
template class WordLists<std::uint64_t>;
template class WordLists<std::uint32_t>;

std::size_t unite_disjoint(std::span<const ListPair> lists, std::uint64_t* unions) {
    return HWY_DYNAMIC_DISPATCH(unite)(lists, unions);
}

std::uint64_t count_disjoint_pairs(PairLists& lists, std::span<const std::uint64_t> some,
                                   std::span<const std::uint64_t> others, int bits,
                                   const std::stop_token& stop) {
    return HWY_DYNAMIC_DISPATCH(count)(lists, some, others, bits, stop);
}

std::string_view vector_target() {
    return HWY_DYNAMIC_DISPATCH(target)();
}

}  // namespace queenreel
#endif
