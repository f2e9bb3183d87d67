#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "queenreel/puzzle/attacks.h"
#include "tales.h"

namespace queenreel {

/// A picture of a search with its event, and the board before it.
struct Shown {
    const Frame& frame;
    const SearchEvent& event;
    const Board& board;
    const Board& before;

    template <typename Kind>
    const Kind& panel() const {
        for (const Panel& panel : frame.panels)
            if (const auto* found = std::get_if<Kind>(&panel))
                return *found;
        throw std::runtime_error("no such panel");
    }
    const StatePanel& state() const { return panel<StatePanel>(); }

    /// The lit line of the code.
    const std::string& line() const {
        const auto& code = panel<CodePanel>();
        return code.lines.at(static_cast<std::size_t>(code.active));
    }
};

/// Calls `look` with each picture of a search that an event has made, until a test fails.
inline void each_picture(std::string_view solver, int n, const std::function<void(const Shown&)>& look,
                         std::optional<std::vector<PanelKind>> panels = {},
                         AttackRule rule = AttackRule::queens) {
    const StoryOptions options{
        .solver = find_solver(solver), .n = n, .rule = rule, .panels = std::move(panels)};
    const auto frames = tale("search", options);
    auto frame = frames.begin();
    Board before(n);
    std::uint64_t told = 0;
    std::uint64_t events = 0;
    for (const SearchEvent& event :
         options.solver->search(options.puzzle(), {.detail = Detail::steps, .seed = options.seed})) {
        ++events;
        while (frame != frames.end() && frame->event == told)  // pictures between two events
            ++frame;
        ASSERT_NE(frame, frames.end());
        if (frame->event > events)
            continue;  // a later event's picture covers it
        told = frame->event;
        const Board board = board_of(n, event.columns);
        SCOPED_TRACE(std::string(solver) + " of " + std::to_string(n) + ", event " + std::to_string(told) +
                     ": " + frame->caption);
        look({*frame, event, board, before});
        if (testing::Test::HasFatalFailure() || testing::Test::HasNonfatalFailure())
            return;
        before = board;
        ++frame;
    }
    EXPECT_EQ(frame, frames.end());
}

}  // namespace queenreel
