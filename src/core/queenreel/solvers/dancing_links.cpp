#include <array>
#include <utility>
#include <vector>

#include "queenreel/solvers/exact_cover.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace dancing_links {
namespace {

constexpr int no_queen = -1;

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search(lines to cover):",
    "  if no {row} is left: print the solution",
    "  line = that with the fewest squares left",
    "  if it has none: dead end, return",
    "  for each square of the line:",
    "    place {a queen}",
    "    cover {its four lines}",
    "    search(the other lines)",
    "    take {the queen} back, uncover its lines",
    "  no square left: return",
    "search(all lines); done when it returns",
});
enum Line { tell = 1, choose, wipe_out, each_square, place, cover_lines, call, take_back, go_back, end };

/// Knuth's algorithm X: selects the uncovered line with the fewest squares and tries each of them in turn.
template <typename Cover>
Generator<SearchEvent> search_cover(Puzzle puzzle, SearchOptions options) {
    using Kind = SearchEvent::Kind;
    const bool steps = options.detail == Detail::steps;
    Cover cover(puzzle);
    std::vector<int> columns(static_cast<std::size_t>(puzzle.size()), no_queen);
    std::vector<int> path;  // the node of each queen
    path.reserve(columns.size());
    for (bool down = true;;) {
        int node = 0;
        if (down) {
            const std::optional<int> item = cover.smallest_item();
            down = item && cover.squares_left(*item) > 0;
            if (!item)
                co_yield SearchEvent{
                    .kind = Kind::solution, .columns = columns, .line = tell, .looks = cover.looks()};
            else if (!down && steps)
                co_yield SearchEvent{.kind = Kind::wiped_out,
                                     .square = cover.line(*item),
                                     .columns = columns,
                                     .line = wipe_out,
                                     .looks = cover.looks()};
            if (!down)
                continue;
            cover.cover(*item);
            node = cover.next(*item);
        } else {
            if (path.empty())
                break;
            node = path.back();
            path.pop_back();
            cover.uncover_others(node);
            const Square square = cover.square(node);
            columns[static_cast<std::size_t>(square.row)] = no_queen;
            if (steps)
                co_yield SearchEvent{.kind = Kind::removed,
                                     .square = square,
                                     .columns = columns,
                                     .line = take_back,
                                     .looks = cover.looks(),
                                     .choice = cover.line(cover.item(node))};
            node = cover.next(node);
        }

        // After its last square, a line's list returns to the line itself.
        down = !cover.is_item(node);
        if (!down) {
            cover.uncover(node);
            continue;
        }
        cover.cover_others(node);
        path.push_back(node);
        const Square square = cover.square(node);
        columns[static_cast<std::size_t>(square.row)] = square.column;
        if (steps)
            co_yield SearchEvent{.kind = Kind::placed,
                                 .square = square,
                                 .columns = columns,
                                 .line = place,
                                 .looks = cover.looks(),
                                 .choice = cover.line(cover.item(node))};
    }
    co_yield SearchEvent{.kind = Kind::exhausted, .columns = columns, .line = end, .looks = cover.looks()};
}

Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options) {
    if (puzzle.rule() == AttackRule::rooks)
        return search_cover<BasicExactCover<2>>(std::move(puzzle), options);
    if (puzzle.rule() == AttackRule::superqueens)
        return search_cover<BasicExactCover<12>>(std::move(puzzle), options);
    return search_cover<ExactCover>(std::move(puzzle), options);
}

}  // namespace
}  // namespace dancing_links

constexpr Solver dancing_links_solver{
    .name = "dancing-links",
    .summary = message_in(
        "a summary", "exact cover of the board's lines by Knuth's dancing links, the shortest line first"),
    .idea = message(
        "Cover every {row} and {column} exactly once; go on with the one that has the fewest squares left."),
    .looks_at = "a link between squares and lines, or how many squares a line has left",
    .max_n = 32,
    .complete = true,
    .ordered = false,
    .deterministic = true,
    .profile = {.looks_ahead = true},
    .takes_rules = true,
    .keeps = Keeps::cover,
    .pseudocode = dancing_links::pseudocode,
    .silent = {.place = dancing_links::place,
               .choose = dancing_links::choose,
               .repeat = dancing_links::each_square,
               .spread = dancing_links::cover_lines,
               .call = dancing_links::call,
               .go_back = dancing_links::go_back},
    .run = dancing_links::search};

}  // namespace queenreel
