#include "story/wording.h"

#include <cstddef>

#include "puzzle/notation.h"

namespace queenreel {

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
