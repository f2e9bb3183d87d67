#include "queenreel/timing/limit_flashes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/timing/motion_time.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

constexpr std::size_t changes_a_second = 6;

/// The times of recent changes, in film time: a ring of as many as matter.
class Changes {
  public:
    /// The earliest time of another change.
    microseconds earliest() const { return times_[oldest_] + 1s; }

    void add(microseconds now) {
        times_[oldest_] = now;
        oldest_ = (oldest_ + 1) % changes_a_second;
    }

    /// Corrects the time of the last change, which was seen later.
    void correct(microseconds seen) { times_[(oldest_ + changes_a_second - 1) % changes_a_second] = seen; }

  private:
    static constexpr std::array<microseconds, changes_a_second> never_ = [] {
        std::array<microseconds, changes_a_second> times{};
        times.fill(-1s);
        return times;
    }();

    std::array<microseconds, changes_a_second> times_ = never_;
    std::size_t oldest_ = 0;
};

/// Marks the squares whose light differs: queens are lit as long as attack lines start at them.
void add_lights(const BoardPanel& board, const BoardPanel& other, std::vector<bool>::iterator cells) {
    for (const AttackLine& line : board.lines) {
        const bool stays = std::ranges::any_of(other.lines, [&](const AttackLine& kept) {
            return kept.from_row == line.from_row && kept.from_column == line.from_column;
        });
        if (!stays && is_on_board(board, line.from_row, line.from_column))
            cells[std::ptrdiff_t{line.from_row} * board.size + line.from_column] = true;
    }
}

/// Returns whether each element that changes as a unit differs between two frames: panels first, then cells
/// row by row; all cells if the guide below them differs.
std::vector<bool> differences(const Frame& before, const Frame& after) {
    std::vector<bool> differ;
    const auto compare = [&](const auto& old, const auto& now) {
        for (std::size_t i = 0; i < std::max(old.size(), now.size()); ++i)
            differ.push_back(i >= old.size() || i >= now.size() || old[i] != now[i]);
    };
    compare(before.panels, after.panels);
    compare(before.board.cells, after.board.cells);
    if (before.board.axis != after.board.axis || before.board.turned != after.board.turned)
        std::fill(differ.end() - std::ssize(after.board.cells), differ.end(), true);
    if (has_size(before.board, after.board.size) && has_size(after.board, after.board.size)) {
        const auto cells = differ.end() - std::ssize(after.board.cells);
        add_lights(before.board, after.board, cells);
        add_lights(after.board, before.board, cells);
    }
    return differ;
}

}  // namespace

Generator<Frame> limit_flashes(Generator<Frame> frames, FlashReport* report) {
    std::optional<Frame> shown;
    microseconds until{0};  // when the shown frame ends
    std::vector<Changes> changes;
    std::vector<bool> changed;  // from the previous frame to the shown one
    for (const Frame& next : frames) {
        if (shown) {
            std::vector<bool> differ = differences(*shown, next);
            changes.resize(std::max(changes.size(), differ.size()));
            microseconds earliest = until;
            for (std::size_t i = 0; i < differ.size(); ++i)
                if (differ[i])
                    earliest = std::max(earliest, changes[i].earliest());
            const microseconds added = earliest - std::exchange(until, earliest);
            shown->duration += added;
            if (report)
                report->added += added;
            // If queens move to a frame, its changes are seen when they arrive.
            const microseconds seen = until - shown->duration + max_motion_time(*shown);
            for (std::size_t i = 0; i < changed.size(); ++i)
                if (changed[i])
                    changes[i].correct(seen);
            for (std::size_t i = 0; i < differ.size(); ++i)
                if (differ[i])
                    changes[i].add(until);
            changed = std::move(differ);
            co_yield *shown;
        }
        shown = next;
        until += next.duration;
    }
    if (shown)
        co_yield *shown;
}

}  // namespace queenreel
