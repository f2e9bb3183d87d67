#include "queenreel/drawing/reader/script_interpreter.h"

#include <cairo.h>

#include <array>
#include <charconv>
#include <cmath>

#include "queenreel/drawing/reader/document.h"

namespace queenreel {
namespace {

constexpr std::size_t max_steps = 50'000;

/// Words with which Cairo 1.16 and 1.18 begin anything other than a path.
constexpr auto beyond_paths = std::to_array<std::string_view>(
    {"<<",           "begin-patch", "context", "copy-page",       "def",
     "dict",         "dup",         "exch",    "image",           "index",
     "linear",       "mask",        "mesh",    "paint",           "pattern",
     "radial",       "record",      "roll",    "set-font-matrix", "set-hairline",
     "set-operator", "show-page",   "similar", "subsurface"});

/// Returns true if a word is one of these, the key of an entry (`/target`), or another surface (`s7`).
bool is_beyond_paths(std::string_view word) {
    const bool surface = word.size() > 1 && word[0] == 's' &&
                         word.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return surface || word.starts_with('/') || std::ranges::find(beyond_paths, word) != beyond_paths.end();
}

/// Rounds to about the precision of cairo's coordinates, 1/256 of a unit, so that lines that were horizontal
/// or vertical before the rotation are so again.
double rounded(double share) {
    constexpr double steps = 1 << 17;
    return std::round(share * steps) / steps;
}

std::uint8_t channel(double share) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
}

}  // namespace

void refuse_script(std::string_view what) {
    throw SvgError(std::string("the script that Cairo ") + cairo_version_string() + " writes of it has " +
                   std::string(what.substr(0, 60)) +
                   ", which is not known here; build with Cairo 1.16 or 1.18");
}

ScriptInterpreter::ScriptInterpreter(double width, double height, double angle)
    : width_(width / std::max(width, height)), height_(height / std::max(width, height)) {
    const double scale = 1 / std::max(width, height);
    const double cos = scale * std::cos(angle);
    const double sin = scale * std::sin(angle);
    upright_ = {cos, -sin, sin, cos, 0, 0};
}

void ScriptInterpreter::take(std::string_view word) {
    if (word == "[" || word == "]")
        return bracket(word);
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (end == word.data() + word.size()) {
        if (error != std::errc() || !std::isfinite(value))
            throw UnsupportedScript();
        return (in_array_ ? array_ : numbers_).push_back(value);
    }
    if (in_array_)
        refuse_script("'" + std::string(word) + "' in an array");
    if (word.starts_with("//") || word == "identity")
        name_ = word;
    else
        carry_out(word);
}

std::vector<DrawnPath> ScriptInterpreter::paths() && {
    if (in_array_ || !numbers_.empty())
        refuse_script("an end without an operator");
    return std::move(paths_);
}

void ScriptInterpreter::bracket(std::string_view word) {
    in_array_ = word == "[";
    if (in_array_)
        array_.clear();
}

void ScriptInterpreter::carry_out(std::string_view word) {
    if (!take_path(word) && !take_color(word) && !take_pen(word) && !take_paint(word)) {
        if (is_beyond_paths(word))
            throw UnsupportedScript();
        refuse_script("'" + std::string(word) + "'");
    }
    numbers_.clear();
}

const double* ScriptInterpreter::operands(std::size_t count) const {
    if (numbers_.size() != count)
        refuse_script("an operator with " + std::to_string(numbers_.size()) + " operands in place of " +
                      std::to_string(count));
    return numbers_.data();
}

void ScriptInterpreter::add_step(char step, std::size_t points) {
    const double* const at = operands(2 * points);
    path_.steps += step;
    const Matrix upright = matrix_.then(upright_);
    for (std::size_t i = 0; i < points; ++i) {
        path_.points.push_back(rounded(upright.x(at[2 * i], at[2 * i + 1])));
        path_.points.push_back(rounded(upright.y(at[2 * i], at[2 * i + 1])));
    }
    if (++steps_ > max_steps)
        throw UnsupportedScript();
}

void ScriptInterpreter::add_rectangle() {
    const double* const at = operands(4);
    const std::array<double, 4> box{at[0], at[1], at[2], at[3]};
    const auto corner = [&](char step, double across, double down) {
        numbers_ = {box[0] + across * box[2], box[1] + down * box[3]};
        add_step(step, 1);
    };
    corner('m', 0, 0);
    corner('l', 1, 0);
    corner('l', 1, 1);
    corner('l', 0, 1);
    numbers_.clear();
    add_step('h', 0);
}

