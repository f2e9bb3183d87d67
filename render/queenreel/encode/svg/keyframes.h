#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "queenreel/encode/svg/queen_cast.h"
#include "queenreel/encode/svg/shape_timeline.h"

namespace queenreel {

/// Writes film times as percentages of its length, to a hundredth of a second.
class FilmPercentages {
  public:
    explicit FilmPercentages(std::chrono::microseconds length);

    std::chrono::microseconds length() const { return length_; }

    std::string operator()(std::chrono::microseconds time) const;

  private:
    std::chrono::microseconds length_;
    int digits_ = 0;
};

/// CSS keyframes that show an element during its spans and hide it otherwise, changing at once. `rests_seen`:
/// the element is visible when nothing plays, and so before its first keyframe.
std::string seen_keyframes(const std::vector<ShapeTimeline::Span>& seen, const FilmPercentages& share,
                           bool rests_seen);

bool is_seen_at(const std::vector<ShapeTimeline::Span>& seen, std::chrono::microseconds time);

/// The last pose at or before a time; hidden if the queen has none yet.
QueenPose pose_at(const std::vector<QueenPose>& poses, std::chrono::microseconds time);

/// Returns true if the queen is hidden or pale at some time, so that its keyframes need an opacity.
bool comes_or_goes(const std::vector<QueenPose>& poses);

/// CSS keyframes that move a queen from pose to pose in straight lines, relative to `rest`, its place when
/// nothing plays.
std::string pose_keyframes(const std::vector<QueenPose>& poses, const QueenPose& rest,
                           const FilmPercentages& share);

}  // namespace queenreel
