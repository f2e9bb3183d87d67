#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"
#include "queenreel/studio/film.h"
#include "queenreel/studio/side_spec.h"

namespace queenreel {

/// Where a film goes, and what goes with it.
struct FilmRequest {
    /// In a format each: the first one's hold for what is beside it, and its `force` for more pages and clips
    /// than usual. How they look and are coded follows from the film.
    std::vector<OutputOptions> films;
    SideSpec beside{};
    std::optional<std::string> caption{};  ///< of the user's; empty: pictures say nothing
    bool pictures_as_data = false;         ///< in a page that could tell the story itself

    /// Called often while the story is read: what it throws ends that.
    std::function<void()> check = [] {};
};

/// A film with all that is written of it: nothing of that is written yet.
struct FilmPlan {
    PlannedFilm film;
    FilmRequest request;  ///< its films as they are to be
    FilmTiming timing{};
    SideOutputs side{};
    bool tells_itself = false;  ///< the first film is a page that needs PageOptions::telling

    std::vector<OutputOptions>& films() { return request.films; }
    const std::vector<OutputOptions>& films() const { return request.films; }
};

/// Plans it. A page tells the story itself where that is a solver's, has no caption of the user's and no more
/// than 100,000 pictures. Otherwise it has those of a film, fitted as a film is. Throws SpecError,
/// SpecLimitError, PageLimitError, StoryError, PaceError, and as the events of a trace.
FilmPlan plan_film(PlannedFilm film, FilmRequest request);

/// What its frames are told to have been like.
struct FilmReport {
    FlashReport flashes;
    ShortestShown shown;
};

/// The holds that were asked for and that a film shortened, `solution 0.4 s, deadend 0.2 s`, at the least;
/// empty where each was kept.
std::string shortened_holds(const PaceSpec& asked, const ShortestShown& shown);

/// The film, or what is written in its place: the steps, the frames.
const OutputOptions& main_output(const FilmPlan& plan);

/// The frames of the films, anew at each call, with `report` of them, which must outlive them like the plan.
/// Throws as plan_film().
Generator<Frame> frames_of(const FilmPlan& plan, FilmReport& report);

/// One of its films at another size. Throws SpecError.
OutputOptions film_of_size(const FilmPlan& plan, const OutputOptions& film, PictureSize size);

/// What kind of moment each frame of a film shows.
std::vector<MomentKind> kinds_of_frames(const PlannedFilm& film, const FilmTiming& timing);

}  // namespace queenreel
