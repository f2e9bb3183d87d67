#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/layout/sheet_layout.h"
#include "queenreel/frame/scene.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/sheet/answers.h"
#include "queenreel/sheet/pages.h"
#include "queenreel/sheet/titles.h"
#include "queenreel/solvers/choice.h"
#include "queenreel/story/story.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

// The sections that a sheet can have, each planned for its paper.

inline constexpr int max_sheet_board = 100;       ///< rows: squares of larger boards are mere dots
inline constexpr std::uint64_t max_strip = 1000;  ///< boards: longer stories should be films

/// The settings that all pages of a sheet share.
struct SheetPaper {
    int width = 0;                             ///< in the units of the format
    int height = 0;                            ///< in the units of the format
    int columns = 0;                           ///< of boards; 0: whatever fits best
    std::optional<std::string> title{};        ///< replaces the sheet's own; empty: none
    std::optional<Coordinates> coordinates{};  ///< empty: those of the content
    Words words{};                             ///< for all text on the sheet
};

/// Throws SpecError for boards that are too large for a sheet.
void check_sheet_board(int n);

/// The selected solutions of an opened story.
struct SheetSolutions {
    SheetSubject subject{};
    std::uint64_t most = 0;  ///< the maximum number
    bool counted = false;    ///< whether the number is known
    std::shared_ptr<Storyline> story{};
    Puzzle puzzle{1};      ///< what they solve
    bool answers = false;  ///< whether they answer a handout
};

/// The selected solutions of a story that shows them.
SheetSolutions solutions_of(const SolutionChoice& choice, std::shared_ptr<Storyline> story);

Section solutions_section(const SheetPaper& paper, SheetSolutions solutions);

/// The whole classes of those solutions, which must be fundamental ones.
Section classes_section(const SheetPaper& paper, SheetSolutions solutions);

/// The default moments of a strip: those shown in full, and a second dead end with the queen that led to it;
/// if there are none, all except boards that are back as found; if there are more than max_strip, some of
/// them. Of a search's solutions, it shows all if there are at most six, and otherwise the first one; it
/// omits the empty board after them unless another board comes in between.
std::vector<Part> strip_moments(Storyline& story);

/// Throws SpecError for a story whose opened `scene` has no board of its own.
void check_strip(const Story& story, const Scene& scene);

/// An opened story's pictures in order, `count` of them at this pace, with their captions. Throws SpecError
/// if they are more than max_strip.
Section strip_section(const SheetPaper& paper, const StripSubject& subject, std::shared_ptr<Storyline> story,
                      const Pace& pace, std::uint64_t count);

/// A strip of a story and its selected moments, or strip_moments() by default; empty if it has none of them.
/// Throws the same, and like StorySpec::open() and Storyline::moments().
std::optional<Section> strip_section(const SheetPaper& paper, StorySpec told,
                                     const std::vector<Part>& selected);

/// Options for a section of given boards.
struct BoardsOptions {
    bool handout = false;      ///< to fill in
    std::uint64_t boards = 0;  ///< for a handout of one placement: the number of copies; 0: as many as fit on
                               ///< a page
    bool attacks = false;      ///< mark attacked squares
    bool conflicts = false;    ///< mark queens under attack
    bool threats = false;      ///< number squares by the queens that attack them
    Givens givens{};           ///< what all of them have from the start, marked as such
    std::vector<std::string> labels{};  ///< of each placement; empty: their numbers, if there are several
};

/// Boards to fill in, or placements; at least one, all of one size.
Section boards_section(const SheetPaper& paper, const std::vector<Board>& placements,
                       const BoardsOptions& options);

/// The answers to a handout of n×n boards with queens.
Section answers_section(const SheetPaper& paper, int n, HandoutAnswers answers);

/// Returns true if a handout asks readers to place queens. If each board has all of its queens, it asks
/// whether they attack each other.
bool asks_to_complete(const std::vector<Board>& boards);

}  // namespace queenreel
