#include "queenreel/trace/input.h"

#include <algorithm>

namespace queenreel {

std::size_t TextInput::read(std::int64_t position, std::span<char> bytes) const {
    const std::size_t begin = std::min(static_cast<std::size_t>(position), text_.size());
    return text_.copy(bytes.data(), bytes.size(), begin);
}

}  // namespace queenreel
