#include "queenreel/encode/svg/path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <tuple>

namespace queenreel {
namespace {

/// Writes numbers of a path: a minus sign needs no space before it.
class PathText {
  public:
    void command(char letter) {
        text_ += letter;
        after_number_ = false;
    }

    void number(double value) {
        const std::string digits = svg_number(value);
        if (after_number_ && digits.front() != '-')
            text_ += ' ';
        text_ += digits;
        after_number_ = true;
    }

    std::string take() { return std::move(text_); }

  private:
    std::string text_;
    bool after_number_ = false;
};

}  // namespace

std::string svg_number(double length) {
    const auto hundredths = std::llround(length * 100);
    const auto whole = hundredths / 100;
    const auto rest = std::abs(hundredths % 100);
    std::string text = hundredths < 0 && whole == 0 ? "-0" : std::to_string(whole);
    if (rest == 0)
        return hundredths == 0 ? "0" : text;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0)
        text += static_cast<char>('0' + rest % 10);
    return text;
}

double PenMap::scale() const {
    return std::sqrt(std::abs(determinant()));
}

bool PenMap::is_round() const {
    constexpr double slack = 1e-6;
    const double most = std::max({std::abs(by[0]), std::abs(by[1]), std::abs(by[2]), std::abs(by[3])});
    const auto same = [&](double a, double b) { return std::abs(a - b) <= slack * most; };
    return (same(by[0], by[3]) && same(by[1], -by[2])) || (same(by[0], -by[3]) && same(by[1], by[2]));
}

std::string svg_path_data(std::string_view steps, const std::vector<double>& points, const PenMap& pen) {
    PathText text;
    double last_x = 0;
    double last_y = 0;
    std::size_t at = 0;
    const auto next = [&] {
        const auto point = pen.undone(points[at], points[at + 1]);
        at += 2;
        return point;
    };
    for (const char step : steps) {
        if (step == 'h') {
            text.command('Z');
            continue;
        }
        if (step == 'c') {
            text.command('C');
            for (int i = 0; i < 3; ++i) {
                std::tie(last_x, last_y) = next();
                text.number(last_x);
                text.number(last_y);
            }
            continue;
        }
        const auto [x, y] = next();
        if (step == 'l' && y == last_y) {
            text.command('H');
            text.number(x);
        } else if (step == 'l' && x == last_x) {
            text.command('V');
            text.number(y);
        } else {
            text.command(step == 'm' ? 'M' : 'L');
            text.number(x);
            text.number(y);
        }
        last_x = x;
        last_y = y;
    }
    return text.take();
}

std::string svg_pen_attributes(const DrawnPath::Stroke& stroke, double unit) {
    constexpr std::array<std::string_view, 3> caps{"", "round", "square"};
    constexpr std::array<std::string_view, 3> joins{"", "round", "bevel"};
    std::string text = fmt::format(R"( stroke-width="{}")", svg_number(stroke.width * unit));
    if (stroke.cap != DrawnPath::Stroke::Cap::butt)
        text += fmt::format(R"( stroke-linecap="{}")", caps[static_cast<std::size_t>(stroke.cap)]);
    if (stroke.join != DrawnPath::Stroke::Join::miter)
        text += fmt::format(R"( stroke-linejoin="{}")", joins[static_cast<std::size_t>(stroke.join)]);
    else
        text += fmt::format(R"( stroke-miterlimit="{}")", svg_number(stroke.miter_limit));
    if (!stroke.dashes.empty()) {
        text += " stroke-dasharray=\"";
        for (std::size_t i = 0; i < stroke.dashes.size(); ++i)
            text += (i > 0 ? " " : "") + svg_number(stroke.dashes[i] * unit);
        text += '"';
        if (stroke.dash_offset != 0)
            text += fmt::format(R"( stroke-dashoffset="{}")", svg_number(stroke.dash_offset * unit));
    }
    return text;
}

}  // namespace queenreel
