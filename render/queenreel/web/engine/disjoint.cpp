// For a module that should be small and has no vector instructions.

#include "queenreel/enumeration/disjoint.h"

namespace queenreel {

std::size_t find_disjoint(std::span<const std::uint32_t> words, std::uint32_t word, std::uint32_t* found) {
    std::size_t size = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        if ((words[i] & word) == 0)
            found[size++] = static_cast<std::uint32_t>(i);
    return size;
}

}  // namespace queenreel
