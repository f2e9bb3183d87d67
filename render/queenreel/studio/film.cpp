#include "queenreel/studio/film.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/base/spec_error.h"
#include "queenreel/studio/rules.h"
#include "queenreel/studio/translations.h"

namespace queenreel {
namespace {

std::function<Generator<SearchEvent>()> checked_events(const StoryOptions& options,
                                                       const std::function<void()>& check) {
    if (options.events)
        return [events = options.events, check] { return checked(events(), check); };
    return [&solver = *options.solver, puzzle = options.puzzle(), seed = options.seed, check] {
        return checked(solver.search(puzzle, {.detail = Detail::steps, .seed = seed}), check);
    };
}

/// Returns the story's options, with `check` called at each event where possible.
StoryOptions options_of(const FilmSpec& film) {
    StoryOptions options = film.options;
    options.captions = options.captions && (!film.style.bare || film.captions_beside || film.voice);
    options.cards = cards_of(film);
    if (!film.check)
        return options;
    if (film.story->can_take(StoryOption::events))
        options.events = checked_events(options, film.check);
    for (StoryRacer& racer : options.racers) {
        StoryOptions one = options;
        one.solver = racer.solver;
        one.events = racer.events;
        racer.events = checked_events(one, film.check);
    }
    return options;
}

/// Returns the timing at which a film with its voice has the duration of `timing`. The voice makes the film
/// longer than its pace asks, so it searches for a shorter duration of the pace, and the last picture takes
/// the rest. `length` measures the film at a timing. Throws SpecError if no duration is short enough.
FilmTiming timing_of_voice(const FilmTiming& timing, Narration& narration,
                           const std::function<std::chrono::microseconds(const FilmTiming&)>& length) {
    using std::chrono::microseconds;
    constexpr microseconds exact{50'000};
    const microseconds wanted = *timing.pace.duration;
    const auto at = [&](microseconds duration) {
        FilmTiming tried = timing;
        tried.pace.duration = duration;
        return tried;
    };
    microseconds fits = timing.totals->min_duration(timing.pace);
    microseconds too_long = wanted;
    if (length(timing) <= wanted)
        return timing;
    microseconds found = length(at(fits));
    if (found > wanted)
        throw SpecError("duration", "",
                        fmt::format("the voice needs {:.1f} s", static_cast<double>(found.count()) / 1e6),
                        fmt::format("give {{duration={}}} or more",
                                    std::chrono::ceil<std::chrono::seconds>(found).count()));
    while (too_long - fits > exact && found < wanted) {
        const microseconds middle = (fits + too_long) / 2;
        if (const microseconds tried = length(at(middle)); tried <= wanted) {
            fits = middle;
            found = tried;
        } else {
            too_long = middle;
        }
    }
    narration.set_rest(wanted - length(at(fits)));
    return at(fits);
}

/// Throws PaceError, with the style of pace that helps, for a duration that is too short.
void check_duration(const PaceSpec& spec, const FilmTiming& timing, const Measure& measure) {
    if (!spec.duration || timing.totals->moments() == 0 ||
        timing.totals->min_duration(timing.pace) <= *spec.duration)
        return;
    PaceError error(timing.pace, *timing.totals);
    error.fitting_style = "";
    for (const PaceStyle& style : pace_styles()) {
        PaceSpec other = spec;
        other.pace_style = &style;
        const Pace pace = other.pace();
        if (error.has_set_pieces && measure(pace).min_duration(pace) <= *spec.duration) {
            error.fitting_style = style.name;
            break;
        }
    }
    throw error;
}

}  // namespace

FilmSpec film_of(const Story& story, int n) {
    FilmSpec film;
    film.story = &story;
    film.options.n = n;
    if (!story.default_solver.empty())
        film.options.solver = find_solver(story.default_solver);
    return film;
}

PlannedFilm PlannedFilm::plan(FilmSpec spec, std::span<const Format* const> formats) {
    check_questions(spec, formats);
    check_pace(spec.pace, formats);
    check_voice(spec, formats);
    const auto is_own = [&](const Words& words) {
        return &words.language() == &spec.options.words.language();
    };
    std::erase_if(spec.translations, is_own);
    spec.caption_track |= spec.voice.has_value() || !spec.translations.empty();
    if (spec.voice)
        spec.voice->language = spec.options.words.language().name;
    check_encode(spec, spec.style.theme.value_or(themes().front()), formats);
    spec.StorySpec::check();
    spec.options = options_of(spec);
    spec.options.gathers = std::ranges::none_of(formats, &Format::plays);
    auto story = spec.story->open(spec.options);
    return {std::move(spec), std::move(story)};
}

template <typename T>
Generator<T> PlannedFilm::with_cancellation(Generator<T> values) const {
    return spec_.check ? checked(std::move(values), spec_.check) : std::move(values);
}

/// The moments of the story, each long enough to be read in every caption language.
Generator<Moment> PlannedFilm::moments() const {
    if (spec_.translations.empty())
        return with_cancellation(story_->moments());
    std::vector<Words> languages = spec_.translations;
    languages.insert(languages.begin(), spec_.options.words);
    return with_cancellation(moments_in(static_cast<const StorySpec&>(spec_), std::move(languages)));
}

Pacer PlannedFilm::pacer(const FilmTiming& timing) const {
    Pacer pacer = timing.pacer();
    if (!spec_.translations.empty())
        pacer.read_as(moments());
    return pacer;
}

FilmTiming PlannedFilm::timing(Fit fit) const {
    if (story_->needs_preview() && !spec_.translations.empty())
        measure(spec_.pace.pace(), with_cancellation(story_->moments()), {.whole = true});
    const auto measured = [this](const Pace& pace) {
        return measure(pace, moments(), {.whole = story_->needs_preview()});
    };
    FilmTiming timing = film_timing(*spec_.story, *story_, spec_.pace.pace(), fit, measured);
    check_duration(spec_.pace, timing, measured);
    return timing;
}

bool PlannedFilm::may_end_early() const {
    const StoryOptions& options = spec_.options;
    const bool shows_all = options.first == 1 && options.last == Numbers::no_end &&
                           options.chosen == Numbers() && !options.to_first_solution;
    const bool has_length = spec_.pace.duration || spec_.pace.fit != Fit::automatic;
    return spec_.story->can_take(StoryOption::first_solution) && shows_all && !has_length &&
           spec_.pace.pace().parts.empty();
}

FilmTiming PlannedFilm::settle_timing() {
    constexpr std::uint64_t too_many = 10'000;  // solutions: reading them all would only show it
    const bool may_end = may_end_early();
    if (!may_end || spec_.options.known_count().value_or(0) < too_many) {
        try {
            return timing();
        } catch (const PaceError&) {
            if (!may_end)
                throw;
        }
    }
    spec_.options.to_first_solution = true;
    story_ = spec_.story->open(spec_.options);
    ends_early_ = true;
    return timing();
}

MeasuredStory PlannedFilm::measured(const Pace& pace, std::uint64_t max_pictures) const {
    return measure_pictures([this] { return moments(); }, pace,
                            {.whole = story_->needs_preview(), .max_moments = max_pictures});
}

void PlannedFilm::shape(OutputOptions& film) const {
    film.look = look_of(spec_.style, *film.format);
    film.look.marks = spec_.options.attacks || spec_.options.conflicts;
    film.look.caption = spec_.options.captions && !spec_.style.bare;
    show(film.look);
    film.transition = spec_.transition.value_or(Transition::glide);
    static_cast<EncodeSpec&>(film) = encode_for(spec_, *film.format->film);
    film.sound = spec_.voice && film.format->film->sound;
    if (film.sound && !spec_.captions_in_picture)
        film.look.caption = false;
    film.words = spec_.options.words;
    film.look.language = film.words.language().name;
}

Generator<Frame> PlannedFilm::pictures(const FilmTiming& timing, ShortestShown* shown) const {
    Pacer shows = pacer(timing);
    shows.note_in(shown);
    return with_cancellation(story_->frames(std::move(shows)));
}

std::vector<Generator<Frame>> PlannedFilm::translated_pictures(const FilmTiming& timing) const {
    std::vector<Generator<Frame>> all;
    for (const Words& words : spec_.translations)
        all.push_back(
            with_cancellation(frames_in(static_cast<const StorySpec&>(spec_), words, pacer(timing))));
    return all;
}

ShownCount PlannedFilm::count(const FilmTiming& timing,
                              const std::function<bool(MomentKind)>& is_sought) const {
    ShownCount count;
    Pacer pacer = timing.pacer();
    for (const Moment& moment : moments()) {
        if (pacer.next(moment)) {
            ++count.all;
            count.sought += is_sought(moment.kind) ? 1 : 0;
        }
        if (pacer.is_over() && !story_->needs_preview())
            break;
    }
    return count;
}

Generator<Frame> PlannedFilm::moving(Generator<Frame> pictures, FlashReport* report) const {
    return film_frames(std::move(pictures), spec_.fps,
                       spec_.transition.value_or(default_transition(*spec_.story)), report);
}

Generator<Frame> PlannedFilm::filmed(Generator<Frame> pictures, FlashReport* report,
                                     std::vector<Generator<Frame>> translated) const {
    auto frames = moving(std::move(pictures), report);
    if (!translated.empty()) {
        for (Generator<Frame>& film : translated)
            film = moving(std::move(film), nullptr);
        frames = with_translations(std::move(frames), std::move(translated));
    }
    return narration_ ? narration_->perform(std::move(frames)) : std::move(frames);
}

FilmTiming PlannedFilm::narrate(const FilmTiming& timing,
                                const std::function<Generator<Frame>(const FilmTiming&)>& pictures) {
    if (!spec_.voice)
        return timing;
    narration_.reset();
    auto narration = std::make_unique<Narration>(*spec_.voice);
    FilmTiming fitted =
        spec_.pace.duration
            ? timing_of_voice(timing, *narration,
                              [&](const FilmTiming& tried) {
                                  return narration->rehearse(filmed(pictures(tried), nullptr));
                              })
            : timing;
    if (!spec_.pace.duration)
        narration->rehearse(filmed(pictures(fitted), nullptr));
    narration->level();
    narration_ = std::move(narration);
    return fitted;
}

}  // namespace queenreel
