#pragma once

#include <chrono>
#include <vector>

#include "queenreel/frame/panel.h"

namespace queenreel {

/// The change of panels from one picture to the next: the light in code glides to its line in 0.2 s, numbers
/// roll and nodes of a tree grow out of their parents, or shrink into them, in 0.3 s; rows of cells slide to
/// their places in 0.6 s, and the result of a table's calculation flies to its box in 0.5 s. Everything else
/// changes at once.
class PanelMotion {
  public:
    /// No motion.
    PanelMotion() = default;

    /// Moves the panels of one picture to those of the next; both must outlive it. No motion takes longer
    /// than `most`.
    PanelMotion(const std::vector<Panel>& before, const std::vector<Panel>& after,
                std::chrono::microseconds most);

    /// The time until everything stands still.
    std::chrono::microseconds duration() const { return duration_; }

    /// The panels in the next picture, which is shown for `time`.
    std::vector<Panel> next(std::chrono::microseconds time);

    /// Returns true if something still moves.
    bool goes_on() const { return elapsed_ < duration_; }

  private:
    const std::vector<Panel>* before_ = nullptr;
    const std::vector<Panel>* after_ = nullptr;
    std::chrono::microseconds most_{0};
    std::chrono::microseconds duration_{0};
    std::chrono::microseconds elapsed_{0};
};

/// Moves the playheads of maps in `between` to a share of the way from one picture to the next. Returns
/// whether any of them moves.
bool move_playheads(const std::vector<Panel>& before, const std::vector<Panel>& after, double share,
                    std::vector<Panel>& between);

/// The panels with everything at its destination.
std::vector<Panel> at_rest(std::vector<Panel> panels);

}  // namespace queenreel
