#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"
#include "queenreel/studio/clip_cuts.h"
#include "queenreel/studio/film.h"
#include "queenreel/studio/side_spec.h"

namespace queenreel {

/// The outputs of a film and its side outputs.
struct FilmRequest {
    /// The films, one per format. The first one's `force` and hold also apply to side outputs, and its
    /// `force` allows more pages and clips than usual. The film determines their look and encoding.
    std::vector<OutputOptions> films;
    SideSpec beside{};
    std::optional<std::string> caption{};  ///< the user's caption; empty: no captions in pictures
    bool pictures_as_data = false;         ///< in a page that could compute the story itself

    /// Called often while the story is read; an exception from it ends the reading.
    std::function<void()> check = [] {};
};

/// A film with all its outputs; nothing has been written yet.
struct FilmPlan {
    PlannedFilm film;
    FilmRequest request;  ///< with the final options of its films
    FilmTiming timing{};
    SideOutputs side{};
    /// The first film is a page that computes the story and needs PageOptions::telling.
    bool tells_itself = false;

    std::vector<OutputOptions>& films() { return request.films; }
    const std::vector<OutputOptions>& films() const { return request.films; }
};

/// Plans a film and its side outputs. A page computes the story itself if a solver provides it, it has no
/// caption of the user's and at most 100,000 pictures. Otherwise the page contains the pictures of a film,
/// fitted like one. Throws SpecError, SpecLimitError, PageLimitError, StoryError, PaceError, and whatever the
/// events of a trace throw.
FilmPlan plan_film(PlannedFilm film, FilmRequest request);

/// Speaks the plan's film if its spec asks for a voice, and adjusts its timing. Call it before frames_of(),
/// where waits for other programs may be interrupted. Throws like PlannedFilm::narrate().
void narrate(FilmPlan& plan);

/// Statistics gathered while frames are generated.
struct FilmReport {
    FlashReport flashes;
    ShortestShown shown;
};

/// Returns the requested holds that a film shortened, with the shortest time of each: `solution 0.4 s,
/// deadend 0.2 s`; empty if it kept them all.
std::string shortened_holds(const PaceSpec& asked, const ShortestShown& shown);

/// Returns the film, or the steps or frames written in its place.
const OutputOptions& main_output(const FilmPlan& plan);

/// Generates the frames of the films; each call starts over. They write their statistics to `report`, which
/// must outlive them, as must the plan. Throws like plan_film().
Generator<Frame> frames_of(const FilmPlan& plan, FilmReport& report);

/// Returns the options of a film at another size. Throws SpecError.
OutputOptions film_of_size(const FilmPlan& plan, const OutputOptions& film, PictureSize size);

/// Returns the number of pictures after which to cut a film. Throws SpecError if the film shows pictures, but
/// none to cut after.
std::uint64_t cuts_in(const PlannedFilm& film, const FilmTiming& timing, const ClipCut& cut);

}  // namespace queenreel
