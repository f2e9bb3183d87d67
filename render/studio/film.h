#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "encode/encode_spec.h"
#include "io/stream.h"
#include "studio/style.h"
#include "studio/timing.h"

namespace queenreel {

/// A film of a story. Whatever is not set is as `queenreel animate` has it.
struct FilmOptions : EncodeSpec {
    const Story* story = &stories().front();
    StoryOptions told{};  ///< what it is told of
    Style style{};
    PaceSpec pace{};
    std::optional<Transition> transition{};  ///< nothing: default_transition()
    bool replace = false;                    ///< a file that is there

    /// Called often, before each picture and at each step of a search, on the caller's thread: what it
    /// throws ends the film, and nothing of it stays.
    std::function<void()> check{};
};

/// A film of n queens with the story's own solver, and cards around it where it can have some: not around a
/// part of it, nor a bare board.
FilmOptions film_of(const Story& story, int n);

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
/// file appears whole or not at all. Throws StoryError and PaceError, for which story_message.h has words;
/// NothingToShow; std::invalid_argument for what cannot be drawn, ExistsError, OutputError, PaintError,
/// UnavailableError where the module that writes films is missing; whatever `check` and the events of a trace
/// throw.
FilmSummary write_film(const FilmOptions& options, const std::string& path);

/// The same into a stream, in the format of that name, such as into a MemoryStream.
FilmSummary write_film(const FilmOptions& options, std::string_view format, ByteStream& stream);

}  // namespace queenreel
