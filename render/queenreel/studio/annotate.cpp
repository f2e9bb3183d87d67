#include "queenreel/studio/annotate.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

std::string annotations_in_words(const Annotations& annotations, int n) {
    std::string words;
    for (const Highlight& highlight : annotations.highlights)
        words +=
            (words.empty() ? " Highlighted: " : ", ") + square_name({highlight.row, highlight.column}, n);
    if (!words.empty())
        words += '.';
    for (const Arrow& arrow : annotations.arrows)
        words += fmt::format(" An arrow from {} to {}.", square_name({arrow.from_row, arrow.from_column}, n),
                             square_name({arrow.to_row, arrow.to_column}, n));
    return words;
}

/// The lines of those queens of a board that are asked for.
std::vector<LinesOfAttack> lines_on(const BoardPanel& board, const AskedLines& asked) {
    std::vector<LinesOfAttack> lines;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(board, row, column).queen &&
                (asked.queens.empty() ||
                 std::ranges::find(asked.queens, Square{row, column}) != asked.queens.end()))
                lines.push_back({row, column, asked.xray});
    return lines;
}

}  // namespace

Generator<Frame> annotated(Generator<Frame> frames, int n, Annotations annotations,
                           std::optional<AskedLines> lines) {
    const std::string words = annotations_in_words(annotations, n);
    for (const Frame& each : frames) {
        Frame frame = each;
        if (frame.board.size == n) {
            if (lines)
                annotations.attacks = lines_on(frame.board, *lines);
            frame.board.annotations = annotations;
            frame.description += words;
        }
        co_yield frame;
    }
}

}  // namespace queenreel
