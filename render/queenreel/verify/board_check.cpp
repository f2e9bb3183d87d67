#include "queenreel/verify/board_check.h"

#include <fmt/format.h>

#include <utility>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/verify/holds.h"

namespace queenreel::judge {
namespace {

constexpr std::size_t max_faults_kept = 20;
constexpr std::size_t most_pairs = 3;  // if there are more, only the first is reported

std::string queens(std::size_t count) {
    return fmt::format("{} queen{}", count, count == 1 ? "" : "s");
}

/// Formats a place: `picture 17 at 16.0 s`; empty for the whole file.
std::string text(const Place& place) {
    if (place.noun.empty())
        return {};
    std::string where = fmt::format("{} {}", place.noun, place.number);
    if (place.time)
        where += " at " + seconds(*place.time);
    return where;
}

std::vector<int> columns_of(const Board& solution) {
    std::vector<int> columns;
    for (Square queen : solution.queens())
        columns.push_back(queen.column);
    return columns;
}

}  // namespace

std::string why_no_solution(const Board& board, AttackRule rule) {
    const int n = board.size();
    std::string why;
    if (std::cmp_not_equal(board.queens().size(), n))
        why = fmt::format("{} on a board of {} × {}", queens(board.queens().size()), n, n);
    if (const auto pairs = conflicts(board, rule); !pairs.empty()) {
        const auto attack = [n](const auto& pair) {
            return fmt::format("{} and {}", square_name(pair.first, n), square_name(pair.second, n));
        };
        why += fmt::format("{}queens {} attack each other", why.empty() ? "" : "; ", attack(pairs.front()));
        const std::size_t told = pairs.size() <= most_pairs ? pairs.size() : 1;
        for (std::size_t i = 1; i < told; ++i)
            why += fmt::format("{}{}", i == 1 ? ", so do " : ", ", attack(pairs[i]));
        if (pairs.size() > told)
            why += fmt::format(", and {} more pairs", pairs.size() - told);
    }
    return why;
}

std::string why_not_given(const Board& board, const Givens& givens) {
    for (const Square queen : givens.queens)
        if (board.contains(queen) && !board.has_queen(queen))
            return fmt::format("no queen on {}, which is given", square_name(queen, board.size()));
    for (const Square square : givens.blocked)
        if (board.contains(square) && board.has_queen(square))
            return fmt::format("a queen on {}, which is blocked", square_name(square, board.size()));
    return {};
}

BoardCheck::BoardCheck(const Expectations& expectations, Scope& scope, FileReport& report)
    : expectations_(expectations), scope_(scope), report_(report) {
    scope_.files.push_back({report.path, {}});
    scope_.givens = expectations.givens;
}

void BoardCheck::fault(const Place& place, std::string what) {
    ++report_.fault_count;
    if (report_.faults.size() < max_faults_kept)
        report_.faults.push_back({text(place), std::move(what)});
}

void BoardCheck::board(const Board& board, const Place& place) {
    ++report_.pictures;
    scope_.files.back().noun = place.noun;
    check_size(board.size(), place);
    if (const std::string given = why_not_given(board, scope_.givens); !given.empty())
        fault(place, given);
    const std::string why = is_solution(board, rule()) ? "" : why_no_solution(board, rule());
    if (why.empty())
        check_solution(columns_of(board), place);
    else if (expectations_.solutions)
        fault(place, why);
}

void BoardCheck::reading(const Reading& reading, const Place& place) {
    if (reading.unclear.empty())
        return board(reading.board, place);
    ++report_.pictures;
    check_size(reading.board.size(), place);
    fault(place, why_unclear(reading));
}

void BoardCheck::times(const FilmTimes& times) {
    report_.duration = times.duration;
    report_.min_hold = times.min_hold;
    report_.max_hold = times.max_hold;
}

void BoardCheck::take(const Parsed& parsed, const Place& place) {
    if (const Board* read = std::get_if<Board>(&parsed))
        board(*read, place);
    else
        fault(place, std::get<std::string>(parsed));
}

void BoardCheck::check_size(int n, const Place& place) {
    if (report_.n == 0)
        report_.n = n;
    if (scope_.n == 0)
        scope_.n = n;
    if (n != scope_.n)
        fault(place, fmt::format("a board of {0} × {0} where {1} × {1} is expected", n, scope_.n));
}

bool BoardCheck::check_rule(AttackRule rule, const Place& place) {
    if (!scope_.rule)
        scope_.rule = rule;
    if (rule != *scope_.rule)
        fault(place, fmt::format("a search by the rule {} where the rule {} is expected", row_of(rule).name,
                                 row_of(*scope_.rule).name));
    return rule == *scope_.rule;
}

void BoardCheck::take_givens(const Givens& givens) {
    if (!expectations_.givens.any() && !expectations_.unique && scope_.files.size() == 1)
        scope_.givens = givens;
}

/// The rule by which to judge boards; from the first board on, that of chess queens if nothing gave another.
AttackRule BoardCheck::rule() {
    if (!scope_.rule)
        scope_.rule = AttackRule::queens;
    return *scope_.rule;
}

void BoardCheck::check_solution(Solution columns, const Place& place) {
    // The film of a search may leave a solution and return to it while a queen moves.
    const bool may_return = !expectations_.solutions && row_of(report_.kind).content == FileContent::film;
    const bool is_once = expectations_.complete || expectations_.unique;
    std::optional<Occurrence> first;
    if (may_return || is_once)
        first =
            scope_.seen.note(columns, {static_cast<std::uint32_t>(scope_.files.size() - 1), place.number});
    if (!first || !may_return)
        ++report_.solutions;
    if (first && is_once)
        fault(place, again(columns, *first, place));
}

std::string BoardCheck::again(Solution columns, const Occurrence& first, const Place& place) const {
    const Scope::File& file = scope_.files[first.file];
    const bool same_file = first.file + 1 == scope_.files.size();
    const std::string earlier = file.noun.empty() ? file.name
                                                  : fmt::format("{} {}{}", file.noun, first.number,
                                                                same_file ? "" : " of " + file.name);
    const std::string later = place.noun.empty() ? "here" : fmt::format("{} {}", place.noun, place.number);
    return fmt::format("solution {} is shown {}: {} and {}", text(columns),
                       expectations_.unique ? "twice, perhaps turned or mirrored" : "twice", earlier, later);
}

}  // namespace queenreel::judge
