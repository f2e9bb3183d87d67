#include "queenreel/drawing/reader/script.h"

#include <cairo.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "queenreel/drawing/reader/document.h"

namespace queenreel {
namespace {

constexpr std::size_t max_steps = 50'000;
constexpr std::string_view blanks = " \t\r\n";

/// A script that has more than paths, or more of them than a piece needs.
struct Unsupported {};

/// Words with which Cairo 1.16 and 1.18 begin anything other than a path.
constexpr auto beyond_paths = std::to_array<std::string_view>(
    {"<<",           "begin-patch", "context", "copy-page",       "def",
     "dict",         "dup",         "exch",    "image",           "index",
     "linear",       "mask",        "mesh",    "paint",           "pattern",
     "radial",       "record",      "roll",    "set-font-matrix", "set-hairline",
     "set-operator", "show-page",   "similar", "subsurface"});

/// True for those words, for the key of an entry (`/target`), and for another surface (`s7`).
bool is_beyond_paths(std::string_view word) {
    const bool surface = word.size() > 1 && word[0] == 's' &&
                         word.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return surface || word.starts_with('/') || std::ranges::find(beyond_paths, word) != beyond_paths.end();
}

/// True for a script that has only comments: nothing was drawn.
bool is_of_comments(std::string_view script) {
    while (!script.empty()) {
        if (script.front() != '%' && script.front() != '\n')
            return false;
        script.remove_prefix(std::min(script.find('\n'), script.size() - 1) + 1);
    }
    return true;
}

/// Refuses a script that Cairo 1.16 and 1.18 do not write.
[[noreturn]] void refuse_script(std::string_view what) {
    throw SvgError(std::string("the script that Cairo ") + cairo_version_string() + " writes of it has " +
                   std::string(what.substr(0, 60)) +
                   ", which is not known here; build with Cairo 1.16 or 1.18");
}

/// x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0, as cairo_matrix_t.
struct Matrix {
    double xx = 1;
    double yx = 0;
    double xy = 0;
    double yy = 1;
    double x0 = 0;
    double y0 = 0;

    double x(double px, double py) const { return xx * px + xy * py + x0; }
    double y(double px, double py) const { return yx * px + yy * py + y0; }

    /// This, and then another that moves no origin.
    Matrix then(const Matrix& next) const {
        return {next.x(xx, yx), next.y(xx, yx), next.x(xy, yy),
                next.y(xy, yy), next.x(x0, y0), next.y(x0, y0)};
    }
};

/// Words apart at blanks; brackets are words of their own.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) {}

    std::optional<std::string_view> next() {
        const std::size_t begin = text_.find_first_not_of(blanks);
        if (begin == std::string_view::npos)
            return std::nullopt;
        text_.remove_prefix(begin);
        const bool bracket = text_.front() == '[' || text_.front() == ']';
        const std::size_t end = bracket ? 1 : std::min(text_.find_first_of(" \t\r\n[]"), text_.size());
        const std::string_view word = text_.substr(0, end);
        text_.remove_prefix(end);
        return word;
    }

  private:
    std::string_view text_;
};

/// Carries out a script, as far as it has paths alone. The operands of an operator stand before it.
class Interpreter {
  public:
    Interpreter(double width, double height, double angle)
        : width_(width / std::max(width, height)), height_(height / std::max(width, height)) {
        const double scale = 1 / std::max(width, height);
        const double cos = scale * std::cos(angle);
        const double sin = scale * std::sin(angle);
        upright_ = {cos, -sin, sin, cos, 0, 0};
    }

    void take(std::string_view word) {
        if (word == "[" || word == "]")
            return bracket(word);
        double value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (end == word.data() + word.size()) {
            if (error != std::errc() || !std::isfinite(value))
                throw Unsupported();
            return (in_array_ ? array_ : numbers_).push_back(value);
        }
        if (in_array_)
            refuse_script("'" + std::string(word) + "' in an array");
        if (word.starts_with("//") || word == "identity")
            name_ = word;
        else
            carry_out(word);
    }

    std::vector<DrawnPath> paths() && {
        if (in_array_ || !numbers_.empty())
            refuse_script("an end without an operator");
        return std::move(paths_);
    }

  private:
    void bracket(std::string_view word) {
        in_array_ = word == "[";
        if (in_array_)
            array_.clear();
    }

    void carry_out(std::string_view word) {
        if (!take_path(word) && !take_color(word) && !take_pen(word) && !take_paint(word)) {
            if (is_beyond_paths(word))
                throw Unsupported();
            refuse_script("'" + std::string(word) + "'");
        }
        numbers_.clear();
    }

