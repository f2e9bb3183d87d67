#include "cli/film_plan.h"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>
#include <utility>

#include "cli/caption.h"
#include "cli/clip_cuts.h"
#include "cli/errors.h"
#include "cli/options/choice.h"
#include "cli/options/destination.h"
#include "cli/options/film_options.h"
#include "cli/options/look.h"
#include "cli/page.h"
#include "cli/page_limit.h"
#include "story/wording.h"
#include "terminal/signals.h"
#include "web/live_story.h"

namespace queenreel {
namespace {

/// A .pdf of more pages takes minutes and hundreds of megabytes.
constexpr std::uint64_t max_pages = 10'000;
constexpr std::uint64_t max_clips = 100'000;

/// Throws LimitError where there are too many.
void check_count(std::uint64_t count, std::uint64_t max, std::string_view what, const Request& request) {
    if (count > max && !request.force)
        throw LimitError(fmt::format(
            "{} more than {}; choose some with --select, give a --duration, or allow it with --force", what,
            grouped(max)));
}

/// How fast the pages of steps go by: in full, where no length was asked for.
FilmTiming steps_timing(const Request& request, const FilmPlan& plan) {
    FilmTiming timing = plan.film.timing(Fit::full);
    const Format& format = *format_of(request.steps);
    check_pages(request, format, request.steps, plan.wanted, plan.film.story(), timing);
    if (!timing.pace.duration && format.max_pages == 0)
        check_count(measure(plan.film.story(), timing.pace, max_pages).moments(), max_pages,
                    "--steps: every moment of the story has a page,", request);
    return timing;
}

/// The pictures of the story at a pace, with the user's caption.
Generator<Frame> told(const Request& request, const FilmPlan& plan, const FilmTiming& timing,
                      const OutputOptions& output, ShortestShown* shown = nullptr) {
    return with_caption(plan.film.pictures(timing, shown), request, caption_place(plan.wanted), output);
}

/// The same, cut into clips where --clips-at says.
Generator<Frame> told_in_clips(const Request& request, const FilmPlan& plan, ShortestShown* shown) {
    auto frames = told(request, plan, plan.timing, plan.films.front(), shown);
    if (!request.clip_cut)
        return frames;
    auto cuts = frames_to_cut_at(*request.clip_cut, plan.film.story(), plan.timing.pace);
    check_count(cuts.size(), max_clips, "--clips-at: there would be clips,", request);
    return cut_at(std::move(frames), *request.clip_cut, std::move(cuts));
}

/// Whether steps are all that is wanted: then they are what is written.
bool asks_for_steps_alone(const Request& request) {
    return !request.steps.empty() && request.output.empty() && !request.gave("clips") &&
           request.frames.empty();
}

/// The film that the options ask for. A story without captions or with a page's own panels is another one.
FilmSpec film_spec_of(const Request& request, const StoryRequest& wanted, const Format& format) {
    FilmSpec film{{wanted}, {request}};
    film.pace = request;
    film.transition = asks_for_steps_alone(request) ? Transition::cut : request.transition;
    film.style = style_of(request, format);
    film.cards = request.cards;
    film.title = request.title;
    film.subtitle = request.subtitle;
    film.captions_beside = says_beside(request, format);
    if (request.bare && format.plays)
        film.options.panels.emplace();
    return film;
}

/// The film in one format.
OutputOptions film_in(const Request& request, const FilmPlan& plan, const Destination& destination) {
    OutputOptions film = output_options(request, plan.wanted.choice, destination);
    plan.film.shape(film, plan.timing);
    film.look.caption = film.look.caption && (!request.caption || !request.caption->empty());
    make_room_for_caption(request, caption_place(plan.wanted), film);
    return film;
}

/// What is beside the film: of the steps, the pages have the words of the story only.
SideOutputs side_of(const Request& request, const FilmPlan& plan) {
    SideOutputs side = side_outputs_of(request, plan.films);
    for (SnippetOptions& snippet : side.snippets)
        snippet.title = heading(plan.wanted);
    if (!side.steps)
        return side;
    plan.film.show(side.steps->look, plan.timing);
    make_room_for_caption(request, caption_place(plan.wanted), *side.steps);
    if (!plan.timing.fitted && !request.clip_cut) {
        if (!plan.steps_alone)
            check_pages(request, *side.steps->format, request.steps, plan.wanted, plan.film.story(),
                        plan.timing);
        return side;
    }
    // The steps of a film that was fitted to a length, or cut, have frames of their own.
    const FilmTiming timing = steps_timing(request, plan);
    side.steps->look.scene.badge = has_badge(*plan.wanted.story, timing.pace);
    side.steps_frames = interruptible(told(request, plan, timing, *side.steps));
    return side;
}

}  // namespace

std::optional<std::uint64_t> FilmPlan::total() const {
    const bool each_once = wanted.story->of_solutions && !timing.pace.duration && timing.pace.parts.empty();
    return each_once ? wanted.choice.total() : std::nullopt;
}

FilmPlan film_plan(const Request& request) {
    const NothingToLose planning;
    const std::vector<Destination> destinations = film_destinations(request);
    std::vector<const Format*> formats;
    for (const Destination& destination : destinations)
        formats.push_back(destination.format);
    check_formats(film_rules(), request, formats);
    const Format& format = *formats.front();
    const StoryRequest wanted = story_request_of(request);
    FilmPlan plan{.wanted = wanted,
                  .film = PlannedFilm::plan(film_spec_of(request, wanted, format), formats),
                  .steps_alone = asks_for_steps_alone(request)};
    static_cast<StorySpec&>(plan.wanted) = plan.film.spec();  // with its cards
    check_time(wanted);
    PagePlan page;
    if (format.plays)
        page = page_plan(request, plan.film);
    else
        page.timing = plan.steps_alone ? steps_timing(request, plan) : plan.film.timing();
    plan.timing = page.timing;
    for (const Destination& destination : destinations)
        plan.films.push_back(film_in(request, plan, destination));
    plan.films.front().page = page.page;
    plan.side = side_of(request, plan);
    return plan;
}

OutputOptions film_of_size(const Request& request, const FilmPlan& plan, const OutputOptions& film,
                           PictureSize size) {
    OutputOptions smaller = film;
    plan.film.show(smaller.look, plan.timing);  // without the room for a caption of the other size
    smaller.look.width = size.width;
    smaller.look.height = size.height;
    make_room_for_caption(request, caption_place(plan.wanted), smaller);
    return smaller;
}

Generator<Frame> frames_of(const Request& request, const FilmPlan& plan, FilmReport& report) {
    auto frames = told_in_clips(request, plan, &report.shown);
    if (plan.films.front().format->plays)
        return frames;
    return plan.film.filmed(std::move(frames), &report.flashes);
}

}  // namespace queenreel
