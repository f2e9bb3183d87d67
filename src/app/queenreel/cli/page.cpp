#include "queenreel/cli/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
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

}  // namespace

PagePlan page_plan(const AnimateArgs& args, const PlannedFilm& film) {
    const FilmSpec& spec = film.spec();
    PageOptions page;
    page.title = heading(spec);
    page.both_lights = !args.theme && args.colors.empty() && !args.background;
    page.loops = args.loop && args.plays != 1;
    page.glides = args.transition != Transition::cut;
    if (tells_itself(args, spec.options) && is_told_in_full(film)) {
        page.telling = telling_json({{spec}, spec.pace, {}});
        return {.timing = film.timing(Fit::full), .page = std::move(page)};
    }
    FilmTiming timing = film.timing();
    page.kinds = names_of_kinds(measure_for_page(film.story(), timing.pace).timeline);
    return {.timing = std::move(timing), .page = std::move(page)};
}

}  // namespace queenreel
