#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/encode/output.h"
#include "queenreel/io/stream.h"
#include "queenreel/studio/film_spec.h"
#include "queenreel/studio/narration.h"
#include "queenreel/studio/timing.h"
#include "queenreel/timing/timeline.h"

namespace queenreel {

/// Yields the values and calls `check` before each; an exception from it ends them.
template <typename T>
Generator<T> checked(Generator<T> values, std::function<void()> check) {
    for (const T& value : values) {
        check();
        co_yield value;
    }
}

/// Returns a film of n queens with the story's default solver.
FilmSpec film_of(const Story& story, int n);

/// Numbers of pictures: all of them, and those with the sought moments.
struct ShownCount {
    std::uint64_t all = 0;
    std::uint64_t sought = 0;
};

/// A valid film: all rules have been checked and the story is open, but nothing has been written.
class PlannedFilm {
  public:
    /// Plans a film in one or more formats; with none, checks only what does not depend on a format. Throws
    /// SpecError and StoryError, which messages/story_message.h words, and std::invalid_argument for a
    /// negative size.
    static PlannedFilm plan(FilmSpec spec, std::span<const Format* const> formats);

    const FilmSpec& spec() const { return spec_; }
    Storyline& story() const { return *story_; }

    /// Returns the film's timing. Reads the story if its pace depends on its length. Throws PaceError,
    /// StoryError, and whatever the events of a trace and `check` throw.
    FilmTiming timing(Fit fit) const;
    FilmTiming timing() const { return timing(spec_.pace.fit); }

    /// Returns the film's timing like timing(), but first ends a search at its first solution if a film of
    /// all solutions would be longer than ten minutes. Does not do so if the spec sets a length or selects
    /// solutions or moments.
    FilmTiming settle_timing();

    /// True after settle_timing() has ended the search at its first solution.
    bool ends_early() const { return ends_early_; }

    /// Measures the story at a pace. Throws TooLongError for more than `max_pictures`, and like timing().
    MeasuredStory measured(const Pace& pace, std::uint64_t max_pictures) const;

    /// Sets the look and encoding of the film in its format. Throws SpecError.
    void shape(OutputOptions& film) const;

    /// Sets the scene and coordinates of a look. Throws SpecError for a bare board if the story has no board.
    void show(Look& look) const { show_scene(*spec_.story, *story_, spec_.style.coordinates, look); }

    /// Generates the pictures of the story.
    Generator<Frame> pictures(const FilmTiming& timing, ShortestShown* shown = nullptr) const;

    /// Generates them in the languages of the film's further caption tracks.
    std::vector<Generator<Frame>> translated_pictures(const FilmTiming& timing) const;

    /// Counts the pictures of the story, and those whose moments satisfy `is_sought`. Throws like timing().
    ShownCount count(const FilmTiming& timing, const std::function<bool(MomentKind)>& is_sought) const;

    /// Speaks the film if FilmSpec::voice asks for it; `pictures` yields its pictures at a timing, from the
    /// start. Call it before filmed(). Returns the timing at which the film has the requested duration, or
    /// the given one. Throws SpecError if the voice needs more than that, and like Narration.
    FilmTiming narrate(const FilmTiming& timing,
                       const std::function<Generator<Frame>(const FilmTiming&)>& pictures);

    /// The film's speech; null without a voice.
    const Narration* narration() const { return narration_.get(); }

    /// Prepares pictures for a film: holds each long enough that nothing flashes, adds moving queens and the
    /// captions of `translated`, and adds speech if narrate() was called.
    Generator<Frame> filmed(Generator<Frame> pictures, FlashReport* report,
                            std::vector<Generator<Frame>> translated = {}) const;

  private:
    PlannedFilm(FilmSpec spec, std::unique_ptr<Storyline> story)
        : spec_(std::move(spec)), story_(std::move(story)) {}

    template <typename T>
    Generator<T> with_cancellation(Generator<T> values) const;

    bool may_end_early() const;
    Generator<Moment> moments() const;
    Generator<Frame> moving(Generator<Frame> pictures, FlashReport* report) const;
    Pacer pacer(const FilmTiming& timing) const;

    FilmSpec spec_;
    std::unique_ptr<Storyline> story_;
    std::unique_ptr<Narration> narration_{};
    bool ends_early_ = false;
};

/// The contents of a written film.
struct FilmSummary {
    std::uint64_t pictures = 0;
    std::chrono::microseconds duration{0};
};

/// A story that has nothing to show, such as solutions where there are none. what() is one line.
struct NothingToShow : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Writes the film of a story in the format of film_formats() that the path's extension names. The file
/// appears complete or not at all. Throws SpecError, StoryError and PaceError, which messages/story_message.h
/// words; NothingToShow; std::invalid_argument for what cannot be drawn; ExistsError, OutputError and
/// PaintError; UnavailableError if the module that writes films is missing; and whatever `check` and the
/// events of a trace throw.
FilmSummary write_film(const FilmSpec& spec, const std::string& path);

/// Writes the film to a stream, such as a MemoryStream, in the format of that name. Throws like the other
/// overload, except for files.
FilmSummary write_film(const FilmSpec& spec, std::string_view format, ByteStream& stream);

}  // namespace queenreel
