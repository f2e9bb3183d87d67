#include "queenreel/story/search/answers.h"

#include <algorithm>
#include <limits>
#include <string>

#include "queenreel/story/search/conflict_count.h"

namespace queenreel {
namespace {

struct RowSquare {
    Square square;
    std::vector<Square> attackers;  ///< row by row
};

/// The squares of a row where its queen may stand, with the queens of other rows that attack each.
std::vector<RowSquare> squares_of(const Puzzle& puzzle, Solution queens, int row) {
    std::vector<RowSquare> squares;
    for (int column = 0; column < puzzle.size(); ++column) {
        RowSquare one{.square = {row, column}, .attackers = {}};
        if (puzzle.is_blocked(one.square))
            continue;
        for (int other = 0; other < static_cast<int>(queens.size()); ++other) {
            const Square queen{other, queens[static_cast<std::size_t>(other)]};
            if (other != row && queen.column >= 0 && puzzle.attacks(queen, one.square))
                one.attackers.push_back(queen);
        }
        squares.push_back(std::move(one));
    }
    return squares;
}

std::string who_attacks(const BoardNames& names, const RowSquare& one) {
    if (one.attackers.empty())
        return names.say("No queen attacks it.");
    std::vector<std::string> queens;
    for (const Square queen : one.attackers)
        queens.push_back(names.queen_of(queen));
    return names.say_n(queens.size(), "{Queens} attacks it.", "{Queens} attack it.", {names.list(queens)});
}

std::vector<QuestionAnswer> yes_or_no(const Words& words, bool is_yes, const std::string& reason) {
    return {{.text = words.say("Yes"), .is_right = is_yes, .reason = reason},
            {.text = words.say("No"), .is_right = !is_yes, .reason = reason}};
}

}  // namespace

std::vector<QuestionAnswer> free_square_answers(const ToldSearch& search, Solution queens, int row) {
    std::vector<QuestionAnswer> answers;
    std::string free;
    for (const RowSquare& one : squares_of(search.puzzle, queens, row)) {
        const bool is_free = one.attackers.empty();
        if (is_free && free.empty())
            free = search.names.say("{Square} is free.", {search.names.square(one.square)});
        answers.push_back({.text = search.names.at_start(one.square),
                           .is_right = is_free,
                           .reason = who_attacks(search.names, one)});
    }
    answers.push_back(
        {.text = search.names.say("Nowhere"),
         .is_right = free.empty(),
         .reason = free.empty() ? search.names.in_general(message("Every square of the {row} is attacked."))
                                : free});
    return answers;
}

std::vector<QuestionAnswer> calm_square_answers(const ToldSearch& search, Solution queens, int row) {
    const std::vector<RowSquare> squares = squares_of(search.puzzle, queens, row);
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const RowSquare& one : squares)
        fewest = std::min(fewest, one.attackers.size());
    std::vector<QuestionAnswer> answers;
    for (const RowSquare& one : squares)
        answers.push_back({.text = search.names.at_start(one.square),
                           .is_right = one.attackers.size() == fewest,
                           .reason = who_attacks(search.names, one)});
    return answers;
}

std::vector<QuestionAnswer> way_back_answers(const ToldSearch& search, const SearchEvent& next) {
    const std::string reason = search.names.say("The search takes back the last queen placed, {queen}.",
                                                {search.names.queen_of(next.square)});
    std::vector<QuestionAnswer> answers;
    for (int row = 0; row < search.n; ++row) {
        const auto index = static_cast<std::size_t>(row);
        const bool is_next = row == next.square.row;
        const int column = index < next.columns.size() ? next.columns[index] : -1;
        const Square queen = is_next ? next.square : Square{row, column};
        if (queen.column >= 0)
            answers.push_back({.text = search.names.say("Take back {queen}", {search.names.queen_of(queen)}),
                               .is_right = is_next,
                               .reason = reason});
    }
    answers.push_back(
        {.text = search.names.say("Stop: there is no solution"), .is_right = false, .reason = reason});
    return answers;
}

std::vector<QuestionAnswer> attack_answers(const ToldSearch& search, Solution queens) {
    for (std::size_t row = 0; row < queens.size(); ++row) {
        const Square one{static_cast<int>(row), queens[row]};
        for (std::size_t below = row + 1; below < queens.size(); ++below) {
            const Square other{static_cast<int>(below), queens[below]};
            if (one.column >= 0 && other.column >= 0 && search.puzzle.attacks(one, other))
                return yes_or_no(
                    search.names, true,
                    search.names.say("{Queen} attacks {other}.",
                                     {search.names.queen_of(one), search.names.queen_of(other)}));
        }
    }
    return yes_or_no(search.names, false, search.names.say("No queen attacks another."));
}

std::vector<QuestionAnswer> swap_answers(const Words& words, const Swap& swap, Solution queens) {
    const int before = attacking_pairs(queens);
    const int after = attacking_pairs(swap.swapped(queens));
    if (before == after)
        return {};
    return yes_or_no(words, after < before,
                     words.say_n(after, "It would leave {count} attacking pair of {before}.",
                                 "It would leave {count} attacking pairs of {before}.", {before}));
}

}  // namespace queenreel
