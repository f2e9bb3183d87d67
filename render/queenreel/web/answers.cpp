#include "queenreel/web/answers.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/counting/count_puzzle.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/solvers/completion.h"
#include "queenreel/solvers/exercises.h"
#include "queenreel/story/race/racer.h"
#include "queenreel/story/story.h"
#include "queenreel/web/fields.h"
#include "queenreel/web/telling.h"

namespace queenreel {
namespace {

constexpr std::int64_t max_placed = 100;
constexpr std::int64_t default_max_nodes = 1'000'000;
constexpr std::int64_t max_counted_millions = 100'000;
constexpr std::int64_t max_seed = 1'000'000'000;

Board board_of(const Fields& asked, std::int64_t max) {
    const std::int64_t n = asked.whole("n", 0, {1, max});
    if (n == 0)
        throw AskError("n", "is missing");
    Board board(static_cast<int>(n));
    for (const auto& pair : asked.pairs("queens")) {
        if (std::min(pair[0], pair[1]) < 0 || std::max(pair[0], pair[1]) >= n)
            throw AskError("queens", "has a square that is not on the board");
        board.place({.row = static_cast<int>(pair[0]), .column = static_cast<int>(pair[1])});
    }
    return board;
}

std::string_view outcome_name(Completion::Outcome outcome) {
    switch (outcome) {
        case Completion::Outcome::found:
            return "found";
        case Completion::Outcome::none:
            return "none";
        case Completion::Outcome::gave_up:
            break;
    }
    return "gaveUp";
}

std::ptrdiff_t index_of(const Board& board, Square queen) {
    return std::ranges::find(board.queens(), queen) - board.queens().begin();
}

}  // namespace

std::string attacks_json(std::string_view placement) {
    const Board board = board_of(fields_of(placement), max_placed);
    Json attacked = Json::array();
    const std::vector<bool> squares = attacked_squares(board);
    for (std::size_t square = 0; square < squares.size(); ++square)
        if (squares[square])
            attacked.push_back(square);
    Json pairs = Json::array();
    for (const auto& [a, b] : conflicts(board))
        pairs.push_back({index_of(board, a), index_of(board, b)});
    return json_text({{"attacked", std::move(attacked)},
                      {"conflicts", std::move(pairs)},
                      {"solution", is_solution(board)}});
}

std::string completion_json(std::string_view placement) {
    const Fields asked = fields_of(placement);
    const Board board = board_of(asked, max_completed);
    const Completion completion = complete(
        board, static_cast<std::uint64_t>(asked.whole("maxNodes", default_max_nodes, {1, 1'000'000'000})));
    Json json{{"outcome", outcome_name(completion.outcome)}, {"nodes", completion.nodes}};
    if (completion.outcome == Completion::Outcome::found)
        json["columns"] = completion.columns;
    return json_text(json);
}

std::string reach_json(std::string_view placement) {
    const Fields asked = fields_of(placement);
    const Board board = board_of(asked, Puzzle::max_masked);
    const auto known = board.queens().empty() ? known_solutions(board.size()) : std::nullopt;
    if (known)
        return json_text({{"count", *known}});
    std::int64_t millions = asked.whole("millions", 1, {1, max_counted_millions});
    const auto keep_going = [&](double /*share*/) { return --millions > 0; };
    const std::span<const Square> queens = board.queens();
    const Givens given{.queens = {queens.begin(), queens.end()}};
    const auto counted = count_puzzle({board.size(), given}, keep_going);
    return json_text(counted ? Json{{"count", counted->solutions}} : Json::object());
}

std::string exercises_json(std::string_view asked) {
    constexpr int count = 6;
    const Fields fields = fields_of(asked);
    const auto n = static_cast<int>(fields.whole("n", 8, {1, max_placed}));
    const ExerciseSpec spec{.n = n,
                            .count = count,
                            .missing = static_cast<int>(fields.whole("missing", 3, {1, max_placed})),
                            .seed = static_cast<std::uint64_t>(fields.whole("seed", 1, {1, max_seed}))};
    Json drawn = Json::array();
    for (const Exercise& exercise : exercises(spec)) {
        Json given = Json::array();
        for (const Square queen : exercise.board.queens())
            given.push_back(queen.row * n + queen.column);
        drawn.push_back({{"given", std::move(given)}, {"nodes", exercise.nodes}});
    }
    return json_text({{"exercises", std::move(drawn)}});
}

std::string tables_json() {
    Json json{{"solvers", Json::array()}, {"stories", Json::array()}};
    for (const Solver& solver : solvers())
        json["solvers"].push_back({{"name", solver.name},
                                   {"summary", solver.summary},
                                   {"min", solver.min_n},
                                   {"max", solver.max_n},
                                   {"complete", solver.complete},
                                   {"random", !solver.deterministic}});
    for (const Story& story : stories()) {
        const std::string_view solver =
            story.default_solver.empty() ? solvers().front().name : story.default_solver;
        Json takes = Json::array();
        for (const StoryOption option : story.takes)
            takes.push_back(field_of(option).in_pages);
        json["stories"].push_back({{"name", story.name},
                                   {"summary", story.summary},
                                   {"solver", solver},
                                   {"followsSearch", story.follows_search},
                                   {"ofSolutions", story.of_solutions},
                                   {"takes", std::move(takes)}});
    }
    for (const RaceEntry& entry : race_entries({}))
        json["racers"].push_back(entry.racer.solver->name);
    return json_text(json);
}

std::string possible_json(std::string_view asked, const Trace* trace) {
    const Telling telling = telling_of(asked, trace);
    telling.open();
    return "{}";
}

std::string trace_json(const Trace& trace) {
    std::uint64_t events = 0;
    std::uint64_t found = 0;
    for (const SearchEvent& event : trace.events()) {
        ++events;
        found += event.kind == SearchEvent::Kind::solution;
    }
    return json_text({{"n", trace.n()},
                      {"rule", row_of(trace.puzzle().rule()).name},
                      {"solver", trace.solver().name},
                      {"known", !trace.is_strange()},
                      {"events", events},
                      {"solutions", found}});
}

// Uses the fields of a story of all solutions.
SolutionList::SolutionList(std::string_view asked) : SolutionList(telling_of(asked).options) {}

SolutionList::SolutionList(const StoryOptions& asked)
    : n_(asked.n),
      solver_(asked.solver),
      unique_(asked.unique),
      events_(solver_->search(n_, {.seed = asked.seed})) {}

std::string SolutionList::about_json() const {
    Json json = Json::object();
    const auto total = unique_ ? known_fundamental_solutions(n_) : known_solutions(n_);
    if (solver_->complete && total)
        json["total"] = *total;
    return json_text(json);
}

bool SolutionList::find_next() {
    if (!at_)
        at_ = events_.begin();
    else if (*at_ != events_.end())
        ++*at_;
    for (; *at_ != events_.end(); ++*at_)
        if ((*at_)->kind == SearchEvent::Kind::solution && (!unique_ || is_canonical((*at_)->columns)))
            return true;
    return false;
}

std::string SolutionList::next(std::uint64_t count) {
    for (; count > 0; --count, ++number_)
        if (!find_next())
            return json_text({{"end", true}, {"number", number_}});
    return json_text(
        {{"number", number_}, {"columns", std::vector<int>((*at_)->columns.begin(), (*at_)->columns.end())}});
}

}  // namespace queenreel
