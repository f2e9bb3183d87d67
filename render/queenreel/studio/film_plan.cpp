#include "queenreel/studio/film_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/studio/caption.h"
#include "queenreel/studio/limits.h"
#include "queenreel/words/language.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_live = 100'000;

/// A PDF with more pages takes minutes and hundreds of megabytes.
constexpr std::uint64_t max_pages = 10'000;
constexpr std::uint64_t max_clips = 100'000;

bool has_no_words(const FilmRequest& request) {
    return request.caption && request.caption->empty();
}

CaptionPlace place_in(const FilmPlan& plan) {
    return caption_place(*plan.film.spec().story);
}

/// Returns true if solvers and stories determine everything in the pictures.
bool can_tell_itself(const FilmPlan& plan) {
    const StoryOptions& options = plan.film.spec().options;
    const bool captioned = plan.request.caption && !has_no_words(plan.request);
    const bool has_seeds = std::ranges::any_of(options.racers, [](const StoryRacer& racer) {
        return racer.seed.has_value();
    });  // pages do not get them
    return !plan.request.pictures_as_data && !is_recorded(options) && !captioned && !has_seeds;
}

/// Returns true if the story is short enough for a page to show it in full. Returns false if it is too long
/// and may be shortened; throws SpecLimitError if it is too long and may not.
bool fits_in_full(const PlannedFilm& film) {
    const PaceSpec& pace = film.spec().pace;
    try {
        film.measured(pace.pace(), max_live);
        return true;
    } catch (const TooLongError&) {
        if (!pace.duration && pace.fit == Fit::automatic)
            return false;
        throw SpecLimitError(
            "duration", "",
            "the story has more than " + grouped(max_live) + " moments, and a page tells no more",
            "give a {duration} in seconds with {static}, or a part with {select} or {first}");
    }
}

/// Returns the timing of a page's story, and decides what the page contains.
FilmTiming page_timing(FilmPlan& plan) {
    // The engine of pages speaks English.
    const bool is_english = &plan.film.spec().options.words.language() == &languages().front();
    plan.tells_itself = is_english && can_tell_itself(plan) && fits_in_full(plan.film);
    if (plan.tells_itself)
        return plan.film.timing(Fit::full);
    return plan.film.settle_timing();
}

void check_pages_of_steps(const FilmPlan& plan, const FilmTiming& timing) {
    const std::string& path = plan.request.beside.steps;
    check_pages(*format_of(path), path, plan.film.spec(), plan.film.story(), timing, plan.request.check);
}

/// Returns whether the steps are slides of a search that show only what is explained in full: the user asks
/// neither for a length nor for some moments.
bool tells_in_slides(const FilmPlan& plan) {
    const PaceSpec& pace = plan.film.spec().pace;
    const bool is_asked = pace.duration || pace.fit != Fit::automatic || !pace.pace().parts.empty();
    return plan.film.spec().story->follows_search && !is_asked &&
           format_of(plan.request.beside.steps)->max_pages > 0;
}

/// Returns the timing of the steps: every moment, unless a duration is requested.
FilmTiming steps_timing(const FilmPlan& plan) {
    FilmTiming timing = plan.film.timing(Fit::full);
    if (tells_in_slides(plan)) {
        timing.pace.only_told = true;
        if (timing.totals)
            timing.totals = measure(plan.film.story(), timing.pace);
    }
    check_pages_of_steps(plan, timing);
    const bool limited = !plan.films().front().force && format_of(plan.request.beside.steps)->max_pages == 0;
    if (!timing.pace.duration && limited)
        check_count(measure(plan.film.story(), timing.pace, max_pages).moments(), max_pages, "steps",
                    "every moment of the story has a page,");
    return timing;
}

/// Adds the user's caption to pictures of the story. An empty caption removes the story's, unless that also
/// goes elsewhere than into pictures.
Generator<Frame> captioned_pictures(const FilmPlan& plan, Generator<Frame> pictures,
                                    const OutputOptions& output) {
    if (has_no_words(plan.request) &&
        (plan.request.beside.has_external_captions(*output.format) || plan.film.spec().voice))
        return pictures;
    return with_caption(std::move(pictures), plan.request.caption, place_in(plan), output);
}

/// Generates the pictures of the story with the user's caption.
Generator<Frame> story_pictures(const FilmPlan& plan, const FilmTiming& timing, const OutputOptions& output,
                                ShortestShown* shown = nullptr) {
    return captioned_pictures(plan, plan.film.pictures(timing, shown), output);
}

/// Generates the pictures of the film, cut into clips if requested.
Generator<Frame> film_pictures(const FilmPlan& plan, const FilmTiming& timing, ShortestShown* shown) {
    const OutputOptions& first = plan.films().front();
    auto frames = story_pictures(plan, timing, first, shown);
    const ClipCut* cut = plan.request.beside.clip_cut;
    if (!cut)
        return frames;
    const std::uint64_t cuts = cuts_in(plan.film, timing, *cut);
    if (!first.force)
        check_count(cuts, max_clips, "clips-at", "there would be clips,");
    return cut_at(std::move(frames), *cut, cuts);
}

