#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/frame/sheet.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The answers to boards that a handout asks to be completed.
struct HandoutAnswers {
    std::vector<SheetBoard> boards{};
    std::string title{};
    std::string about{};
};

/// A board that has no answer, or none that is chosen. what() is `why; what to do`.
struct AnswerError : std::runtime_error {
    AnswerError(std::size_t index, const std::string& what) : std::runtime_error(what), board(index) {}

    std::size_t board;  ///< which one, from 0
};

/// Throws AnswerError where one of the boards cannot be completed, as is said of the first such: two of its
/// queens attack each other, or no solution has them all. Boards past `max_completed` are looked at for
/// queens that attack each other only.
void check_completable(std::span<const Board> boards);

/// Of each board, all of one size, the completions of those numbers, from 1. Throws SpecError for boards past
/// `max_completed`, AnswerError where a board has none that is chosen.
HandoutAnswers answers_to(std::span<const Board> boards, const Numbers& numbers);

}  // namespace queenreel
