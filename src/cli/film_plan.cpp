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
#include "cli/options/pacing.h"
#include "cli/page.h"
#include "cli/page_limit.h"
#include "cli/signals.h"
#include "story/wording.h"
#include "web/live_story.h"

namespace queenreel {
namespace {

/// What a film is made of, but for its frames.
OutputOptions film_options_of(const Request& request, const StoryRequest& wanted,
                              const Destination& destination) {
    OutputOptions output = output_options(request, wanted.choice, destination);
    output.look.caption = !request.bare && (!request.caption || !request.caption->empty());
    static_cast<EncodeSpec&>(output) = encode_for(request, *destination.format->film);
    return output;
}

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
FilmTiming steps_timing(const Request& request, const StoryRequest& wanted, Storyline& story) {
    FilmTiming timing = film_timing(wanted, story, request.pace(), Fit::full);
    const Format& format = *format_of(request.steps);
    check_pages(request, format, request.steps, wanted, story, timing);
    if (!timing.pace.duration && format.max_pages == 0)
        check_count(measure(story, timing.pace, max_pages).moments(), max_pages,
                    "--steps: every moment of the story has a page,", request);
    return timing;
}

/// The same frames, until a signal comes.
Generator<Frame> until_interrupted(Generator<Frame> frames) {
    for (const Frame& frame : frames) {
        check_interrupted();
        co_yield frame;
    }
}

/// The story's frames at a pace, with the user's caption.
Generator<Frame> told(const Request& request, const StoryRequest& wanted, Storyline& story,
                      const FilmTiming& timing, const OutputOptions& output, ShortestShown* shown = nullptr) {
    Pacer pacer = timing.pacer();
    pacer.note_in(shown);
    return with_caption(story.frames(std::move(pacer)), request, caption_place(wanted), output);
}

/// The same, cut into clips where --clips-at says.
Generator<Frame> told_in_clips(const Request& request, const StoryRequest& wanted, Storyline& story,
                               const FilmTiming& timing, const OutputOptions& output, ShortestShown* shown) {
    auto frames = told(request, wanted, story, timing, output, shown);
    if (!request.clip_cut)
        return frames;
    auto cuts = frames_to_cut_at(*request.clip_cut, story, timing.pace);
    check_count(cuts.size(), max_clips, "--clips-at: there would be clips,", request);
    return cut_at(std::move(frames), *request.clip_cut, std::move(cuts));
}

/// Gives the steps of a film that was fitted to a length, or cut, frames of their own.
void tell_steps_apart(const Request& request, const StoryRequest& wanted, Storyline& story,
                      SideOutputs& side) {
    const FilmTiming timing = steps_timing(request, wanted, story);
    side.steps->look.scene.badge = has_badge(*wanted.story, timing.pace);
    side.steps_frames = until_interrupted(told(request, wanted, story, timing, *side.steps));
}

/// The film in one format, with room for its captions.
OutputOptions film_in(const Request& request, const FilmPlan& plan, const Destination& destination) {
    OutputOptions film = film_options_of(request, plan.wanted, destination);
    show_scene(*plan.wanted.story, *plan.story, plan.timing.pace, request.coordinates, film.look);
    make_room_for_caption(request, caption_place(plan.wanted), film);
    return film;
}

/// What is beside the film: of the steps, the pages have the words of the story only.
SideOutputs side_of(const Request& request, FilmPlan& plan) {
    SideOutputs side = side_outputs_of(request, plan.films);
    for (SnippetOptions& snippet : side.snippets)
        snippet.title = heading(plan.wanted);
    if (!side.steps)
        return side;
    show_scene(*plan.wanted.story, *plan.story, plan.timing.pace, request.coordinates, side.steps->look);
    make_room_for_caption(request, caption_place(plan.wanted), *side.steps);
    if (plan.timing.fitted || request.clip_cut)
        tell_steps_apart(request, plan.wanted, *plan.story, side);
    else if (!plan.steps_alone)
        check_pages(request, *side.steps->format, request.steps, plan.wanted, *plan.story, plan.timing);
    return side;
}

}  // namespace

std::optional<std::uint64_t> FilmPlan::total() const {
    const bool each_once = wanted.story->of_solutions && !timing.pace.duration && timing.pace.parts.empty();
    return each_once ? wanted.choice.total() : std::nullopt;
}

std::unique_ptr<FilmPlan> film_plan(const Request& request) {
    const NothingToLose planning;
    const std::vector<Destination> destinations = film_destinations(request);
    const Format& format = *destinations.front().format;
    check_pacing(request, destinations);
    check_film_options(request, destinations);
    auto planned = std::make_unique<FilmPlan>(FilmPlan{.wanted = story_request_of(request)});
    FilmPlan& plan = *planned;
    plan.wanted.options.captions = !request.bare || says_beside(request, format);
    if (request.bare && format.plays)
        plan.wanted.options.panels.emplace();
    plan.wanted.options.cards = cards_of(request, *plan.wanted.story);
    plan.story = open_story(plan.wanted);
    // Where steps are all that is wanted, they are what is written.
    plan.steps_alone =
        !request.steps.empty() && request.output.empty() && !request.gave("clips") && request.frames.empty();
    PagePlan page;
    if (format.plays)
        page = page_plan(request, plan.wanted, *plan.story);
    else
        page.timing = plan.steps_alone ? steps_timing(request, plan.wanted, *plan.story)
                                       : film_timing(plan.wanted, *plan.story, request.pace(), request.fit);
    plan.timing = page.timing;
    for (const Destination& destination : destinations)
        plan.films.push_back(film_in(request, plan, destination));
    plan.films.front().page = page.page;
    plan.side = side_of(request, plan);
    return planned;
}

OutputOptions film_of_size(const Request& request, const FilmPlan& plan, const OutputOptions& film,
                           PictureSize size) {
    Request sized = request;
    sized.arguments.set("size", fmt::format("{}x{}", size.width, size.height));
    sized.size = size;
    OutputOptions smaller = film_in(sized, plan, {.format = film.format, .path = film.target});
    smaller.page = film.page;
    return smaller;
}

Generator<Frame> frames_of(const Request& request, FilmPlan& plan, FilmReport& report) {
    const OutputOptions& film = plan.films.front();
    auto frames = told_in_clips(request, plan.wanted, *plan.story, plan.timing, film, &report.shown);
    if (film.format->plays)
        return frames;
    const Transition transition = plan.steps_alone
                                      ? Transition::cut
                                      : request.transition.value_or(default_transition(*plan.wanted.story));
    return film_frames(std::move(frames), request.fps, transition, &report.flashes);
}

}  // namespace queenreel