/// Sets the look and encoding of a film.
void shape(const FilmPlan& plan, OutputOptions& film) {
    plan.film.shape(film);
    const bool has_own_words = plan.request.caption && !film.look.bare;
    film.look.caption = (film.look.caption || (film.sound && has_own_words)) && !has_no_words(plan.request);
    make_room_for_caption(plan.request.caption, place_in(plan), film);
}

/// Returns the side outputs. The pages of steps show only the words of the story.
SideOutputs side_of(const FilmPlan& plan) {
    const SideSpec& beside = plan.request.beside;
    SideOutputs side = side_outputs_of(beside, plan.films());
    if (!side.steps)
        return side;
    plan.film.show(side.steps->look);
    if (plan.film.spec().voice)
        side.steps->look.caption = !side.steps->look.bare && !has_no_words(plan.request);
    if (!plan.film.spec().style.theme)
        side.steps->look.theme = default_theme(*side.steps->format);
    make_room_for_caption(plan.request.caption, place_in(plan), *side.steps);
    if (!plan.timing.fitted && !beside.clip_cut) {
        if (!beside.steps_alone())
            check_pages_of_steps(plan, plan.timing);
        return side;
    }
    // If the film was fitted to a length, or is cut into clips, its steps have frames of their own.
    const FilmTiming timing = steps_timing(plan);
    side.steps_frames = checked(story_pictures(plan, timing, *side.steps), plan.request.check);
    return side;
}

}  // namespace

std::uint64_t cuts_in(const PlannedFilm& film, const FilmTiming& timing, const ClipCut& cut) {
    const ShownCount shown = film.count(timing, [&](MomentKind moment) { return cut.ends_with(moment); });
    if (shown.sought == 0 && shown.all > 0)
        throw SpecError("clips-at", "", fmt::format("the film shows no {}", cut.name),
                        cut.kind == MomentKind::question
                            ? "add {questions}, or cut at something else"
                            : "cut at something else, or leave it out for chapters");
    return shown.sought;
}

FilmPlan plan_film(PlannedFilm film, FilmRequest request) {
    FilmPlan plan{.film = std::move(film), .request = std::move(request)};
    if (plan.films().front().format->plays)
        plan.timing = page_timing(plan);
    else
        plan.timing = plan.request.beside.steps_alone() ? steps_timing(plan) : plan.film.settle_timing();
    for (OutputOptions& one : plan.films())
        shape(plan, one);
    plan.side = side_of(plan);
    const auto is_page = [](const TranscriptOptions& one) { return one.format->is_page; };
    if (const auto page = std::ranges::find_if(plan.side.transcripts, is_page);
        page != plan.side.transcripts.end())
        plan.films().front().page.transcript = std::filesystem::path(page->path).filename().string();
    return plan;
}

void narrate(FilmPlan& plan) {
    plan.timing = plan.film.narrate(plan.timing, [&plan](const FilmTiming& timing) {
        return checked(film_pictures(plan, timing, nullptr), plan.request.check);
    });
}

std::string shortened_holds(const PaceSpec& asked, const ShortestShown& shown) {
    std::string shortened;
    for (const HoldSpec& hold : asked.holds) {
        std::chrono::microseconds least = hold.time;
        for (const MomentKindRow& row : moment_kinds())
            if (hold.is_of(row.kind))
                least = std::min(least, shown[static_cast<std::size_t>(row.kind)].value_or(hold.time));
        const std::string_view name =
            hold.kind ? moment_kinds()[static_cast<std::size_t>(*hold.kind)].name : "all";
        if (least < hold.time)
            shortened += fmt::format("{}{} {:.2g} s", shortened.empty() ? "" : ", ", name,
                                     static_cast<double>(least.count()) / 1e6);
    }
    return shortened;
}

const OutputOptions& main_output(const FilmPlan& plan) {
    if (plan.request.beside.steps_alone())
        return *plan.side.steps;
    const bool only_frames = plan.side.sequence && !plan.side.film && !plan.side.clips && !plan.side.steps;
    return only_frames ? *plan.side.sequence : plan.films().front();
}

OutputOptions film_of_size(const FilmPlan& plan, const OutputOptions& film, PictureSize size) {
    OutputOptions other = film;
    plan.film.show(other.look);  // drops the room for a caption at the former size
    other.look.width = size.width;
    other.look.height = size.height;
    make_room_for_caption(plan.request.caption, place_in(plan), other);
    return other;
}

Generator<Frame> frames_of(const FilmPlan& plan, FilmReport& report) {
    auto frames = film_pictures(plan, plan.timing, &report.shown);
    if (plan.films().front().format->plays)
        return frames;
    auto translated = plan.film.translated_pictures(plan.timing);
    for (Generator<Frame>& film : translated)
        film = captioned_pictures(plan, std::move(film), plan.films().front());
    return plan.film.filmed(std::move(frames), &report.flashes, std::move(translated));
}

}  // namespace queenreel
