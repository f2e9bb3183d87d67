#include "timing/selection.h"

#include <algorithm>

namespace queenreel {

Selection::Selection(const Pace& pace) : parts_(pace.parts) {
    for (const BeatRow& row : beat_table())
        held_[static_cast<std::size_t>(row.beat)] = pace.hold(row.beat).count() > 0;
}

bool Selection::takes(Beat beat) {
    const auto kind = static_cast<std::size_t>(beat);
    ++told_;
    ++told_of_[kind];
    const auto is_in = [&](const Part& part) {
        const std::uint64_t number = told(part);
        return (!part.beat || *part.beat == beat) && part.first <= number && number <= part.last;
    };
    return held_[kind] && (parts_.empty() || std::ranges::any_of(parts_, is_in));
}

bool Selection::is_over() const {
    return !parts_.empty() &&
           std::ranges::all_of(parts_, [this](const Part& part) { return told(part) >= part.last; });
}

std::uint64_t Selection::told(const Part& part) const {
    return part.beat ? told_of_[static_cast<std::size_t>(*part.beat)] : told_;
}

}  // namespace queenreel
