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

#include "queenreel/encode/output.h"
#include "queenreel/io/stream.h"
#include "queenreel/studio/film_spec.h"
#include "queenreel/studio/timing.h"
#include "queenreel/timing/timeline.h"

namespace queenreel {

/// The same values, with `check` called before each: what it throws ends them.
template <typename T>
Generator<T> checked(Generator<T> values, std::function<void()> check) {
    for (const T& value : values) {
        check();
        co_yield value;
    }
}

/// A film of n queens with the story's own solver.
FilmSpec film_of(const Story& story, int n);

/// A film that can be made: every rule is kept, the story is open, and nothing is written yet.
class PlannedFilm {
  public:
    /// Plans it in one or several formats; in none, only what does not depend on them is checked. Throws
    /// SpecError and StoryError, which messages/story_message.h words, and std::invalid_argument for a
    /// negative size.
    static PlannedFilm plan(FilmSpec spec, std::span<const Format* const> formats);

    const FilmSpec& spec() const { return spec_; }
    Storyline& story() const { return *story_; }

    /// How fast it goes. Reads the story where its pace depends on its length. Throws PaceError; StoryError,
    /// and whatever the events of a trace and `check` throw.
    FilmTiming timing(Fit fit) const;
    FilmTiming timing() const { return timing(spec_.pace.fit); }

    /// What each picture of the story is at a pace. Throws TooLongError for more than `max_pictures`, and as
    /// timing().
    MeasuredStory measured(const Pace& pace, std::uint64_t max_pictures) const;

    /// Gives the film in a format its look and its coding. Throws SpecError.
    void shape(OutputOptions& film) const;

    /// Gives a look the scene of the story and its coordinates. Throws SpecError for a bare board if the
    /// story has none.
    void show(Look& look) const { show_scene(*spec_.story, *story_, spec_.style.coordinates, look); }

    /// The pictures of the story.
    Generator<Frame> pictures(const FilmTiming& timing, ShortestShown* shown = nullptr) const;

    /// The same on their way to a film: held long enough that nothing flashes, and with moving queens.
    Generator<Frame> filmed(Generator<Frame> pictures, FlashReport* report) const;

  private:
    PlannedFilm(FilmSpec spec, std::unique_ptr<Storyline> story)
        : spec_(std::move(spec)), story_(std::move(story)) {}

    template <typename T>
    Generator<T> with_cancellation(Generator<T> values) const;

    FilmSpec spec_;
    std::unique_ptr<Storyline> story_;
};

/// What was filmed.
struct FilmSummary {
    std::uint64_t pictures = 0;
    std::chrono::microseconds duration{0};
};

/// A story that shows nothing, as of solutions where there are none. what() is one line.
struct NothingToShow : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Tells the story and writes its film, in the one of film_formats() that the path's extension names. The
/// file appears whole or not at all. Throws SpecError, StoryError and PaceError, for which story_message.h
/// has words; NothingToShow; std::invalid_argument for what cannot be drawn, ExistsError, OutputError,
/// PaintError, UnavailableError where the module that writes films is missing; whatever `check` and the
/// events of a trace throw.
FilmSummary write_film(const FilmSpec& spec, const std::string& path);

/// The same into a stream, in the format of that name, such as into a MemoryStream.
FilmSummary write_film(const FilmSpec& spec, std::string_view format, ByteStream& stream);

}  // namespace queenreel
