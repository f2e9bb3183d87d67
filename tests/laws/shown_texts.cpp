#include "shown_texts.h"

#include <utility>
#include <variant>

#include "queenreel/base/overloaded.h"

namespace queenreel {
namespace {

void add_texts(const DisplayList& list, const StampUse& in, std::vector<ShownText>& texts) {
    constexpr double ascent = 0.73;
    constexpr double descent = 0.2;
    for (const Shape& shape : list.shapes)
        std::visit(Overloaded{[&](const TextRun& run) {
                                  const Box box{run.x, run.base_line - ascent * run.em, run.width,
                                                (ascent + descent) * run.em};
                                  texts.push_back({.text = run.text,
                                                   .em = run.em * in.scale,
                                                   .box = {in.x + box.x * in.scale, in.y + box.y * in.scale,
                                                           box.width * in.scale, box.height * in.scale},
                                                   .is_clipped = shape.clip && !is_inside(box, *shape.clip)});
                              },
                              [&](const StampUse& use) {
                                  add_texts(*use.stamp,
                                            {.stamp = {},
                                             .x = in.x + use.x * in.scale,
                                             .y = in.y + use.y * in.scale,
                                             .scale = use.scale * in.scale},
                                            texts);
                              },
                              [&](const ShapeGroup& group) { add_texts(*group.shapes, in, texts); },
                              [](const auto&) {}},
                   shape.what);
}

}  // namespace

bool is_inside(const Box& box, const Box& whole) {
    constexpr double pixel = 1.01;  // glyphs are on whole ones
    return box.x >= whole.x - pixel && box.y >= whole.y - pixel &&
           box.x + box.width <= whole.x + whole.width + pixel &&
           box.y + box.height <= whole.y + whole.height + pixel;
}

std::vector<ShownText> shown_texts(const Painter& painter, const Frame& frame) {
    ListCanvas canvas;
    painter.draw(canvas, frame);
    std::vector<ShownText> texts;
    add_texts(canvas.take(), {}, texts);
    return texts;
}

std::vector<Frame> with_lead_ins(const Frame& frame) {
    std::vector<Frame> all{frame};
    for (const LeadIn& in : frame.lead_ins) {
        all.push_back(frame);
        all.back().board = in.board;
        all.back().panels = in.panels;
        all.back().caption = in.caption.value_or(frame.caption);
    }
    return all;
}

std::string kind_of(const Frame& frame) {
    std::string text = frame.caption;
    for (char& c : text)
        c = '0' <= c && c <= '9' ? '0' : c;
    return text + (frame.overview ? " overview" : "") + (frame.shows_scene() ? "" : " page");
}

}  // namespace queenreel
