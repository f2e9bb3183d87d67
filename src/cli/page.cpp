#include "cli/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.h"
#include "cli/errors.h"
#include "web/live_story.h"
#include "web/telling.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_live = 100'000;

/// Whether everything in the pictures comes from solvers and stories.
bool tells_itself(const Request& request, const StoryRequest& wanted) {
    const bool recorded =
        wanted.trace || std::ranges::any_of(wanted.options.racers,
                                            [](const StoryRacer& racer) { return bool(racer.events); });
    const bool captioned = request.caption && !request.caption->empty();
    return !request.static_page && !recorded && !captioned;
}

/// The story in full; nothing where it is too long for a page and need not be told in full.
std::optional<MeasuredStory> measured_in_full(const Request& request, Storyline& story) {
    try {
        return measure_for_page(story, request.pace(), max_live);
    } catch (const TooLongError&) {
        if (!request.duration && request.fit == Fit::automatic)
            return std::nullopt;
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

PagePlan page_plan(const Request& request, const StoryRequest& wanted, Storyline& story) {
    const Telling telling{{wanted}, request};
    PagePlan plan{.timing = {.pace = request.pace(), .totals = {}, .fitted = {}}, .page = {}};
    plan.page.title = heading(telling);
    plan.page.both_lights = !request.gave("theme") && request.colors.empty() && !request.background;
    plan.page.loops = request.gave("loop") && request.plays != 1;
    plan.page.glides = request.transition != Transition::cut;
    if (tells_itself(request, wanted) && measured_in_full(request, story)) {
        plan.page.telling = telling_json(telling);
        if (needs_totals(plan.timing.pace))
            plan.timing.totals = measure(story, plan.timing.pace);
        return plan;
    }
    plan.timing = film_timing(wanted, story, request.pace(), request.fit);
    plan.page.kinds = names_of_kinds(measure_for_page(story, plan.timing.pace).timeline);
    return plan;
}

}  // namespace queenreel
