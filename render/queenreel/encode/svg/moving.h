#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/encode/svg/queen_cast.h"
#include "queenreel/encode/svg/shape_timeline.h"
#include "queenreel/encode/svg/shapes.h"
#include "queenreel/encode/svg/two_lights.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/paint/painter.h"
#include "queenreel/timing/flight.h"
#include "queenreel/timing/transition.h"

namespace queenreel {

/// The options of a moving document.
struct MovingSvgOptions {
    Look look{};
    const Theme* dark = nullptr;  ///< for dark screens, with the same layout; null: always the look's own
                                  ///< colors
    Transition transition = Transition::glide;
    int plays = 0;        ///< how often; 0: forever
    std::string title{};  ///< UTF-8, for those who cannot see it; empty: the first frame's
};

/// An SVG document that plays a film with CSS animations: a shape that stays is one element, and queens move.
/// If the reader prefers reduced motion, or nothing plays, it shows the first full board.
class MovingSvg {
  public:
    /// Throws as Painter.
    explicit MovingSvg(const MovingSvgOptions& options);

    /// Adds a picture with its duration. Queens between squares get a motion of their own that takes as long.
    /// Throws as Painter::draw.
    void put(const Frame& frame);

    /// The document of all pictures, of which there must be at least one.
    std::string finish();

  private:
    using Time = std::chrono::microseconds;

    class Classes;

    DisplayList listed(const Frame& frame);
    Flying flying_to(const Frame& frame) const;
    void show(const Frame& frame, bool on_board, const Flying& flown);
    std::string style(std::string_view rules) const;
    std::string queens(SvgShapes& shapes, Classes& classes, Time poster) const;
    std::string elements(SvgShapes& shapes, Classes& classes, Time poster);

    MovingSvgOptions options_;
    Painter painter_;
    std::optional<Painter> dark_painter_;
    TwoLights lights_{};
    ShapeTimeline shapes_{};
    QueenCast queens_;
    std::shared_ptr<const DisplayList> queen_stamp_{};
    std::optional<Frame> before_{};
    Time hold_before_{0};
    Time on_the_way_{0};   // of in-between pictures
    bool glides_ = false;  // whether queens glide in them
    Time now_{0};
    std::optional<Time> poster_{};
    std::string description_{};  // of what is visible when nothing plays
};

}  // namespace queenreel
