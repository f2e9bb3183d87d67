#include "queenreel/verify/read/pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "queenreel/verify/read/plain_line.h"

namespace queenreel::judge {
namespace {

/// Removes a whole number, with blanks before it, from the beginning of the text.
std::optional<int> take_number(std::string_view& text) {
    text = text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Removes blanks and at most one comma; returns whether there were any.
bool take_gap(std::string_view& text) {
    const std::size_t before = text.size();
    text = text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
    if (text.starts_with(','))
        text.remove_prefix(1);
    text = text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
    return text.size() < before;
}

std::optional<Pair> take_numbers(std::string_view& text) {
    const std::optional<int> row = take_number(text);
    if (!row || !take_gap(text))
        return std::nullopt;
    const std::optional<int> column = take_number(text);
    if (!column)
        return std::nullopt;
    return Pair(*row, *column);
}

/// Removes a pair, `(0, 4)` or `[0, 4]`, from the beginning of the text.
std::optional<Pair> take_pair(std::string_view& text) {
    if (!text.starts_with('(') && !text.starts_with('['))
        return std::nullopt;
    const char close = text.front() == '(' ? ')' : ']';
    text.remove_prefix(1);
    const std::optional<Pair> pair = take_numbers(text);
    text = trim(text);
    if (!pair || !text.starts_with(close))
        return std::nullopt;
    text.remove_prefix(1);
    return pair;
}

}  // namespace

std::optional<std::vector<Pair>> pairs_in(std::string_view line) {
    line = trim(line);
    if (!line.starts_with('(') && !line.starts_with('[')) {
        const std::optional<Pair> pair = take_numbers(line);
        return pair && line.empty() ? std::optional(std::vector{*pair}) : std::nullopt;
    }
    std::vector<Pair> pairs;
    while (!line.empty()) {
        const std::optional<Pair> pair = take_pair(line);
        if (!pair || pairs.size() > max_list_size)
            return std::nullopt;
        pairs.push_back(*pair);
        take_gap(line);
    }
    return pairs;
}

Parsed board_of_pairs(const std::vector<Pair>& pairs) {
    int least = max_list_size;
    int most = 0;
    for (const auto& [row, column] : pairs) {
        least = std::min({least, row, column});
        most = std::max({most, row, column});
    }
    if (least < 0)
        return "a square before the first row or column";
    const int first = std::min(least, 1);
    const int n = std::max(static_cast<int>(pairs.size()), most + 1 - first);
    if (n > max_list_size)
        return fmt::format("a board of over {} rows", max_list_size);
    Board board(n);
    for (const auto& [row, column] : pairs) {
        const Square square{row - first, column - first};
        if (board.has_queen(square))
            return fmt::format("the pair of row {} and column {} appears twice", row, column);
        board.place(square);
    }
    return board;
}

bool PairLines::take(std::string_view line, const Place& place) {
    // A board of two rows looks the same, and is meant if it is expected.
    const auto pairs = check_.expectations().n == 2 ? std::nullopt : pairs_in(line);
    if (!pairs)
        return false;
    if (pairs->size() > 1)
        end();
    if (pairs_.empty())
        place_ = place;
    pairs_.insert(pairs_.end(), pairs->begin(), pairs->end());
    if (pairs->size() > 1 || pairs_.size() > max_list_size)
        end();
    return true;
}

void PairLines::end() {
    const std::vector<Pair> pairs = std::exchange(pairs_, {});
    if (pairs.empty())
        return;
    // A single pair is a board of two rows.
    ColumnNumbers two_rows;
    check_.take(pairs.size() == 1 ? two_rows.board({pairs[0].first, pairs[0].second}) : board_of_pairs(pairs),
                place_);
}

}  // namespace queenreel::judge
