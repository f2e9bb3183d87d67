#pragma once

#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/encode/output.h"
#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/studio/film.h"
#include "queenreel/studio/side_outputs.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// A film that is asked for: its story is opened and timed, and nothing is written yet.
struct FilmPlan {
    StoryRequest wanted;  ///< the traces that `film` tells live in it
    PlannedFilm film;
    FilmTiming timing{};
    std::vector<OutputOptions> films{};  ///< in each format one; the first one's hold for what is beside it
    SideOutputs side{};
    bool steps_alone = false;  ///< the films are not wanted, nor clips of them

    /// How many pictures there are, where that is known beforehand.
    std::optional<std::uint64_t> total() const;
};

/// What kind of moment each frame of a film shows.
std::vector<MomentKind> kinds_of_frames(const PlannedFilm& film, const FilmTiming& timing);

/// Plans it. Throws UsageError, SpecError, StoryError, LimitError, PaceError, TraceError.
FilmPlan film_plan(const AnimateArgs& args);

/// One of its films at another size. Throws UsageError.
OutputOptions film_of_size(const AnimateArgs& args, const FilmPlan& plan, const OutputOptions& film,
                           PictureSize size);

/// Holds the films of a plan against the limits. Films of more bytes are planned smaller, where no size was
/// asked for, as is said. Throws LimitError where there are too many frames, or where no size fits.
void keep_within_limits(const AnimateArgs& args, FilmPlan& plan, const ToldPictures& told, Console& console);

/// Throws LimitError where the clips of a planned film are more slides than their deck may have: with their
/// number, and that of what can be asked for instead. Does nothing for clips in a folder.
void check_clip_slides(const AnimateArgs& args, const FilmPlan& plan);

/// What its frames are told to have been like.
struct FilmReport {
    FlashReport flashes;
    ShortestShown shown;
};

/// The frames of the films, anew at each call, with `report` of them, which must outlive them like the plan.
/// Throws as film_plan().
Generator<Frame> frames_of(const AnimateArgs& args, const FilmPlan& plan, FilmReport& report);

}  // namespace queenreel
