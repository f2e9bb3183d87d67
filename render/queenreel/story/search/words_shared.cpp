#include "queenreel/story/search/words_shared.h"

#include <algorithm>

#include "queenreel/story/wording.h"

namespace queenreel {
using Kind = SearchEvent::Kind;

std::string all_tried(const Words& words, std::uint64_t solutions) {
    return words.say_n(solutions, "All possibilities tried: {count} solution",
                       "All possibilities tried: {count} solutions");
}

std::string dead_end_in_words(const ToldSearch& search, Square line) {
    const BoardNames& names = search.names;
    if (line == Square{-1, -1})
        return names.say("Dead end: there is no way on from here");
    const std::string name = row_or_column(line, names);
    const bool has_blocks = std::ranges::any_of(search.puzzle.givens().blocked, [&](Square square) {
        return line.row >= 0 ? square.row == line.row : square.column == line.column;
    });
    if (search.puzzle.rule() == AttackRule::torus)
        return has_blocks ? names.say("{Line} is all attacked or blocked on the torus: a dead end", {name})
                          : names.say("{Line} is all attacked on the torus: a dead end", {name});
    return has_blocks ? names.say("Every square of {line} is attacked or blocked: a dead end", {name})
                      : names.say("Every square of {line} is attacked: a dead end", {name});
}

std::optional<std::string> given_in_words(const ToldSearch& search, const SearchEvent& event) {
    const bool moves = event.kind == Kind::placed || event.kind == Kind::removed;
    if (!moves || !search.puzzle.has_queen(event.square))
        return std::nullopt;
    const std::string queen = search.names.queen(event.square);
    return event.kind == Kind::placed ? search.names.say("{Queen} is given: go on", {queen})
                                      : search.names.say("{Queen} is given: back over it", {queen});
}

std::string way_back_chapter(const BoardNames& names, const Moment& moment, bool over_several) {
    if (moment.occurrence != 1)
        return {};
    return over_several ? names.in_general(message("Back over several {rows}"))
                        : names.say("The first way back");
}

}  // namespace queenreel
