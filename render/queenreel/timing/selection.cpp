#include "queenreel/timing/selection.h"

#include <algorithm>

namespace queenreel {

Selection::Selection(const Pace& pace) : parts_(pace.parts), only_told_(pace.only_told) {
    for (const MomentKindRow& row : moment_kinds())
        held_[static_cast<std::size_t>(row.kind)] = pace.hold(row.kind).count() > 0;
}

bool Selection::takes(const Moment& moment) {
    const auto kind = static_cast<std::size_t>(moment.kind);
    // Cards are not part of a story, and not shown around parts of one.
    if (moment.kind == MomentKind::card)
        return held_[kind] && parts_.empty();
    ++told_;
    ++told_of_[kind];
    const auto is_in = [&](const Part& part) {
        const std::uint64_t number = told(part);
        return (!part.kind || *part.kind == moment.kind) && part.first <= number && number <= part.last;
    };
    if (only_told_ && !moment.is_set_piece())
        return false;
    return held_[kind] && (parts_.empty() || std::ranges::any_of(parts_, is_in));
}

bool Selection::is_over() const {
    return !parts_.empty() &&
           std::ranges::all_of(parts_, [this](const Part& part) { return told(part) >= part.last; });
}

std::uint64_t Selection::told(const Part& part) const {
    return part.kind ? told_of_[static_cast<std::size_t>(*part.kind)] : told_;
}

}  // namespace queenreel
