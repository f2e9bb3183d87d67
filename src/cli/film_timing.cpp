#include "cli/film_timing.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace queenreel {

FilmTiming film_timing(const StoryRequest& wanted, Storyline& story, const Pace& pace, Fit fit) {
    return film_timing(*wanted.story, story, pace, fit,
                       [&](const Pace& measured) { return measure(story, measured); });
}

std::string shortened_holds(const Request& request, const ShortestShown& shown) {
    std::string shortened;
    for (const HoldSpec& hold : request.holds) {
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

}  // namespace queenreel
