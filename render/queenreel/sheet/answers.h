#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/frame/sheet.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The answers to the boards that a handout asks readers to complete.
struct HandoutAnswers {
    std::vector<SheetBoard> boards{};
    std::string title{};
    std::string about{};
};

/// Thrown for a board without an answer, or without a selected one. what() is `why; what to do`.
struct AnswerError : std::runtime_error {
    AnswerError(std::size_t index, const std::string& what) : std::runtime_error(what), board(index) {}

    std::size_t board;  ///< index of the board
};

/// Throws AnswerError for the first board that cannot be completed: two of its queens attack each other, or
/// no solution contains them all and leaves the `blocked` squares empty. Boards larger than `max_completed`
/// are only checked for queens that attack each other.
void check_completable(std::span<const Board> boards, std::span<const Square> blocked = {});

/// For each board, all of one size, the completions with these numbers, from 1. `givens`: what all boards
/// have from the start, marked as such; blocked squares stay empty. Throws SpecError for boards
/// larger than `max_completed`, AnswerError if a board has no selected one.
HandoutAnswers answers_to(std::span<const Board> boards, const Numbers& numbers, const Words& words,
                          const Givens& givens = {});

}  // namespace queenreel
