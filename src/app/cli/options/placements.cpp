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

std::vector<Rule> placement_rules(std::vector<Term> of_searches, std::vector<Term> unless) {
    std::vector<Rule> rules;
    for (const char* option : {"queens", "queens-from"})
        rules.push_back({.option = option,
                         .excludes = of_searches,
                         .unless = unless,
                         .message = "nothing is solved, so --{0} has no effect; leave out one of them"});
    rules.push_back({.option = "queens",
                     .excludes = {"queens-from"},
                     .message = "--{0} has the placements; leave out one of them"});
    return rules;
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
