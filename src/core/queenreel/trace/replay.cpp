#include "queenreel/trace/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/trace/errors.h"
#include "queenreel/trace/fields.h"
#include "queenreel/trace/format.h"
#include "queenreel/trace/plain_event.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

Kind parse_kind(const Json& object) {
    constexpr std::size_t longest_name = 40;
    const std::string name = text(object, "event", longest_name);
    if (const auto kind = find_kind(name))
        return *kind;
    throw LineError(fmt::format("'{}' is not an event; choose from {}", name, kind_names()));
}

bool is_end(Kind kind) {
    return kind == Kind::exhausted || kind == Kind::gave_up;
}

}  // namespace

Replay::Replay(Puzzle puzzle, int code_lines)
    : puzzle_(std::move(puzzle)),
      n_(puzzle_.size()),
      code_lines_(code_lines),
      queens_(n_, puzzle_.rule()),
      generations_(n_, puzzle_.rule()) {}

SearchEvent Replay::next(std::string_view line) {
    if (const auto plain = next_plain(line))
        return *plain;
    const Json object = parse_line(line);
    SearchEvent event{.kind = parse_kind(object)};
    if (last_ && is_end(*last_))
        throw LineError(fmt::format("the search ended with '{}'; begin another trace", kind_name(*last_)));
    const Allowed lines = code_lines_ > 0 ? Allowed{0, code_lines_ - 1, "not a line of the pseudocode"}
                                          : Allowed{0, std::numeric_limits<int>::max()};
    event.line = static_cast<int>(optional_whole(object, "line", lines).value_or(-1));
    act(event, object);
    event.looks =
        looks(event, optional_whole(object, "looks", {0, std::numeric_limits<std::int64_t>::max()}));
    event.columns = queens_.standing();
    last_ = event.kind;
    return event;
}

/// Executes the event of a plainly written line that follows from those before. Otherwise returns nothing and
/// has no effect.
std::optional<SearchEvent> Replay::next_plain(std::string_view line) {
    const std::optional<PlainEvent> plain = plain_event(line);
    if (!plain || (last_ && is_end(*last_)) || !is_on_board(plain->square) ||
        (plain->line && code_lines_ > 0 && *plain->line >= code_lines_) ||
        (plain->looks && static_cast<std::uint64_t>(*plain->looks) < looks_))
        return std::nullopt;
    SearchEvent event{.kind = plain->kind, .square = plain->square, .line = plain->line.value_or(-1)};
    if (event.kind == Kind::rejected) {
        if (!plain->attacker || !is_on_board(*plain->attacker) || !stands(*plain->attacker) ||
            !puzzle_.attacks(*plain->attacker, event.square))
            return std::nullopt;
        event.attacker = *plain->attacker;
    } else if (plain->attacker || (event.kind == Kind::placed && puzzle_.is_blocked(event.square))) {
        return std::nullopt;
    }
    if (event.kind == Kind::placed)
        queens_.place(event.square);
    else if (event.kind == Kind::removed)
        queens_.remove(event.square);
    event.looks = looks(event, plain->looks);
    event.columns = queens_.standing();
    last_ = event.kind;
    return event;
}

bool Replay::is_on_board(Square square) const {
    return square.row >= 0 && square.row < n_ && square.column >= 0 && square.column < n_;
}

/// Returns true if there is a queen on the square, placed or given.
bool Replay::stands(Square queen) const {
    return queens_.has(queen) || puzzle_.has_queen(queen);
}

std::optional<Square> Replay::attacker_of(Square square) const {
    if (const auto placed = queens_.attacker(square))
        return placed;
    for (const Square queen : puzzle_.givens().queens)
        if (puzzle_.attacks(queen, square))
            return queen;
    return std::nullopt;
}

void Replay::place(Square square) {
    if (puzzle_.is_blocked(square))
        throw LineError(fmt::format("{} is blocked; place queens on other squares", in_words(square)));
    queens_.place(square);
}

std::uint64_t Replay::looks(const SearchEvent& event, std::optional<std::int64_t> told) {
    if (told) {
        const auto now = static_cast<std::uint64_t>(*told);
        if (now < looks_)
            throw LineError(fmt::format(
                "looks falls from {} to {}; give how many there have been since the beginning", looks_, now));
        counts_looks_ = true;
        return looks_ = now;
    }
    const bool of_square = event.kind == Kind::rejected || event.kind == Kind::placed;
    const bool is_look = event.kind == Kind::tested || event.kind == Kind::generation ||
                         (of_square && event.square != tested_);
    if (event.kind == Kind::tested)
        tested_ = event.square;
    else if (event.kind != Kind::rejected)
        tested_ = {-1, -1};
    return looks_ += is_look && !counts_looks_ ? 1 : 0;
}

