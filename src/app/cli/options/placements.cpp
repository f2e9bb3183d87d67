#include "cli/options/placements.h"

#include <fmt/format.h>

#include <string_view>

#include "cli/errors.h"
#include "cli/options/placement_list.h"
#include "cli/options/queens.h"

namespace queenreel {

bool asks_for_placements(const Request& request) {
    return request.gave("queens") || request.gave("queens-from");
}

void check_placements(const Request& request) {
    const std::string_view option = request.gave("queens") ? "queens" : "queens-from";
    for (const std::string_view other :
         {"solver", "seed", "unique", "solution", "solutions", "limit", "first", "select", "story", "panels",
          "legend", "events", "numbering", "questions", "trace"})
        if (request.arguments.takes(other) && request.gave(other))
            throw UsageError(fmt::format(
                "--{}: nothing is solved, so --{} has no effect; leave out one of them", option, other));
    if (request.gave("queens") && request.gave("queens-from"))
        throw UsageError("--queens: --queens-from has the placements; leave out one of them");
}

std::vector<Board> wanted_placements(const Request& request, int n) {
    if (request.gave("queens"))
        return {parse_queens("--queens", request.queens, n)};
    std::vector<Board> boards = placements_in(request.queens_from, n);
    if (boards.empty())
        throw FailedError(fmt::format("{}: there are no placements in it; write one a line, such as c3,f6",
                                      request.queens_from == "-" ? "standard input" : request.queens_from));
    return boards;
}

}  // namespace queenreel
