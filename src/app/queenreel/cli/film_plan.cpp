#include "queenreel/cli/film_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/cli/caption.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/page_limit.h"
#include "queenreel/story/wording.h"
#include "queenreel/studio/clip_cuts.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/web/live_story.h"
#include "queenreel/web/telling.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_live = 100'000;

/// Whether everything in the pictures comes from solvers and stories.
bool tells_itself(const AnimateArgs& args, const StoryOptions& options) {
    const bool recorded = options.events || std::ranges::any_of(options.racers, [](const StoryRacer& racer) {
                              return bool(racer.events);
                          });
    const bool captioned = args.caption && !args.caption->empty();
    return !args.static_page && !recorded && !captioned;
}

/// Whether the story is short enough to be told in full; what is too long for a page and need not be told in
/// full is not.
bool is_told_in_full(const PlannedFilm& film) {
    const PaceSpec& pace = film.spec().pace;
    try {
        measure_for_page(film.story(), pace.pace(), max_live);
        return true;
    } catch (const TooLongError&) {
        if (!pace.duration && pace.fit == Fit::automatic)
            return false;
        throw LimitError(fmt::format(
            "--duration: the story has more than {} moments, and a page tells no more; give a --duration in "
            "seconds with --static, or a part with --select or --first",
            grouped(max_live)));
    }
}

std::vector<std::string_view> names_of_kinds(const Timeline& timeline) {
    std::vector<std::string_view> names;
    for (const MomentKind kind : timeline.kinds)
        names.push_back(moment_kinds()[static_cast<std::size_t>(kind)].name);
    return names;
}

/// A page that is to be written: how fast its story goes, and what it is made of.
struct PagePlan {
    FilmTiming timing;
    PageOptions page;
};

/// Whether a page or a moving drawing is dark on dark screens: where nobody chose its colors.
bool has_both_lights(const AnimateArgs& args) {
    return !args.theme && args.colors.empty() && !args.background;
}

/// The story tells itself in the page where it can: it is a solver's, has no caption of the user's, and no
/// more than 100,000 pictures. Otherwise, or with --static, the page has the pictures of a film, fitted as a
/// film is. Throws UsageError, LimitError, TraceError, PaceError.
PagePlan page_plan(const AnimateArgs& args, const PlannedFilm& film) {
    const FilmSpec& spec = film.spec();
    PageOptions page;
    page.title = heading(spec);
    page.both_lights = has_both_lights(args);
    page.loops = args.loop && args.plays != 1;
    page.glides = args.transition != Transition::cut;
    if (tells_itself(args, spec.options) && is_told_in_full(film)) {
        page.telling = telling_json({static_cast<const StorySpec&>(spec), spec.pace, {}});
        return {.timing = film.timing(Fit::full), .page = std::move(page)};
    }
    FilmTiming timing = film.timing();
    page.kinds = names_of_kinds(measure_for_page(film.story(), timing.pace).timeline);
    return {.timing = std::move(timing), .page = std::move(page)};
}

/// A .pdf of more pages takes minutes and hundreds of megabytes.
constexpr std::uint64_t max_pages = 10'000;
constexpr std::uint64_t max_clips = 100'000;

/// Throws LimitError where there are too many.
void check_count(std::uint64_t count, std::uint64_t max, std::string_view what, const AnimateArgs& args) {
    if (count > max && !args.force)
        throw LimitError(fmt::format(
            "{} more than {}; choose some with --select, give a --duration, or allow it with --force", what,
            grouped(max)));
}

/// How fast the pages of steps go by: in full, where no length was asked for.
FilmTiming steps_timing(const AnimateArgs& args, const FilmPlan& plan) {
    FilmTiming timing = plan.film.timing(Fit::full);
    const Format& format = *format_of(args.steps);
    check_pages(args, format, args.steps, plan.wanted, plan.film.story(), timing);
    if (!timing.pace.duration && format.max_pages == 0)
        check_count(measure(plan.film.story(), timing.pace, max_pages).moments(), max_pages,
                    "--steps: every moment of the story has a page,", args);
    return timing;
}

/// Whether what is said goes somewhere else than into pictures: into files or a track beside them. A page,
/// which says what its pictures say, has none of its own.
bool says_beside(const FilmOutputs& outputs, const Format& format) {
    return (outputs.captions_in_track || !outputs.captions.empty()) && !format.plays;
}

/// The pictures of the story at a pace, with the user's caption. An empty one takes away what they say,
/// unless that is also for somewhere else than pictures.
Generator<Frame> told(const AnimateArgs& args, const FilmPlan& plan, const FilmTiming& timing,
                      const OutputOptions& output, ShortestShown* shown = nullptr) {
    auto pictures = plan.film.pictures(timing, shown);
    if (args.caption && args.caption->empty() && says_beside(args, *output.format))
        return pictures;
    return with_caption(std::move(pictures), args, caption_place(plan.wanted), output);
}

/// The same, cut into clips where --clips-at says.
Generator<Frame> told_in_clips(const AnimateArgs& args, const FilmPlan& plan, ShortestShown* shown) {
    auto frames = told(args, plan, plan.timing, plan.films.front(), shown);
    if (!args.clip_cut)
        return frames;
    auto cuts = frames_to_cut_at(*args.clip_cut, kinds_of_frames(plan.film, plan.timing));
    check_count(cuts.size(), max_clips, "--clips-at: there would be clips,", args);
    return cut_at(std::move(frames), *args.clip_cut, std::move(cuts));
}

