#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace queenreel {

/// The number of words that the functions here may read and write past those they name or return: one vector.
constexpr std::size_t disjoint_pairs_past_end = 8;

/// Two lists of sets, one word each; disjoint_pairs_past_end more words of both must be readable.
struct ListPair {
    std::span<const std::uint64_t> some;
    std::span<const std::uint64_t> others;
};

/// For each pair of lists, writes the union of each of `some` with each of `others` that is disjoint from it
/// to `unions`. Returns the number of unions. `unions` must have room for all of them and
/// disjoint_pairs_past_end more.
std::size_t unite_disjoint(std::span<const ListPair> lists, std::uint64_t* unions);

/// Lists of words one after another, each followed by zeros that fill a vector.
template <typename Word>
class WordLists {
  public:
    /// Makes room for `size` words from `begin` on. Throws std::bad_alloc.
    void reserve(std::size_t begin, std::size_t size);

    Word* at(std::size_t begin) { return words_.data() + begin; }

  private:
    std::vector<Word> words_;
};

/// Working memory of count_disjoint_pairs(): a few times the size of its lists.
struct PairLists {
    WordLists<std::uint64_t> wide;
    WordLists<std::uint32_t> narrow;
};

/// The number of pairs of one of `some` and one of `others` that share no bit; meaningless once `stop` is
/// requested. Words have `bits` bits. Throws std::bad_alloc.
///
/// Proceeds bit by bit from the highest: words that have the bit can only pair with words that do not, so it
/// splits one list by the bit and drops the words that have it from the other list for one of the parts. As
/// soon as a list is short, it compares each of its words with the whole other list, as many at once as a
/// vector has lanes.
std::uint64_t count_disjoint_pairs(PairLists& lists, std::span<const std::uint64_t> some,
                                   std::span<const std::uint64_t> others, int bits,
                                   const std::stop_token& stop);

/// The vector instructions in use, by their Highway names: "AVX3" (which is AVX-512), "AVX2", "SSE4",
/// "SCALAR".
std::string_view vector_target();

}  // namespace queenreel
