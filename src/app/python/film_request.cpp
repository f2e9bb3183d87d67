#include "film_request.h"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>
#include <variant>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/encode/errors.h"
#include "queenreel/io/memory_stream.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/paint/piece.h"
#include "queenreel/timing/frame_rate.h"
#include "solutions.h"
#include "watch.h"

namespace queenreel {
namespace {

namespace py = pybind11;

constexpr double max_seconds = 24 * 60 * 60;

/// Reads keyword arguments; each may be read once.
class Wishes {
  public:
    explicit Wishes(const py::dict& given) : given_(given) {}

    template <typename T>
    std::optional<T> take(const char* name) const {
        if (!given_.contains(name))
            return std::nullopt;
        try {
            return given_[name].cast<T>();
        } catch (const py::cast_error&) {
            throw std::invalid_argument(fmt::format("{}: {} is of another type; see help(queenreel.animate)",
                                                    name, py::repr(given_[name]).cast<std::string>()));
        }
    }

    /// Finds the row of a table that an argument names; null if the argument was not given.
    template <typename Rows>
    auto row(const char* name, const Rows& rows) const -> decltype(&*rows.begin()) {
        const auto wanted = take<std::string>(name);
        if (!wanted)
            return nullptr;
        if (const auto* const row = find_row(rows, *wanted))
            return row;
        throw std::invalid_argument(fmt::format("{}: there is no '{}'; choose from {}", name, *wanted,
                                                alternatives(row_names(rows))));
    }

  private:
    const py::dict& given_;
};

std::chrono::microseconds seconds_of(const char* name, double seconds) {
    if (!(seconds > 0 && seconds <= max_seconds))
        throw std::invalid_argument(
            fmt::format("{}: {} is out of range; give seconds, up to {}", name, seconds, max_seconds));
    return std::chrono::microseconds(std::llround(seconds * 1e6));
}

void take_looks(const Wishes& wishes, FilmSpec& film) {
    Style& style = film.style;
    if (const auto* theme = wishes.row("theme", themes()))
        style.theme = *theme;
    if (const auto* piece = wishes.row("pieces", pieces()))
        style.pieces = piece->name;
    style.width = wishes.take<int>("width").value_or(0);
    style.height = wishes.take<int>("height").value_or(0);
    style.bare = wishes.take<bool>("bare").value_or(false);
}

void take_pace(const Wishes& wishes, FilmSpec& film) {
    if (const auto* pace = wishes.row("pace", pace_styles()))
        film.pace.pace_style = pace;
    if (const auto hold = wishes.take<double>("hold"))
        film.pace.holds.push_back({.time = seconds_of("hold", *hold), .text = fmt::format("{}", *hold)});
    if (const auto duration = wishes.take<double>("duration"))
        film.pace.duration = seconds_of("duration", *duration);
    if (wishes.take<bool>("full").value_or(false))
        film.pace.fit = Fit::full;
    if (const auto* transition = wishes.row("transition", transitions()))
        film.transition = transition->transition;
    film.fps = wishes.take<double>("fps");
    if (film.fps)
        film.fps = rate_of_decimal(*film.fps);
}

/// Reads a line of the title card.
std::optional<std::string> take_card_text(const Wishes& wishes, const char* name) {
    auto text = wishes.take<std::string>(name);
    if (text &&
        std::ranges::any_of(*text, [](unsigned char letter) { return letter < 0x20 || letter == 0x7f; }))
        throw std::invalid_argument(
            fmt::format("{}: the text holds a control character; give one line of plain text", name));
    return text;
}

void take_part(const Wishes& wishes, FilmSpec& film) {
    StoryOptions& told = film.options;
    told.seed = wishes.take<std::uint64_t>("seed").value_or(told.seed);
    told.unique = wishes.take<bool>("unique").value_or(false);
    told.questions = wishes.take<bool>("questions").value_or(false);
    told.to_first_solution = wishes.take<bool>("first").value_or(false);
    if (const auto limit = wishes.take<std::uint64_t>("limit"))
        told.last = *limit;
    if (told.to_first_solution && film.story->of_solutions) {
        told.to_first_solution = false;
        told.last = 1;
    }
    if (const auto* numbering = wishes.row("numbering", numberings()))
        told.numbering = numbering->numbering;
    film.title = take_card_text(wishes, "title");
    film.subtitle = take_card_text(wishes, "subtitle");
}

/// A solver by name, or one of Python's searches by index.
using Searcher = std::variant<std::size_t, std::string>;

StoryRacer racer_of(const Searcher& searcher, const std::vector<Trace>& searches) {
    if (const auto* name = std::get_if<std::string>(&searcher))
        return {.solver = &solver_named(*name)};
    const Trace& trace = searches.at(std::get<std::size_t>(searcher));
    return {.solver = &trace.solver(), .events = [trace] { return trace.events(); }, .n = trace.n()};
}

void take_searchers(const Wishes& wishes, const std::vector<Trace>& searches, FilmSpec& film) {
    StoryOptions& told = film.options;
    const auto searchers = wishes.take<std::vector<Searcher>>("solvers");
    if (!searchers)
        return;
    std::vector<StoryRacer> racers;
    for (const Searcher& searcher : *searchers)
        racers.push_back(racer_of(searcher, searches));
    if (racers.size() > 1 || film.story->can_take(StoryOption::racers)) {
        told.racers = std::move(racers);
    } else if (!racers.empty()) {
        told.solver = racers.front().solver;
        told.events = racers.front().events;
    }
}

/// Calls `action` and rewords its exceptions for Python.
template <typename Action>
void in_words_of_python(Action action) {
    try {
        action();
    } catch (const SpecError& error) {
        throw std::invalid_argument(message_of(error, Vocabulary::python));
    } catch (const StoryError& error) {
        throw std::invalid_argument(message_of(error, Vocabulary::python));
    } catch (const PaceError& error) {
        throw std::invalid_argument(message_of(error, Vocabulary::python));
    } catch (const NothingToShow& error) {
        throw std::invalid_argument(error.what());
    } catch (const HoldError& error) {
        throw std::invalid_argument(error.what());
    }
}

/// Returns the film with a check for signals that runs while it is made.
FilmSpec watched(FilmSpec film) {
    film.check = [watch = Watch()]() mutable { watch(); };
    return film;
}

}  // namespace

PythonFilmRequest::PythonFilmRequest(int n, const py::dict& given, std::vector<Trace> searches)
    : searches_(std::move(searches)) {
    const Wishes wishes(given);
    const Story* const story = wishes.row("story", stories());
    film_ = film_of(story ? *story : stories().front(), n);
    take_looks(wishes, film_);
    take_part(wishes, film_);
    take_pace(wishes, film_);
    take_searchers(wishes, searches_, film_);
    in_words_of_python([&] { PlannedFilm::plan(film_, {}); });
}

std::pair<std::uint64_t, double> PythonFilmRequest::save(const std::string& path, bool replace) const {
    FilmSpec film = watched(film_);
    film.replace = replace;
    FilmSummary summary;
    in_words_of_python([&] { summary = write_film(film, path); });
    return {summary.pictures, std::chrono::duration<double>(summary.duration).count()};
}

std::string PythonFilmRequest::bytes(const std::string& format) const {
    MemoryStream stream;
    in_words_of_python([&] { write_film(watched(film_), format, stream); });
    return stream.text();
}

}  // namespace queenreel
