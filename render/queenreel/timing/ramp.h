#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace queenreel {

/// How a film runs through a story, or a part of one, that is longer than itself: in full at the beginning,
/// then twice as fast, four times, and so on by powers of two up to a speed that it keeps, and slower again
/// to the end, which is in full. A story no longer than the film runs in full throughout.
///
/// Law: the story's end is the film's end, and film time never falls as story time rises. Memory is
/// O(log(story / film)). All times are microseconds, in double: exact to 285 years.
class Ramp {
  public:
    /// What is told in full at both ends; a part between two set pieces has no need of it.
    enum class Ends : std::uint8_t { in_full, fast };

    Ramp(std::chrono::microseconds story, std::chrono::microseconds film, Ends ends = Ends::in_full);

    /// When the film reaches a time of the story.
    double film_at(double story) const;

    /// How fast the film is there.
    std::uint64_t speed_at(double story) const;

  private:
    struct Stretch {
        double story;  // where it begins
        double film;
        double speed;
    };

    void add(double film, double speed);
    const Stretch& stretch_at(double story) const;

    double story_end_ = 0;
    double film_end_ = 0;
    std::vector<Stretch> stretches_;
};

}  // namespace queenreel
