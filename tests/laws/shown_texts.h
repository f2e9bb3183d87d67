#pragma once

#include <string>
#include <vector>

#include "queenreel/paint/painter.h"

namespace queenreel {

/// A line of text in a picture.
struct ShownText {
    std::string text;
    double em = 0;
    Box box{};  ///< of its letters
    bool is_clipped = false;
};

bool is_inside(const Box& box, const Box& whole);

/// All texts that a picture of the frame shows.
std::vector<ShownText> shown_texts(const Painter& painter, const Frame& frame);

/// The pictures of a film that its transitions show on the way to a frame.
std::vector<Frame> with_lead_ins(const Frame& frame);

/// The caption, the same for all numbers, and what is beside it.
std::string kind_of(const Frame& frame);

}  // namespace queenreel
