#include "queenreel/story/search/events.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace queenreel {

using Kind = SearchEvent::Kind;

Generator<SearchEvent> all_events(const StoryOptions& options) {
    return options.events
               ? options.events()
               : options.solver->search(options.puzzle(), {.detail = Detail::steps, .seed = options.seed});
}

std::uint64_t wanted_solutions(const StoryOptions& options) {
    return options.to_first_solution ? 1 : options.last;
}

Generator<SearchEvent> search_events(StoryOptions options) {
    std::uint64_t solutions = 0;
    for (const SearchEvent& event : all_events(options)) {
        co_yield event;
        if (event.kind == Kind::solution && ++solutions >= wanted_solutions(options))
            co_return;
    }
}

std::optional<Moment> SearchMoments::dead_end(const EventFacts& next) {
    if (next.kind != Kind::removed || !std::exchange(childless_, false))
        return std::nullopt;
    return counted(MomentKind::deadend);
}

bool EventFacts::has_open_row_above(const SearchEvent& placed) {
    const auto above = placed.columns.first(static_cast<std::size_t>(placed.square.row));
    return std::ranges::find(above, -1) != above.end();
}

Moment SearchMoments::of(SilentStep step, const EventFacts& next) {
    if (step != SilentStep::spread)
        return of_choice(step, next);
    spread_ = true;
    return counted(MomentKind::effect);
}

Moment SearchMoments::of_choice(SilentStep step, const EventFacts& next) {
    enum Way : std::uint8_t { unguided, guided, next_square, skipping };
    const bool begins = !std::exchange(begun_, true);
    Way way = spread_ ? guided : unguided;
    if (step == SilentStep::repeat)
        way = next_square;
    else if (next.skips_rows && !skipped_ && !begins)
        way = skipping;
    Moment moment = counted(MomentKind::choice, way);
    skipped_ |= next.skips_rows;
    moment.answers = way == guided && next.chooses_row && !skipped_ && ++rows_chosen_ < choices_told_;
    moment.is_spare = way == unguided || way == next_square || (moment.answers && rows_chosen_ == 1);
    has_told_choice_ = moment.is_set_piece();
    return moment;
}

Moment SearchMoments::of(const EventFacts& event) {
    const bool goes_on_back = std::exchange(went_back_, event.kind == Kind::removed);
    switch (event.kind) {
        case Kind::tested: {
            Moment moment = counted(event.draw > new_draws_ ? MomentKind::redraw : MomentKind::test,
                                    event.tests_swap ? 1 : 0);
            // Of many draws, which look alike, one in eight is enough.
            constexpr int few = 24;
            constexpr int each = 8;
            moment.is_spare = backtracks_ && !event.stands;
            tested_ |= moment.is_spare;
            moment.leads_on = (backtracks_ && !event.stands) || (moment.kind == MomentKind::redraw &&
                                                                 event.draw > few && event.draw % each != 0);
            return moment;
        }
        case Kind::rejected: {
            // Rejecting a queen on the board means rejecting the board, which is why the queen is removed.
            childless_ = childless_ && !event.stands;
            const bool by_column = event.attacker.column == event.square.column;
            const bool by_row = event.attacker.row == event.square.row;
            refused_ = !event.stands;
            const int squares =
                (event.attacker.row - event.square.row) * (event.attacker.column - event.square.column);
            const bool by_knight = std::abs(squares) == 2;
            return counted(MomentKind::reject, by_column ? 0 : by_row ? 1 : by_knight ? 3 : 2);
        }
        case Kind::placed: {
            childless_ = backtracks_;
            const bool was_refused = std::exchange(refused_, false);
            Moment moment = counted(MomentKind::place, event.is_drawn ? 1 : was_refused ? 2 : 0);
            // If no square was rejected before, a free one is not news; but the first queen of all answers
            // the first test.
            if (backtracks_ && !was_refused)
                moment.answers = moment.occurrence++ == 1;
            const bool was_chosen = std::exchange(has_told_choice_, false);
            moment.answers |= was_chosen;
            moment.is_spare = was_chosen || (tested_ && !was_refused);
            return moment;
        }
        case Kind::removed:
            childless_ = refused_ = false;
            return counted(MomentKind::back, goes_on_back ? 1 : 0);
        case Kind::wiped_out:
            childless_ = false;
            return counted(MomentKind::deadend);
        case Kind::restarted:
            return counted(MomentKind::restart);
        case Kind::generation:
            return counted(MomentKind::generation);
        case Kind::bred:
            return counted(MomentKind::child, !event.has_two_parents ? 0 : event.is_mutated ? 2 : 1);
        case Kind::solution:
            childless_ = false;
            return counted(MomentKind::solution);
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return counted(MomentKind::end);
}

}  // namespace queenreel
