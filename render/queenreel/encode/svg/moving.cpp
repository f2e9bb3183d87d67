#include "queenreel/encode/svg/moving.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <variant>

#include "queenreel/encode/svg/document.h"
#include "queenreel/encode/svg/keyframes.h"
#include "queenreel/encode/svg/path.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/timing/panel_motion.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

// These follow the mark for the document's own prefix.
constexpr std::string_view root_id = "\x01r";
constexpr std::string_view queen_class = "\x01q";
constexpr std::string_view class_mark = "\x01k";

Painter painter_in(Look look, const Theme& theme) {
    const int board_size = look.board_size();
    look.theme = theme;
    return {look, board_size};
}

/// A theme whose drawings differ from those of `other` only in colors: painters omit an outline in the
/// queen's color and an invisible background.
Theme alike(Theme theme, const Theme* other) {
    if (other && theme.outline == theme.queen && other->outline != other->queen)
        theme.outline.green ^= 1;
    return theme;
}

/// The theme for dark screens, with the background's alpha from the light one.
Theme on_dark_screens(Theme dark, const Theme& light) {
    dark.background.alpha = light.background.alpha;
    return alike(dark, &light);
}

/// Queens that fade stay on their squares.
bool is_between_squares(const MovingQueen& queen) {
    return queen.row != std::floor(queen.row) || queen.column != std::floor(queen.column);
}

bool is_full(const BoardPanel& board) {
    const auto queens = std::ranges::count_if(board.cells, [](const Cell& cell) { return cell.queen; });
    return board.size > 0 && queens >= board.size;
}

}  // namespace

MovingSvg::MovingSvg(const MovingSvgOptions& options)
    : options_(options),
      painter_(painter_in(options.look, alike(options.look.theme, options.dark))),
      queens_(painter_.layout().board_x, painter_.layout().board_y, painter_.layout().square) {
    if (options_.dark)
        dark_painter_.emplace(
            painter_in(options_.look, on_dark_screens(*options_.dark, options_.look.theme)));
}

/// A frame's shapes, in the colors of both themes.
DisplayList MovingSvg::listed(const Frame& frame) {
    ListCanvas canvas;
    painter_.draw(canvas, frame);
    if (!dark_painter_)
        return canvas.take();
    ListCanvas dark;
    dark_painter_->draw(dark, frame);
    return lights_.paired(canvas.take(), dark.take());
}

void MovingSvg::put(const Frame& frame) {
    if (options_.title.empty())
        options_.title = frame.title();
    const bool on_board = frame.shows_scene() && painter_.layout().board_size > 0;
    if (frame.in_between && on_board && !frame.board.moving_queens.empty()) {
        glides_ = glides_ || std::ranges::any_of(frame.board.moving_queens, is_between_squares);
        on_the_way_ += frame.duration;
        return;
    }
    if (frame.in_between && frame.card()) {
        on_the_way_ += frame.duration;
        return;
    }
    Frame whole = frame;
    whole.panels = at_rest(std::move(whole.panels));
    whole.duration += on_the_way_;
    const Flying flown = on_board && before_ && !frame.in_between ? flying_to(whole) : Flying{};
    show(whole, on_board, flown);
    on_the_way_ = Time{0};
    glides_ = false;
    now_ += whole.duration;
    if (frame.in_between)
        return;  // it was shown on the previous board
    hold_before_ = whole.duration;
    before_ = std::move(whole);
}

/// The flights of queens in the in-between pictures; without such pictures, the default ones, starting with
/// the frame.
Flying MovingSvg::flying_to(const Frame& frame) const {
    if (on_the_way_.count() == 0) {
        Flying own = flying(*before_, frame, hold_before_, options_.transition);
        own.announced = Time{0};
        return own;
    }
    const Transition seen = glides_ ? Transition::glide : Transition::fade;
    return {.flights = flights(*before_, frame, seen), .announced = Time{0}, .duration = on_the_way_};
}

/// Shows a picture from now on, after its flights.
void MovingSvg::show(const Frame& frame, bool on_board, const Flying& flown) {
    const bool flies = !flown.flights.empty();
    const Time sets_out = now_ + (flies ? flown.announced : Time{0});
    const Time stands = sets_out + (flies ? flown.duration : Time{0});
    std::vector<Shape> scenery;
    for (Shape& shape : listed(frame).shapes)
        if (shape.actor.kind != Actor::Kind::queen)
            scenery.push_back(std::move(shape));
        else if (!queen_stamp_)
            queen_stamp_ = std::get<StampUse>(shape.what).stamp;
    ShapeTimeline::Change change{.words = now_, .leaving = sets_out, .arriving = stands};
    for (const Flight& flight : flown.flights)
        for (const MovingQueen& queen : {flight.from, flight.to})
            change.squares.emplace_back(static_cast<int>(std::ceil(queen.row)),
                                        static_cast<int>(queen.column));
    shapes_.show(std::move(scenery), change);
    if (!on_board)
        queens_.hide(now_);
    else if (flies)
        queens_.fly(*before_, frame, flown.flights, sets_out, stands);
    else
        queens_.cut_to(frame.board, now_);
    if (poster_)
        return;
    description_ = frame.description();
    if (on_board && is_full(frame.board))
        poster_ = stands;
}

