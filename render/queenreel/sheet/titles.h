#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/board.h"
#include "queenreel/story/story.h"

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

/// "All 92 solutions of the 8-queens problem", or the number selected.
std::string sheet_title(const SheetSubject& subject);
std::string sheet_description(int n);

/// "The 12 classes of the 92 solutions of the 8-queens problem", or the number selected.
std::string classes_title(const SheetSubject& subject);
std::string classes_description(int n);

/// "The 6-queens problem by backtracking, step by step".
std::string strip_title(const Story& story, int n, std::string_view solver, std::string_view kind = "");
std::string strip_description(int n);

/// "12 placements on boards of 8×8 squares".
std::string placements_title(std::size_t count, int n);
std::string placements_description(int n);

/// "Place 8 queens so that no two attack each other", or what remains to be placed, on one board or more.
std::string handout_title(const std::vector<Board>& boards);
/// A reminder below a handout's title.
inline constexpr std::string_view handout_task =
    "A queen attacks along its row, its column and both of its diagonals, as far as the board goes.";
std::string handout_description(const std::vector<Board>& boards);

}  // namespace queenreel
