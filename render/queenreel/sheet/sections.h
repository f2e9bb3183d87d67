#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

inline constexpr int max_sheet_board = 100;       ///< rows: of larger boards squares are no more than dots
inline constexpr std::uint64_t max_strip = 1000;  ///< boards: more of a story would be a film

/// What all pages of a sheet have in common.
struct SheetPaper {
    int width = 0;                             ///< in the units of the format
    int height = 0;                            ///< likewise
    int columns = 0;                           ///< of boards; 0: as fits best
    std::optional<std::string> title{};        ///< in place of the sheet's own; empty: none
    std::optional<Coordinates> coordinates{};  ///< nothing: as what is shown has them
};

/// Throws SpecError for boards that are too large for a sheet.
void check_sheet_board(int n);

/// The selected solutions of an opened story.
struct SheetSolutions {
    SheetSubject subject{};
    std::uint64_t most = 0;  ///< as many as there may be
    bool counted = false;    ///< whether it is known how many there are
    std::shared_ptr<Storyline> story{};
    std::string with{};  ///< what their boards have from the start: "given queens"; empty for nothing
};

/// The chosen ones of a story that tells them.
SheetSolutions solutions_of(const SolutionChoice& choice, std::shared_ptr<Storyline> story);

Section solutions_section(const SheetPaper& paper, SheetSolutions solutions);

/// The classes of those solutions, which are fundamental ones, each whole.
Section classes_section(const SheetPaper& paper, SheetSolutions solutions);

/// The moments of a strip where none are selected: those that are told in full, or where none are, all but
/// boards that stand again as they were found; of more than max_strip, some more than these.
std::vector<Part> strip_moments(Storyline& story);

/// The search that a strip shows.
struct StripSubject {
    const Story& story;
    int n = 1;
    std::string_view solver;
};

/// Throws SpecError for a story whose opened `scene` has no board of its own.
void check_strip(const Story& story, const Scene& scene);

/// An opened story's pictures in a row, `count` of them at that pace, with what is said of them. Throws
/// SpecError where they are more than max_strip.
Section strip_section(const SheetPaper& paper, const StripSubject& subject, std::shared_ptr<Storyline> story,
                      const Pace& pace, std::uint64_t count);

/// The same of a story and the moments of it that are selected, or where none are, strip_moments(); nothing
/// where it has none of them. Throws the same, and as StorySpec::open() and Storyline::moments().
std::optional<Section> strip_section(const SheetPaper& paper, StorySpec told,
                                     const std::vector<Part>& selected);

/// Options for a section of given boards.
struct BoardsOptions {
    bool handout = false;      ///< to fill in
    std::uint64_t boards = 0;  ///< of a handout of one placement: how often it is there; 0: as a page holds
    bool attacks = false;      ///< mark attacked squares
    bool conflicts = false;    ///< mark queens under attack
};

/// Boards to fill in, or placements, one or more of one size.
Section boards_section(const SheetPaper& paper, const std::vector<Board>& placements,
                       const BoardsOptions& options);

/// The answers to a handout of boards of n×n squares with queens on them.
Section answers_section(const SheetPaper& paper, int n, HandoutAnswers answers);

/// The title of a handout's answers that are all solutions: "Answers: all 92 solutions …".
std::string answers_title(std::string title);

/// Whether a handout asks for queens to be placed: where each board has all of its own, it asks whether they
/// attack each other.
bool asks_to_complete(const std::vector<Board>& boards);

}  // namespace queenreel
