#pragma once

#include <span>
#include <string>
#include <vector>

#include "queenreel/cli/options/sheet_args.h"
#include "queenreel/frame/sheet.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The answers to boards that a handout asks to be completed.
struct HandoutAnswers {
    std::vector<SheetBoard> boards{};
    std::string title{};
    std::string about{};
};

/// Throws FailedError where one of the boards cannot be completed, as is said of the first such: two of its
/// queens attack each other, or no solution has them all. Boards past `max_completed` are looked at for
/// queens that attack each other only.
void check_completable(const SheetArgs& args, std::span<const Board> boards);

/// Of each board the completions that --solution, --solutions and --limit choose. Throws UsageError for what
/// cannot choose among them, FailedError where a board has none that is chosen.
HandoutAnswers answers_to(const SheetArgs& args, std::span<const Board> boards);

}  // namespace queenreel