    /// The last `count` operands.
    const double* operands(std::size_t count) const {
        if (numbers_.size() != count)
            refuse_script("an operator with " + std::to_string(numbers_.size()) + " operands in place of " +
                          std::to_string(count));
        return numbers_.data();
    }

    void add_step(char step, std::size_t points) {
        const double* const at = operands(2 * points);
        path_.steps += step;
        const Matrix upright = matrix_.then(upright_);
        for (std::size_t i = 0; i < points; ++i) {
            path_.points.push_back(rounded(upright.x(at[2 * i], at[2 * i + 1])));
            path_.points.push_back(rounded(upright.y(at[2 * i], at[2 * i + 1])));
        }
        if (++steps_ > max_steps)
            throw Unsupported();
    }

    void add_rectangle() {
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

    bool take_path(std::string_view word) {
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

    /// To what cairo's own coordinates can tell, 1/256 of a unit of some thousands: turned back, straight
    /// lines are straight again.
    static double rounded(double share) {
        constexpr double steps = 1 << 17;
        return std::round(share * steps) / steps;
    }

    static std::uint8_t channel(double share) {
        return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
    }

    /// The operand of set-source: a gray, three channels, or four.
    bool take_color(std::string_view word) {
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

    void set_matrix() {
        if (name_ == "identity") {
            matrix_ = {};
        } else {
            if (array_.size() != 6)
                refuse_script("a matrix of " + std::to_string(array_.size()) + " numbers");
            matrix_ = {array_[0], array_[1], array_[2], array_[3], array_[4], array_[5]};
        }
        name_ = {};
    }

    void scale_matrix() {
        const double* const by = operands(2);
        matrix_.xx *= by[0];
        matrix_.yx *= by[0];
        matrix_.xy *= by[1];
        matrix_.yy *= by[1];
    }

    void translate_matrix() {
        const double* const by = operands(2);
        const double x = matrix_.x(by[0], by[1]);
        matrix_.y0 = matrix_.y(by[0], by[1]);
        matrix_.x0 = x;
    }

    /// Which of the names the last one is.
    template <typename Value>
    Value value_of(std::initializer_list<std::pair<std::string_view, Value>> names) const {
        for (const auto& [name, value] : names)
            if (name == name_)
                return value;
        refuse_script("a setting '" + std::string(name_) + "'");
    }

    bool take_pen(std::string_view word) {
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

    /// Whether the path is the whole drawing's rectangle or more, so that nothing is cut off.
    bool covers_all() const {
        if (!path_.steps.starts_with("mlllh"))
            return false;
        const auto [left, right] = std::minmax({path_.points[0], path_.points[2], path_.points[4]});
        const auto [top, bottom] = std::minmax({path_.points[1], path_.points[3], path_.points[5]});
        constexpr double slack = 1e-4;
        return left <= slack && top <= slack && right >= width_ - slack && bottom >= height_ - slack;
    }

    bool take_paint(std::string_view word) {
        if (word == "fill+" || word == "fill") {
            add_path(false);
        } else if (word == "stroke+" || word == "stroke") {
            const Matrix upright = matrix_.then(upright_);
            path_.stroke.pen = {upright.xx, upright.yx, upright.xy, upright.yy};
            add_path(true);
        } else if (word == "clip" || word == "clip+") {
            if (!covers_all())
                throw Unsupported();
        } else {
            return word == "reset-clip" || word == "pop";
        }
        return true;
    }

    void add_path(bool stroked) {
        if (path_.steps.empty() || path_.color.alpha == 0)
            return;
        paths_.push_back(path_);
        paths_.back().stroked = stroked;
        if (!stroked)
            paths_.back().stroke = {};
    }

    double width_;  ///< in shares of the longer side
    double height_;
    Matrix upright_;  ///< from the script to shares of the longer side
    Matrix matrix_;
    DrawnPath path_{};  ///< with what the next fill or stroke has
    std::vector<DrawnPath> paths_;
    std::vector<double> numbers_;
    std::vector<double> array_;
    bool in_array_ = false;
    std::string_view name_;
    std::size_t steps_ = 0;
};

}  // namespace

std::optional<std::vector<DrawnPath>> paths_of_script(std::string_view script, double width, double height,
                                                      double angle) {
    // What comes before makes the surface.
    constexpr std::string_view begin = " context\n";
    const std::size_t at = script.find(begin);
    if (at == std::string_view::npos && is_of_comments(script))
        return std::nullopt;
    if (at == std::string_view::npos)
        refuse_script("no context");
    Words words(script.substr(at + begin.size()));
    Interpreter interpreter(width, height, angle);
    try {
        while (const auto word = words.next())
            interpreter.take(*word);
        return std::move(interpreter).paths();
    } catch (const Unsupported&) {
        return std::nullopt;
    }
}

}  // namespace queenreel
