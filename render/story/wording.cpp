#include "story/wording.h"

#include <cstddef>

#include "puzzle/notation.h"

namespace queenreel {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (auto end = static_cast<std::ptrdiff_t>(digits.size()) - 3; end > 0; end -= 3)
        digits.insert(static_cast<std::size_t>(end), 1, ',');
    return digits;
}

std::string of_total(std::uint64_t number, std::optional<std::uint64_t> total) {
    return total ? grouped(number) + " of " + grouped(*total) : grouped(number);
}

std::string counted(std::uint64_t number, const std::string& noun) {
    return grouped(number) + ' ' + noun + (number == 1 ? "" : "s");
}

std::string queens_in_words(const Board& board) {
    const auto queens = board.queens();
    if (queens.empty())
        return "No queens.";
    std::string words = queens.size() == 1 ? "A queen on " : "Queens on ";
    for (std::size_t i = 0; i < queens.size(); ++i) {
        if (i > 0)
            words += i + 1 == queens.size() ? " and " : ", ";
        words += square_name(queens[i], board.size());
    }
    return words + '.';
}

}  // namespace queenreel
