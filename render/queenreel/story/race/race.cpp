#include "queenreel/story/race/race.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

constexpr std::uint64_t many = 20;  // solutions in a race

/// From the least to the most significant.
constexpr std::array telling{
    MomentKind::step,    MomentKind::test,       MomentKind::reject,  MomentKind::place,    MomentKind::back,
    MomentKind::deadend, MomentKind::generation, MomentKind::restart, MomentKind::solution, MomentKind::end};

std::ptrdiff_t telling_rank(MomentKind moment) {
    return std::ranges::find(telling, moment) - telling.begin();
}

/// The number of solutions that all racers find together; if unknown, the number requested.
std::uint64_t solutions_in_all(const std::vector<RaceEntry>& entries, const StoryOptions& options) {
    const std::uint64_t max = race_goal(entries, options);
    return std::min(many + 1, std::min(max, options.known_count().value_or(max))) * entries.size();
}

}  // namespace

Race::Race(const std::vector<RaceEntry>& entries, const StoryOptions& options)
    : words_(options.words),
      ran_(entries.size()),
      goal_(race_goal(entries, options)),
      led_(entries.size(), goal_ == 1),
      many_solutions_(solutions_in_all(entries, options) > many) {
    racers_.reserve(entries.size());
    for (const RaceEntry& entry : entries)
        racers_.emplace_back(entry, options.puzzle(), options.seed, goal_);
}

bool Race::step() {
    std::optional<std::uint64_t> next;
    for (const Racer& racer : racers_)
        if (const auto at = racer.next_at(); at && (!next || *at < *next))
            next = at;
    if (!next)
        return false;
    clock_ = *next;
    placed_before_ = placed_;
    for (std::size_t i = 0; i < racers_.size(); ++i) {
        Racer& racer = racers_[i];
        ran_[i] = racer.next_at() == clock_;
        while (racer.next_at() == clock_) {
            racer.step();
            if (racer.is_at_solution())
                break;
        }
        placed_ |= racer.queens_placed() > 0;
    }
    find_leader();
    return true;
}

/// Announces each leader only once: racers that alternate would otherwise be announced all the time.
void Race::find_leader() {
    new_leader_ = nullptr;
    if (done_count() > 0)
        return;
    const auto leader = std::ranges::max_element(racers_, {}, &Racer::solutions);
    if (leader->solutions() == 0 || std::ranges::count(racers_, leader->solutions(), &Racer::solutions) > 1)
        return;
    const auto index = static_cast<std::size_t>(leader - racers_.begin());
    if (led_[index])
        return;
    led_[index] = true;
    new_leader_ = &*leader;
}

void Race::map_with(std::vector<SearchMapper>& mappers) {
    for (std::size_t i = 0; i < racers_.size(); ++i)
        racers_[i].map_with(mappers[i]);
}

void Race::read_on(std::vector<RaceEntry>& entries) {
    for (std::size_t i = 0; i < racers_.size(); ++i) {
        RaceEntry& entry = entries[i];
        if (!entry.racer.events)
            continue;
        const SearchProfile seen = racers_[i].rest();
        if (!find_solver(entry.racer.solver->name))
            entry.profile = seen;
    }
}

std::size_t Race::done_count() const {
    return static_cast<std::size_t>(std::ranges::count_if(racers_, &Racer::is_done));
}

std::optional<std::size_t> Race::place(const Racer& racer) const {
    if (!racer.is_done() || racer.gave_up())
        return std::nullopt;
    return 1 + static_cast<std::size_t>(std::ranges::count_if(racers_, [&](const Racer& other) {
               return other.is_done() && !other.gave_up() && other.looks() < racer.looks();
           }));
}

Moment Race::moment() const {
    MomentKind found = MomentKind::step;
    for (const Racer& racer : racers_) {
        if (!ran(racer))
            continue;
        if (racer.is_done())
            return {MomentKind::solution, 1};
        if (telling_rank(racer.moment()) > telling_rank(found))
            found = racer.moment();
    }
    if (placed_ && !placed_before_)
        return {MomentKind::place, 1};
    return found == MomentKind::solution && many_solutions_ ? MomentKind::place : found;
}

}  // namespace queenreel