/// Whether steps are all that is wanted: then they are what is written.
bool asks_for_steps_alone(const FilmOutputs& args) {
    return !args.steps.empty() && args.films.empty() && args.clips.empty() && args.frames.empty();
}

/// The film that the options ask for. A story without captions or with a page's own panels is another one.
FilmSpec film_spec_of(const AnimateArgs& args, const StoryRequest& wanted, const Format& format) {
    FilmSpec film{static_cast<const StorySpec&>(wanted), static_cast<const EncodeSpec&>(args)};
    film.caption_track = args.captions_in_track;
    film.pace = static_cast<const PaceSpec&>(args);
    film.pace.parts = args.select;
    film.transition = asks_for_steps_alone(args) ? Transition::cut : args.transition;
    if (args.steps.empty() || !args.films.empty())
        check_paper(args, format);
    film.style = style_of(args, format);
    film.cards = args.cards;
    film.title = args.title;
    film.subtitle = args.subtitle;
    film.captions_beside = says_beside(args, format);
    if (args.bare && format.plays)
        film.options.panels.emplace();
    return film;
}

/// The film in one format.
OutputOptions film_in(const AnimateArgs& args, const FilmPlan& plan, const Destination& destination) {
    OutputOptions film = output_options(args, plan.wanted.choice, destination);
    film.threads = args.threads;
    film.page.both_lights = has_both_lights(args);
    plan.film.shape(film, plan.timing);
    film.look.caption = film.look.caption && (!args.caption || !args.caption->empty());
    make_room_for_caption(args, caption_place(plan.wanted), film);
    return film;
}

/// What is beside the film: of the steps, the pages have the words of the story only.
SideOutputs side_of(const AnimateArgs& args, const FilmPlan& plan) {
    SideOutputs side = side_outputs_of(args, plan.films);
    for (SnippetOptions& snippet : side.snippets)
        snippet.title = heading(plan.wanted);
    if (!side.steps)
        return side;
    plan.film.show(side.steps->look, plan.timing);
    make_room_for_caption(args, caption_place(plan.wanted), *side.steps);
    if (!plan.timing.fitted && !args.clip_cut) {
        if (!plan.steps_alone)
            check_pages(args, *side.steps->format, args.steps, plan.wanted, plan.film.story(), plan.timing);
        return side;
    }
    // The steps of a film that was fitted to a length, or cut, have frames of their own.
    const FilmTiming timing = steps_timing(args, plan);
    side.steps->look.scene.badge = has_badge(*plan.wanted.story, timing.pace);
    side.steps_frames = interruptible(told(args, plan, timing, *side.steps));
    return side;
}

}  // namespace

std::vector<MomentKind> kinds_of_frames(const PlannedFilm& film, const FilmTiming& timing) {
    return measure_for_page(film.story(), timing.pace, std::numeric_limits<std::uint64_t>::max())
        .timeline.kinds;
}

std::optional<std::uint64_t> FilmPlan::total() const {
    const bool each_once = wanted.story->of_solutions && !timing.pace.duration && timing.pace.parts.empty();
    return each_once ? wanted.choice.total() : std::nullopt;
}

FilmPlan film_plan(const AnimateArgs& args) {
    const NothingToLose planning;
    const std::vector<Destination> destinations = film_destinations(args, args.format);
    std::vector<const Format*> formats;
    for (const Destination& destination : destinations)
        formats.push_back(destination.format);
    check_formats(film_rules(), args, formats);
    const Format& format = *formats.front();
    const StoryRequest wanted = story_request_of(args);
    FilmPlan plan{.wanted = wanted,
                  .film = PlannedFilm::plan(film_spec_of(args, wanted, format), formats),
                  .steps_alone = asks_for_steps_alone(args)};
    static_cast<StorySpec&>(plan.wanted) = static_cast<const StorySpec&>(plan.film.spec());  // with its cards
    check_time(wanted);
    PagePlan page;
    if (format.plays)
        page = page_plan(args, plan.film);
    else
        page.timing = plan.steps_alone ? steps_timing(args, plan) : plan.film.timing();
    plan.timing = page.timing;
    for (const Destination& destination : destinations)
        plan.films.push_back(film_in(args, plan, destination));
    if (format.plays)
        plan.films.front().page = page.page;
    plan.side = side_of(args, plan);
    return plan;
}

OutputOptions film_of_size(const AnimateArgs& args, const FilmPlan& plan, const OutputOptions& film,
                           PictureSize size) {
    OutputOptions smaller = film;
    plan.film.show(smaller.look, plan.timing);  // without the room for a caption of the other size
    smaller.look.width = size.width;
    smaller.look.height = size.height;
    make_room_for_caption(args, caption_place(plan.wanted), smaller);
    return smaller;
}

Generator<Frame> frames_of(const AnimateArgs& args, const FilmPlan& plan, FilmReport& report) {
    auto frames = told_in_clips(args, plan, &report.shown);
    if (plan.films.front().format->plays)
        return frames;
    return plan.film.filmed(std::move(frames), &report.flashes);
}

}  // namespace queenreel
