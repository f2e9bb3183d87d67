#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "frame/frame.h"
#include "puzzle/board.h"
#include "solvers/solver.h"
#include "timing/pace.h"

namespace queenreel {

/// What a story is to tell of.
struct StoryOptions {
    const Solver* solver = &solvers().front();
    int n = 8;
    std::uint64_t seed = 1;                                          ///< for solvers that draw at random
    bool unique = false;                                             ///< one solution of each symmetry class
    std::uint64_t first = 1;                                         ///< the first solution shown, from 1 …
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();  ///< … and the last
    Pace pace{};
    bool captions = true;
    bool attacks = false;    ///< mark attacked squares
    bool conflicts = false;  ///< mark queens under attack

    /// The events of a search, from the first on at each call, in place of the solver's; empty for the
    /// solver's own. `solver` then tells what search it was.
    std::function<Generator<SearchEvent>()> events{};
    std::vector<const Solver*> racers{};  ///< who is side by side, where several are
    bool to_first_solution = false;       ///< the search is told to its first solution

    /// The panels wanted beside the board; nothing: those that are usual for the story and its solver.
    std::optional<std::vector<PanelKind>> panels{};
};

/// A row of the story table. A new story is one file that defines its row, and the row's name in rows.h and
/// story.cpp.
struct Story {
    std::string_view name;
    std::string_view summary;           ///< one line for `list stories`
    std::span<const PanelKind> panels;  ///< those it can have

    /// Who searches where no solver is named; empty: the first of solvers().
    std::string_view default_solver{};

    /// Whether it follows a search step by step, which may take hours: films of it are fitted to a minute
    /// where nothing else is asked for.
    bool follows_search = false;

    /// Why it cannot be told with these options, as a line "what: why; what to do" that names options of the
    /// command line; empty when it can.
    std::string (*refusal)(const StoryOptions& options);

    /// What its pictures are made of.
    Scene (*scene)(const StoryOptions& options);

    /// Tells it: frames whose panels are those of scene(). Where refusal() has something to say, do not.
    /// Throws PaceError when Pace::duration is too short.
    Generator<Frame> (*tell)(StoryOptions options);
};

/// All stories; the first is the default.
std::span<const Story> stories();

/// The story of that name, or null.
const Story* find_story(std::string_view name);

/// Each solution in turn, held, with the caption "k of N".
Generator<Frame> solutions_story(StoryOptions options);

/// The one picture of a placement that is given, legal or not.
Frame placement_frame(const Board& board, const StoryOptions& options);

}  // namespace queenreel
