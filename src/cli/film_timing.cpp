#include "cli/film_timing.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace queenreel {

FilmTiming film_timing(const StoryRequest& wanted, Storyline& story, const Pacing& pacing) {
    const Fit fit = pacing.length == Length::automatic ? Fit::automatic : Fit::full;
    return film_timing(*wanted.story, story, pacing.pace, fit,
                       [&](const Pace& pace) { return measure_story(wanted, story, pace); });
}

std::string shortened_holds(const Request& request, const ShortestShown& shown) {
    std::string shortened;
    for (const Hold& hold : request.holds) {
        std::chrono::microseconds least = hold.time;
        for (const MomentKindRow& row : moment_kinds())
            if (hold.kind.value_or(row.kind) == row.kind)
                least = std::min(least, shown[static_cast<std::size_t>(row.kind)].value_or(hold.time));
        const std::string_view name =
            hold.kind ? moment_kinds()[static_cast<std::size_t>(*hold.kind)].name : "all";
        if (least < hold.time)
            shortened += fmt::format("{}{} {:.2g} s", shortened.empty() ? "" : ", ", name,
                                     static_cast<double>(least.count()) / 1e6);
    }
    return shortened;
}

}  // namespace queenreel
