#include "queenreel/story/race/racer.h"

#include <algorithm>

#include "queenreel/story/boards.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

bool is_stranger(const RaceEntry& entry) {
    return !find_solver(entry.racer.solver->name);
}

/// The approach that moments assume. That of an unknown solver is not known yet; assume no dead ends.
Approach known_approach(const RaceEntry& entry) {
    return is_stranger(entry) ? Approach::construction : entry.profile.approach;
}

Generator<SearchEvent> search_of(const StoryRacer& racer, const Puzzle& puzzle, std::uint64_t seed) {
    return racer.events
               ? racer.events()
               : racer.solver->search(puzzle, {.detail = Detail::steps, .seed = racer.seed.value_or(seed)});
}

/// "mine"; if that is taken, "mine (trace)", "mine (trace 2)"; with a seed of its own, "mine (seed 2)".
std::string free_name(const StoryRacer& racer, const std::vector<RaceEntry>& taken) {
    std::string name(racer.solver->name);
    if (racer.seed)
        name += " (seed " + std::to_string(*racer.seed) + ')';
    std::string tried = name;
    for (int number = 1; std::ranges::count(taken, tried, &RaceEntry::name) > 0; ++number)
        tried = name + (number == 1 ? " (trace)" : " (trace " + std::to_string(number) + ')');
    return tried;
}

}  // namespace

std::vector<RaceEntry> race_entries(const StoryOptions& options) {
    std::vector<StoryRacer> racers = options.racers;
    if (racers.empty())
        for (const std::string_view name : {"backtracking", "forward-checking", "dancing-links"})
            racers.push_back({.solver = find_solver(name)});
    std::vector<RaceEntry> entries;
    for (const StoryRacer& racer : racers)
        entries.push_back(
            {.racer = racer, .name = free_name(racer, entries), .profile = racer.solver->profile});
    return entries;
}

std::uint64_t race_goal(const std::vector<RaceEntry>& entries, const StoryOptions& options) {
    const bool all_find_all = std::ranges::all_of(
        entries, [](const RaceEntry& entry) { return entry.racer.events || entry.racer.solver->complete; });
    return options.to_first_solution || !all_find_all ? 1 : options.last;
}

Racer::Racer(const RaceEntry& entry, const Puzzle& puzzle, std::uint64_t seed, std::uint64_t max)
    : entry_(&entry),
      n_(puzzle.size()),
      max_(max),
      search_(search_of(entry.racer, puzzle, seed)),
      board_(puzzle, entry.profile, *entry.racer.solver),
      moments_(known_approach(entry)) {
    next_ = search_.begin();
    done_ = *next_ == std::default_sentinel;
}

std::optional<std::uint64_t> Racer::next_at() const {
    return done_ ? std::nullopt : std::optional((*next_)->looks);
}

void Racer::step() {
    const SearchEvent& event = **next_;
    columns_.assign(event.columns.begin(), event.columns.end());
    event_ = event;
    event_.columns = columns_;
    event_.population = nullptr;
    event_.line = -1;  // a race shows no silent steps
    board_.follow(event);
    observer_.observe(event);
    if (mapper_)
        mapper_->follow(event);
    queens_placed_ += event.kind == Kind::placed;
    solutions_ += event.kind == Kind::solution;
    if (event.kind == Kind::solution)
        last_solution_ = columns_;
    const EventFacts facts(event);
    const bool dead_end = moments_.dead_end(facts).has_value();
    moment_ = moments_.of(facts).kind;
    if (dead_end)
        moment_ = MomentKind::deadend;
    const bool enough = event.kind == Kind::solution && solutions_ == max_;
    if (enough && !entry_->racer.events) {
        done_ = true;
        return;
    }
    ++*next_;
    done_ = enough || *next_ == std::default_sentinel;
}

SearchProfile Racer::rest() {
    for (; *next_ != std::default_sentinel; ++*next_)
        observer_.observe(**next_);
    return observer_.profile();
}

Solution Racer::queens() const {
    return done_ && solutions_ > 0 ? Solution(last_solution_) : Solution(columns_);
}

BoardPanel Racer::board(std::uint64_t speed) const {
    // A search that is over has cleared its board; its solution is more interesting.
    if (done_ && solutions_ > 0)
        return queens_board(n_, queens(), Mark::solved);
    BoardPanel board = board_.look(event_, speed > 1 ? Tempo::hurried : Tempo::stepwise);
    board.lines.clear();  // on small boards, they hide more than they show
    return board;
}

}  // namespace queenreel
