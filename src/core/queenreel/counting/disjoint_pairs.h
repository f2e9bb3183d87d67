#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace queenreel {

/// How many more words than they name or find may the functions here read and write: those of a vector.
constexpr std::size_t disjoint_pairs_past_end = 8;

/// Two lists of sets, a word each; disjoint_pairs_past_end more words of both can be read.
struct ListPair {
    std::span<const std::uint64_t> some;
    std::span<const std::uint64_t> others;
};

/// Writes to `unions`, for each pair of lists, the union of each of `some` with each of `others` that it
/// shares no bit with; gives how many they are. `unions` must have room for all of them and
/// disjoint_pairs_past_end more.
std::size_t unite_disjoint(std::span<const ListPair> lists, std::uint64_t* unions);

/// Lists of words one after another, each with zeros behind it that fill a vector.
template <typename Word>
class WordLists {
  public:
    /// Makes room for as many words from a place on. Throws std::bad_alloc.
    void reserve(std::size_t begin, std::size_t size);

    Word* at(std::size_t begin) { return words_.data() + begin; }

  private:
    std::vector<Word> words_;
};

/// Where count_disjoint_pairs() works: some times the size of its lists.
struct PairLists {
    WordLists<std::uint64_t> wide;
    WordLists<std::uint32_t> narrow;
};

/// How many pairs of one of `some` and one of `others` share no bit; any number once `stop` is requested.
/// Words have `bits` bits. Throws std::bad_alloc.
///
/// Bit by bit from the highest: words that have it can only go with those that do not, so the one list is
/// divided by it, and the other one's words that have it are left out for the one part. As soon as few words
/// are left of a list, each is held against the whole of the other, as many at once as a vector has lanes.
std::uint64_t count_disjoint_pairs(PairLists& lists, std::span<const std::uint64_t> some,
                                   std::span<const std::uint64_t> others, int bits,
                                   const std::stop_token& stop);

/// What of the processor they use, in Highway's words: "AVX3" (which is AVX-512), "AVX2", "SSE4", "SCALAR".
std::string_view vector_target();

}  // namespace queenreel
