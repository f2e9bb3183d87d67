#include "cli/solution_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace queenreel {

SolutionText::SolutionText(const SolutionFormat& format, int n)
    : skipped_(format.between_boards.size()),
      shown_(static_cast<std::size_t>(n), -1),
      starts_(static_cast<std::size_t>(n), 0) {
    std::size_t longest = 0;
    for (int column = 0; column < n; ++column) {
        const std::string row = format.row(column, n);
        rows_.push_back(chunk(row + std::string(format.between_rows)));
        last_rows_.push_back(chunk(row + std::string(format.after_board)));
        longest = std::max({longest, rows_.back().words.size(), last_rows_.back().words.size()});
    }
    const std::string beginning = fmt::format("{}{}", format.between_boards, format.before_board);
    text_.assign(beginning.begin(), beginning.end());
    text_.resize(beginning.size() + static_cast<std::size_t>(n) * longest * sizeof(std::uint64_t));
    starts_[0] = beginning.size();
}

SolutionText::Chunk SolutionText::chunk(std::string_view text) {
    Chunk chunk{std::vector<std::uint64_t>(text.size() / sizeof(std::uint64_t) + 1), text.size()};
    std::memcpy(chunk.words.data(), text.data(), text.size());
    return chunk;
}

char* SolutionText::put(char* to, const Chunk& chunk) const {
    char* word_to = to;
    for (const std::uint64_t word : chunk.words) {
        std::memcpy(word_to, &word, sizeof word);
        word_to += sizeof word;
    }
    return to + chunk.size;
}

std::string_view SolutionText::next(Solution columns) {
    const std::size_t last = shown_.size() - 1;
    std::size_t row = 0;
    while (row < last && columns[row] == shown_[row])
        ++row;
    char* to = text_.data() + starts_[row];
    for (; row < last; ++row) {
        shown_[row] = columns[row];
        to = put(to, rows_[static_cast<std::size_t>(columns[row])]);
        starts_[row + 1] = static_cast<std::size_t>(to - text_.data());
    }
    to = put(to, last_rows_[static_cast<std::size_t>(columns[last])]);
    const std::string_view text(text_.data(), to);
    return text.substr(std::exchange(skipped_, 0));
}

}  // namespace queenreel
