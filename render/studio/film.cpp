#include "studio/film.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "encode/open.h"
#include "encode/picture_writer.h"
#include "story/story_spec.h"

namespace queenreel {
namespace {

bool takes(const Story& story, StoryOption option) {
    return std::ranges::find(story.takes, option) != story.takes.end();
}

template <typename T>
Generator<T> watched(Generator<T> values, std::function<void()> check) {
    for (const T& value : values) {
        check();
        co_yield value;
    }
}

std::function<Generator<SearchEvent>()> watched_events(const StoryOptions& told,
                                                       const std::function<void()>& check) {
    if (told.events)
        return [events = told.events, check] { return watched(events(), check); };
    return [&solver = *told.solver, n = told.n, seed = told.seed, check] {
        return watched(solver.search(n, {.detail = Detail::steps, .seed = seed}), check);
    };
}

/// What the story is told of, watched where it can be.
StoryOptions told_of(const FilmOptions& options) {
    StoryOptions told = options.told;
    told.captions = told.captions && !options.style.bare;
    if (options.style.bare || !options.pace.parts.empty())
        told.cards.title = told.cards.end = false;
    if (!options.check)
        return told;
    if (takes(*options.story, StoryOption::events))
        told.events = watched_events(told, options.check);
    for (StoryRacer& racer : told.racers) {
        StoryOptions one = told;
        one.solver = racer.solver;
        one.events = racer.events;
        racer.events = watched_events(one, options.check);
    }
    return told;
}

/// A story that is about to be filmed.
class Production {
  public:
    Production(const FilmOptions& options, const Format& format)
        : options_(options), told_(told_of(options)), story_(StorySpec{options.story, told_}.open()) {
        const auto measured = [this](const Pace& pace) {
            return measure(pace, watch(story_->moments()), {.whole = story_->needs_preview()});
        };
        timing_ = film_timing(*options.story, *story_, options.pace.pace(), options.pace.fit, measured);
        output_.format = &format;
        output_.look = look_of(options.style, format);
        output_.look.marks = told_.attacks || told_.conflicts;
        output_.look.caption = told_.captions;
        show_scene(*options.story, *story_, timing_.pace, options.style.coordinates, output_.look);
        static_cast<EncodeSpec&>(output_) = encode_for(options, *format.film);
        output_.force = options.replace;
    }

    OutputOptions& output() { return output_; }

    /// Opens the film once there is something to show, and puts all pictures.
    template <typename Open>
    FilmSummary film(Open open) {
        FlashReport flashes;
        auto frames =
            film_frames(watch(story_->frames(timing_.pacer())), options_.fps,
                        options_.transition.value_or(default_transition(*options_.story)), &flashes);
        auto frame = frames.begin();
        if (frame == frames.end())
            throw NothingToShow(
                fmt::format("n = {}: the story {} has nothing to show; choose another n or another part",
                            told_.n, options_.story->name));
        FilmSummary summary;
        auto put = open();
        for (; frame != frames.end(); ++frame) {
            if (options_.check)
                options_.check();
            put(*frame);
            ++summary.pictures;
            summary.duration += frame->duration;
        }
        return summary;
    }

  private:
    template <typename T>
    Generator<T> watch(Generator<T> values) const {
        return options_.check ? watched(std::move(values), options_.check) : std::move(values);
    }

    const FilmOptions& options_;
    StoryOptions told_;
    std::unique_ptr<Storyline> story_;
    FilmTiming timing_;
    OutputOptions output_;
};

}  // namespace

FilmOptions film_of(const Story& story, int n) {
    FilmOptions film;
    film.story = &story;
    film.told.n = n;
    if (!story.default_solver.empty())
        film.told.solver = find_solver(story.default_solver);
    const bool cards = takes(story, StoryOption::cards);
    film.told.cards = {.title = cards, .end = cards};
    return film;
}

FilmSummary write_film(const FilmOptions& options, const std::string& path) {
    Production production(options, format_for(path, Wanted::film));
    production.output().target = path;
    std::unique_ptr<Output> file;
    const FilmSummary summary = production.film([&] {
        file = open_output(production.output());
        return [&file](const Frame& frame) { file->put(frame); };
    });
    file->finish();
    return summary;
}

FilmSummary write_film(const FilmOptions& options, std::string_view format, ByteStream& stream) {
    Production production(options, format_named(format, Wanted::film));
    check_options(production.output());
    std::unique_ptr<PictureWriter> writer;
    const FilmSummary summary = production.film([&] {
        writer = production.output().format->writer(production.output());
        writer->begin(stream);
        return [&writer](const Frame& frame) { writer->put(frame); };
    });
    writer->end();
    return summary;
}

}  // namespace queenreel
