#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/web/live_story.h"

namespace queenreel {
namespace {

/// Throws FailedError where clips would go into a file.
void check_folder(const std::string& clips) {
    std::error_code none;
    if (!clips.empty() && !is_deck(clips) && std::filesystem::exists(clips, none) &&
        !std::filesystem::is_directory(clips, none))
        throw FailedError(
            fmt::format("{}: this is a file, but clips need a folder; choose another name", clips));
}

/// Decks have slides of their own size, and pages are as large as those of render.
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
    page.both_lights = !args.theme && args.colors.empty() && !args.background;
    page.loops = args.loop && args.plays != 1;
    page.glides = args.transition != Transition::cut;
    return page;
}

/// Whether steps are all that is wanted.
bool asks_for_steps_alone(const AnimateArgs& args) {
    SideSpec side = static_cast<const SideSpec&>(args);
    side.film = writes_film(args);
    return side.steps_alone();
}

}  // namespace

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
    film.captions_beside = args.has_external_captions(format);
    if (args.bare && format.plays)
        film.options.panels.emplace();
    return film;
}

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

}  // namespace queenreel
