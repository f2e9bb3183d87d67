#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace queenreel {

/// Maps a story, or part of one, to a shorter film: full speed at the beginning, then twice as fast, four
/// times, and so on by powers of two up to a constant speed, and slower again towards the end, which is in
/// full. A story no longer than the film runs in full throughout.
///
/// Law: the story's end is the film's end, and film time never decreases as story time increases. Memory is
/// O(log(story / film)). All times are microseconds, as double: exact up to 285 years.
class Ramp {
  public:
    /// The ends that a ramp has: both in full, or fast ones, which suffice between two set pieces.
    enum class Ends : std::uint8_t { in_full, fast };

    Ramp(std::chrono::microseconds story, std::chrono::microseconds film, Ends ends = Ends::in_full);

    /// The film time of a story time.
    double film_at(double story) const;

    /// The speed of the film at a story time.
    std::uint64_t speed_at(double story) const;

  private:
    struct Stretch {
        double story;  // story time where it begins
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
