#include "queenreel/cli/options/asked_film.h"

#include <filesystem>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/speech.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/web/live_story.h"
#include "queenreel/web/telling.h"

namespace queenreel {
namespace {

/// Throws FailedError if clips would go to an existing file.
void check_folder(const std::string& clips) {
    std::error_code none;
    if (!clips.empty() && !is_deck(clips) && std::filesystem::exists(clips, none) &&
        !std::filesystem::is_directory(clips, none))
        throw FailedError(
            said("{file}: this is a file, but clips need a folder; choose another name", clips));
}

/// Returns the files beside the film: slides of a deck have a size of their own, and pages of steps the size
/// that render gives them.
SideSpec side_spec_of(const AnimateArgs& args, const StorySpec& told) {
    check_folder(args.clips);
    SideSpec side = static_cast<const SideSpec&>(args);
    side.film = writes_film(args);
    side.film_title = heading(told);
    if (!args.size)
        side.deck_size = {1920, 1080};
    if (args.steps.empty())
        return side;
    const Look pages = look_of(args, *format_of(args.steps));
    side.steps_size = {pages.width, pages.height};
    return side;
}

PageOptions page_options(const AnimateArgs& args, const StorySpec& told) {
    PageOptions page;
    page.title = heading(told);
    if (told.options.rule != AttackRule::queens)
        page.rule = row_of(told.options.rule).name;
    page.both_lights = !args.theme && args.colors.empty() && !args.background;
    page.loops = args.loop && args.plays != 1;
    page.glides = args.transition != Transition::cut;
    return page;
}

/// Returns true if only steps are requested.
bool asks_for_steps_alone(const AnimateArgs& args) {
    SideSpec side = static_cast<const SideSpec&>(args);
    side.film = writes_film(args);
    return side.steps_alone();
}

/// Returns the film that the options request. Throws UsageError, FailedError.
FilmSpec film_spec_of(const AnimateArgs& args, const StoryRequest& wanted, const Format& format) {
    FilmSpec film{static_cast<const StorySpec&>(wanted), static_cast<const EncodeSpec&>(args)};
    film.caption_track = args.captions_in_track;
    film.translations = args.track_languages;
    film.pace = static_cast<const PaceSpec&>(args);
    film.pace.parts = args.select;
    film.transition = asks_for_steps_alone(args) ? Transition::cut : args.transition;
    if (args.steps.empty() || !args.films.empty())
        check_paper(args, format);
    film.style = style_of(args, format);
    film.cards = args.cards;
    film.title = args.title;
    film.subtitle = args.subtitle;
    film.voice = args.voice();
    film.captions_in_picture = args.captions_in_picture;
    film.captions_beside = args.has_external_captions(format);
    if (args.bare && format.plays)
        film.options.panels.emplace();
    return film;
}

/// Returns the film's destinations and the files that go with it. Throws UsageError, FailedError.
FilmRequest film_request_of(const AnimateArgs& args, const StoryRequest& wanted,
                            std::span<const Destination> destinations) {
    FilmRequest request{.films = {},
                        .beside = side_spec_of(args, wanted),
                        .caption = args.caption,
                        .pictures_as_data = args.static_page,
                        .check = check_interrupted};
    for (const Destination& destination : destinations) {
        request.films.push_back(output_options(args, wanted.choice, destination));
        request.films.back().threads = args.threads;
        request.films.back().page = page_options(args, wanted);
    }
    return request;
}

}  // namespace

AskedFilm asked_film(const AnimateArgs& args) {
    const ImmediateExitScope planning;
    const std::vector<Destination> destinations = film_destinations(args, args.format);
    std::vector<const Format*> formats;
    for (const Destination& destination : destinations)
        formats.push_back(destination.format);
    check_formats(film_rules(), args, formats);
    const StoryRequest wanted = story_request_of(args);
    check_page_rule(wanted, formats);
    PlannedFilm film = PlannedFilm::plan(film_spec_of(args, wanted, *formats.front()), formats);
    check_time(wanted);
    AskedFilm asked{wanted, plan_film(std::move(film), film_request_of(args, wanted, destinations))};
    if (asked.plan.tells_itself) {
        if (wanted.options.listing)
            throw UsageError(said(
                "--code: the page computes its pictures and has only pseudocode; add --static, or leave it "
                "out"));
        const FilmSpec& spec = asked.plan.film.spec();
        asked.plan.films().front().page.telling =
            telling_json({static_cast<const StorySpec&>(spec), spec.pace, {}});
    }
    return asked;
}

}  // namespace queenreel
