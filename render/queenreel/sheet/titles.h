#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/story/story.h"
#include "queenreel/words/words.h"

namespace queenreel {

// The titles of sheets, and their content in words for those who cannot see them.

/// The solutions on a sheet.
struct SheetSubject {
    int n = 1;
    bool unique = false;      ///< fundamental ones only
    std::uint64_t all = 0;    ///< the number to select from; 0: unknown
    std::uint64_t shown = 0;  ///< the number selected; 0: unknown
    std::uint64_t first = 1;  ///< the number of the first one
};

// A title that `Answers:` may precede begins with a small letter.

/// "all 92 solutions of the 8-queens problem", or the number selected, and how the puzzle differs.
std::string sheet_title(const SheetSubject& subject, const Puzzle& puzzle, const Words& words);
std::string sheet_description(int n, const Words& words);

/// "the 12 classes of the 92 solutions of the 8-queens problem", or the number selected.
std::string classes_title(const SheetSubject& subject, const Words& words);
std::string classes_description(int n, const Words& words);

/// The search that a strip shows.
struct StripSubject {
    const Story& story;
    int n = 1;
    std::string_view solver;
    AttackRule rule = AttackRule::queens;
    std::string kind{};  ///< of its puzzle: kind_in_words(), or kind_without_rule() of rooks
};

/// "The 6-queens problem by backtracking, step by step"; the funnel and symmetry have titles of their own.
std::string strip_title(const StripSubject& subject, const Words& words);
std::string strip_description(int n, const Words& words);

/// "12 placements on boards of 8×8 squares".
std::string placements_title(std::size_t count, int n, const Words& words);
std::string placements_description(int n, const Words& words);

/// "Place 8 queens so that no two attack each other", or what remains to be placed, on one board or more.
std::string handout_title(const std::vector<Board>& boards, const Words& words);
/// A reminder below a handout's title; `blocked`: whether boards have blocked squares.
std::string handout_task(bool blocked, const Words& words);
std::string handout_description(const std::vector<Board>& boards, const Words& words);

}  // namespace queenreel
