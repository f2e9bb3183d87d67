#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/story/story.h"

namespace queenreel {

/// The story of that name with its default solver.
inline StoryOptions default_options(std::string_view name, int n) {
    StoryOptions options{.n = n};
    if (const std::string_view solver = find_story(name)->default_solver; !solver.empty())
        options.solver = find_solver(solver);
    return options;
}

/// A pace that has time to say everything in full.
inline Pace spoken() {
    Pace pace;
    for (const MomentKindRow& row : moment_kinds())
        pace.set_hold(row.kind, std::chrono::seconds(5));
    return pace;
}

/// All its frames at a pace.
inline std::vector<Frame> tale(std::string_view name, const StoryOptions& options,
                               const Pace& pace = spoken()) {
    const auto story = find_story(name)->open(options);
    std::vector<Frame> frames;
    for (const Frame& frame : story->frames(pacer_of(*story, pace)))
        frames.push_back(frame);
    return frames;
}

/// What its pictures are made of, at a pace.
inline Scene scene_of(std::string_view name, const StoryOptions& options, const Pace& pace = {}) {
    const auto story = find_story(name)->open(options);
    pacer_of(*story, pace);
    return story->scene();
}

/// Why it cannot be told; nothing if it can.
inline std::optional<StoryError> error_of(std::string_view name, const StoryOptions& options) {
    try {
        const auto story = find_story(name)->open(options);
        if (story->needs_preview())
            measure(*story, {});
    } catch (const StoryError& error) {
        return error;
    }
    return std::nullopt;
}

/// The same in words; empty if it can be told.
inline std::string refusal(std::string_view name, const StoryOptions& options) {
    const auto error = error_of(name, options);
    return error ? error->what() : "";
}

/// A pace of that duration.
inline Pace lasting(std::chrono::microseconds duration, std::chrono::microseconds end_pause = {}) {
    Pace pace;
    pace.duration = duration;
    pace.end_pause = end_pause;
    return pace;
}

/// A board as text, one row per line: `Q` a queen, `S` one of a solution, `G` a given one, and for squares
/// without one `.` none, `o` attacked, `?` tested, `X` rejected, `L` removed, `x` eliminated, `W` wiped out,
/// `#` blocked; `!` anything else.
inline std::string marks_of(const BoardPanel& panel) {
    std::string text;
    for (std::size_t i = 0; i < panel.cells.size(); ++i) {
        const auto [queen, mark, number, given] = panel.cells[i];
        constexpr std::string_view empty = ".o!?XL!xW!#";
        if (queen)
            text += given ? 'G' : mark == Mark::none ? 'Q' : mark == Mark::solved ? 'S' : '!';
        else
            text += empty[static_cast<std::size_t>(mark)];
        if ((i + 1) % static_cast<std::size_t>(panel.size) == 0)
            text += '\n';
    }
    return text;
}

/// Where the queens are, regardless of marks.
inline Board queens_of(const BoardPanel& panel) {
    Board board(panel.size);
    for (int row = 0; row < panel.size; ++row)
        for (int column = 0; column < panel.size; ++column)
            if (panel.cells[static_cast<std::size_t>(row * panel.size + column)].queen)
                board.place({row, column});
    return board;
}

}  // namespace queenreel