std::string MovingSvg::style(std::string_view rules) const {
    const double seconds = std::chrono::duration<double>(now_).count();
    const std::string all = fmt::format("#{} [class]", root_id);
    std::string text = fmt::format("{}{{animation:{}s step-end {} both;opacity:0}}", all, svg_number(seconds),
                                   options_.plays == 0 ? "infinite" : std::to_string(options_.plays));
    text += fmt::format("#{} .{}{{animation-timing-function:ease-in-out;opacity:1}}", root_id, queen_class);
    text += rules;
    text += fmt::format("@media(prefers-reduced-motion:reduce){{{}{{animation:none!important}}}}", all);
    // A used element does not inherit the styles of the original's ancestors, so these rules match inside any
    // element with an id.
    if (options_.dark)
        text += fmt::format("@media(prefers-color-scheme:dark){{{}}}", lights_.rules("[id^=\"\x01\"]"));
    return text;
}

/// The classes of a film's elements, one for all that animate alike, and their rules.
class MovingSvg::Classes {
  public:
    /// The class of elements with these keyframes and the declarations `at_rest` when nothing plays.
    std::string class_of(const std::string& keyframes, const std::string& at_rest) {
        std::string& name = names_[keyframes + at_rest];
        if (name.empty()) {
            name = fmt::format("{}{}", class_mark, names_.size());
            rules_ += fmt::format("@keyframes {0}{{{1}}}#{4} .{0}{{animation-name:{0}{2}{3}}}", name,
                                  keyframes, at_rest.empty() ? "" : ";", at_rest, root_id);
        }
        return name;
    }

    const std::string& rules() const { return rules_; }

  private:
    std::map<std::string, std::string> names_{};
    std::string rules_{};
};

/// The queens, with their colors and places when nothing plays.
std::string MovingSvg::queens(SvgShapes& shapes, Classes& classes, Time poster) const {
    const FilmPercentages share(now_);
    std::string text;
    for (const std::vector<QueenPose>& poses : queens_.poses()) {
        const QueenPose rest = pose_at(poses, poster);
        const std::string name =
            classes.class_of(pose_keyframes(poses, rest, share),
                             rest.opacity < 1 ? "opacity:" + svg_number(rest.opacity) : "");
        text += shapes.element({.what = StampUse{.stamp = queen_stamp_, .x = rest.x, .y = rest.y}},
                               fmt::format("{} {}", queen_class, name));
    }
    return text;
}

/// All elements in order. Those of the board are at the place of the first of them: what is on its squares,
/// queens, what is above them, and lines.
std::string MovingSvg::elements(SvgShapes& shapes, Classes& classes, Time poster) {
    const FilmPercentages share(now_);
    std::string before_board;
    std::string after_board;
    std::map<Actor::Kind, std::string> on_board{{Actor::Kind::queen, queens(shapes, classes, poster)}};
    bool passed_board = false;
    std::string style;  // of lines of text in one group
    const auto set_style = [&](std::string& text, const std::string& next) {
        if (next == style)
            return;
        text += style.empty() ? "" : "</g>";
        text += next.empty() ? "" : "<g" + next + ">";
        style = next;
    };
    for (const ShapeTimeline::Element& element : shapes_.finish(now_)) {
        if (element.seen.empty())
            continue;
        const Shape& shape = element.shape;
        const bool always =
            element.seen.size() == 1 && element.seen[0].from.count() == 0 && element.seen[0].to == now_;
        const bool rests_seen = is_seen_at(element.seen, poster);
        const std::string name = always ? ""
                                        : classes.class_of(seen_keyframes(element.seen, share, rests_seen),
                                                           rests_seen ? "opacity:1" : "");
        std::string& text = passed_board ? after_board : before_board;
        const bool is_beside =
            shape.actor.kind == Actor::Kind::scenery || shape.actor.kind == Actor::Kind::words;
        if (!is_beside) {
            set_style(text, "");
            passed_board = true;
            on_board[shape.actor.kind] += shapes.clipped(shape, shapes.element(shape, name));
        } else if (const auto* run = std::get_if<TextRun>(&shape.what)) {
            set_style(text, shapes.text_style(*run));
            text += shapes.styled_text(*run, name);
        } else {
            set_style(text, "");
            text += shapes.clipped(shape, shapes.element(shape, name));
        }
    }
    set_style(passed_board ? after_board : before_board, "");
    for (const auto& [kind, drawn] : on_board)
        before_board += drawn;
    return before_board + after_board;
}

std::string MovingSvg::finish() {
    const Time poster = poster_.value_or(now_ - Time{1});
    SvgShapes shapes;
    Classes classes;
    const std::string text = elements(shapes, classes, poster);
    const std::string definitions = shapes.take_definitions();
    const std::string drawn =
        fmt::format("<g id=\"{}\">{}{}</g>", root_id,
                    definitions.empty() ? "" : "<defs>" + definitions + "</defs>", text);
    const std::string css = style(classes.rules());
    return svg_document({.width = painter_.layout().width,
                         .height = painter_.layout().height,
                         .title = options_.title,
                         .description = description_,
                         .style = css},
                        "", drawn);
}

}  // namespace queenreel
