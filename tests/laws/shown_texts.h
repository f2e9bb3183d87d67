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

/// All texts shown in a picture of the frame.
std::vector<ShownText> shown_texts(const Painter& painter, const Frame& frame);

/// The pictures of a film that its transitions show on the way to a frame.
std::vector<Frame> with_lead_ins(const Frame& frame);

/// The caption, with all numbers alike, and what is beside it.
std::string kind_of(const Frame& frame);

}  // namespace queenreel