void Replay::act(SearchEvent& event, const Json& object) {
    switch (event.kind) {
        case Kind::tested:
            event.square = parse_square(object);
            event.draw = static_cast<int>(
                optional_whole(object, "draw", {1, std::numeric_limits<int>::max()}).value_or(0));
            break;
        case Kind::rejected:
            reject(event, object);
            break;
        case Kind::placed:
            event.square = parse_square(object);
            place(event.square);
            parse_reasons(event, object);
            break;
        case Kind::removed:
            event.square = parse_square(object);
            queens_.remove(event.square);
            parse_reasons(event, object);
            break;
        case Kind::wiped_out:
            wipe_out(event, object);
            break;
        case Kind::restarted:
            queens_.show({});
            generations_.restart();
            break;
        case Kind::generation:
            event.population = &generations_.next(object);
            queens_.show(
                event.population->individuals[static_cast<std::size_t>(event.population->best)].columns);
            break;
        case Kind::bred:
            event.child = &generations_.child(object);
            event.population = &generations_.now();
            break;
        case Kind::solution:
            check_solution(object);
            break;
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
}

void Replay::check_end() const {
    if (!last_)
        throw LineError("the trace is cut: no event follows the header; write it again");
    if (*last_ != Kind::solution && !is_end(*last_))
        throw LineError(fmt::format(
            "the trace is cut: it ends with '{}'; write it again, or end it with {{\"event\":\"exhausted\"}}",
            kind_name(*last_)));
}

Square Replay::parse_square(const Json& object) const {
    const std::string otherwise = fmt::format("off the board of n = {}", n_);
    const Allowed on_board{0, n_ - 1, otherwise};
    return {static_cast<int>(whole(object, "row", on_board)),
            static_cast<int>(whole(object, "column", on_board))};
}

void Replay::parse_reasons(SearchEvent& event, const Json& object) const {
    event.choice = parse_choice(object, event.square);
    event.drawn_from =
        static_cast<int>(optional_whole(object, "drawn_from", {1, n_, "more than there are"}).value_or(0));
}

Square Replay::parse_choice(const Json& object, Square square) const {
    const auto choice = object.find("choice");
    if (choice == object.end())
        return {-1, -1};
    if (!choice->is_object() || choice->contains("row") == choice->contains("column"))
        throw LineError(
            fmt::format("choice is {}, not a line of the board; write {{\"row\":0}} or {{\"column\":0}}",
                        shown(*choice)));
    const bool of_row = choice->contains("row");
    const std::string otherwise = fmt::format("off the board of n = {}", n_);
    const auto number = static_cast<int>(whole(*choice, of_row ? "row" : "column", {0, n_ - 1, otherwise}));
    if (number != (of_row ? square.row : square.column))
        throw LineError(fmt::format("{} is not in {} {}; name the row or column that is chosen",
                                    in_words(square), of_row ? "row" : "column", number));
    return of_row ? Square{number, -1} : Square{-1, number};
}

void Replay::reject(SearchEvent& event, const Json& object) const {
    event.square = parse_square(object);
    const auto by = object.find("by");
    if (by == object.end()) {
        const auto attacker = attacker_of(event.square);
        if (!attacker)
            throw LineError(
                fmt::format("no queen attacks {}; reject only attacked squares", in_words(event.square)));
        event.attacker = *attacker;
        return;
    }
    if (!by->is_object())
        throw LineError(fmt::format("by is {}, not a square; write {{\"row\":0,\"column\":0}}", shown(*by)));
    event.attacker = parse_square(*by);
    if (!stands(event.attacker))
        throw LineError(fmt::format("no queen stands on {} to attack {}; name a queen that does",
                                    in_words(event.attacker), in_words(event.square)));
    if (!puzzle_.attacks(event.attacker, event.square))
        throw LineError(fmt::format("the queen on {} does not attack {}; name a queen that does",
                                    in_words(event.attacker), in_words(event.square)));
}

void Replay::wipe_out(SearchEvent& event, const Json& object) const {
    const bool of_row = object.contains("row");
    if (of_row == object.contains("column"))
        throw LineError("one row or one column is wiped out; give either \"row\" or \"column\"");
    const std::string otherwise = fmt::format("off the board of n = {}", n_);
    const auto number = static_cast<int>(whole(object, of_row ? "row" : "column", {0, n_ - 1, otherwise}));
    event.square = of_row ? Square{number, -1} : Square{-1, number};
    for (int i = 0; i < n_; ++i) {
        const Square square = of_row ? Square{number, i} : Square{i, number};
        if (queens_.has(square) || (queens_.is_free(square) && puzzle_.is_open(square)))
            throw LineError(fmt::format(
                "{} {} is not wiped out: {}; name one without a free square", of_row ? "row" : "column",
                number, queens_.has(square) ? "it has a queen" : "nothing attacks " + in_words(square)));
    }
}

void Replay::check_solution(const Json& object) const {
    const auto& told = elements(object, "columns", "[1,3,0,2]");
    const auto agrees = [](const Json& a, int column) { return a.is_number_integer() && a == column; };
    if (object.contains("columns") && !std::ranges::equal(told, queens_.columns(), agrees))
        throw LineError(
            "columns differ from the queens on the board; write down each queen placed and removed, or "
            "leave columns out");
    if (queens_.count() < n_)
        throw LineError(fmt::format("it is not a solution: {} of {} queens stand; place the others first",
                                    queens_.count(), n_));
    if (!is_solved())
        throw LineError(
            "it is not a solution: two queens attack each other; write a solution only where no two queens "
            "attack each other");
    check_givens();
}

/// Returns true if no queen attacks another. Each row has one.
bool Replay::is_solved() const {
    return puzzle_.rule() == AttackRule::queens ? is_solution(queens_.columns())
                                                : is_solution(Board(n_, queens_.columns()), puzzle_.rule());
}

void Replay::check_givens() const {
    for (const Square queen : puzzle_.givens().queens)
        if (!queens_.has(queen))
            throw LineError(fmt::format(
                "it is not a solution: the given queen on {} does not stand; place it", in_words(queen)));
}

}  // namespace queenreel