bool ScriptInterpreter::take_path(std::string_view word) {
    if (word == "n")
        path_.steps.clear(), path_.points.clear();
    else if (word == "m" || word == "l")
        add_step(word[0], 1);
    else if (word == "c")
        add_step('c', 3);
    else if (word == "h")
        add_step('h', 0);
    else if (word == "rectangle")
        add_rectangle();
    else
        return false;
    return true;
}

bool ScriptInterpreter::take_color(std::string_view word) {
    if (word == "g") {
        const std::uint8_t gray = channel(*operands(1));
        path_.color = {gray, gray, gray, 255};
    } else if (word == "a") {
        path_.color = {0, 0, 0, channel(*operands(1))};
    } else if (word == "rgb") {
        const double* const at = operands(3);
        path_.color = {channel(at[0]), channel(at[1]), channel(at[2]), 255};
    } else if (word == "rgba") {
        const double* const at = operands(4);
        path_.color = {channel(at[0]), channel(at[1]), channel(at[2]), channel(at[3])};
    } else {
        return word == "set-source";
    }
    return true;
}

void ScriptInterpreter::set_matrix() {
    if (name_ == "identity") {
        matrix_ = {};
    } else {
        if (array_.size() != 6)
            refuse_script("a matrix of " + std::to_string(array_.size()) + " numbers");
        matrix_ = {array_[0], array_[1], array_[2], array_[3], array_[4], array_[5]};
    }
    name_ = {};
}

void ScriptInterpreter::scale_matrix() {
    const double* const by = operands(2);
    matrix_.xx *= by[0];
    matrix_.yx *= by[0];
    matrix_.xy *= by[1];
    matrix_.yy *= by[1];
}

void ScriptInterpreter::translate_matrix() {
    const double* const by = operands(2);
    const double x = matrix_.x(by[0], by[1]);
    matrix_.y0 = matrix_.y(by[0], by[1]);
    matrix_.x0 = x;
}

bool ScriptInterpreter::take_pen(std::string_view word) {
    using Stroke = DrawnPath::Stroke;
    Stroke& stroke = path_.stroke;
    if (word == "set-matrix")
        set_matrix();
    else if (word == "scale")
        scale_matrix();
    else if (word == "translate")
        translate_matrix();
    else if (word == "set-line-width")
        stroke.width = *operands(1);
    else if (word == "set-miter-limit")
        stroke.miter_limit = *operands(1);
    else if (word == "set-line-cap")
        stroke.cap = value_of<Stroke::Cap>({{"//LINE_CAP_BUTT", Stroke::Cap::butt},
                                            {"//LINE_CAP_ROUND", Stroke::Cap::round},
                                            {"//LINE_CAP_SQUARE", Stroke::Cap::square}});
    else if (word == "set-line-join")
        stroke.join = value_of<Stroke::Join>({{"//LINE_JOIN_MITER", Stroke::Join::miter},
                                              {"//LINE_JOIN_ROUND", Stroke::Join::round},
                                              {"//LINE_JOIN_BEVEL", Stroke::Join::bevel}});
    else if (word == "set-fill-rule")
        path_.even_odd = value_of<bool>({{"//EVEN_ODD", true}, {"//WINDING", false}});
    else if (word == "set-dash")
        stroke.dash_offset = *operands(1), stroke.dashes = array_;
    else
        return word == "set-tolerance" || word == "set-antialias";
    return true;
}

bool ScriptInterpreter::covers_all() const {
    if (!path_.steps.starts_with("mlllh"))
        return false;
    const auto [left, right] = std::minmax({path_.points[0], path_.points[2], path_.points[4]});
    const auto [top, bottom] = std::minmax({path_.points[1], path_.points[3], path_.points[5]});
    constexpr double slack = 1e-4;
    return left <= slack && top <= slack && right >= width_ - slack && bottom >= height_ - slack;
}

bool ScriptInterpreter::take_paint(std::string_view word) {
    if (word == "fill+" || word == "fill") {
        add_path(false);
    } else if (word == "stroke+" || word == "stroke") {
        const Matrix upright = matrix_.then(upright_);
        path_.stroke.pen = {upright.xx, upright.yx, upright.xy, upright.yy};
        add_path(true);
    } else if (word == "clip" || word == "clip+") {
        if (!covers_all())
            throw UnsupportedScript();
    } else {
        return word == "reset-clip" || word == "pop";
    }
    return true;
}

void ScriptInterpreter::add_path(bool stroked) {
    if (path_.steps.empty() || path_.color.alpha == 0)
        return;
    paths_.push_back(path_);
    paths_.back().stroked = stroked;
    if (!stroked)
        paths_.back().stroke = {};
}

}  // namespace queenreel
