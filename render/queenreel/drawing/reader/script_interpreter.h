#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// A script that has more than paths, or more of them than a piece needs.
struct UnsupportedScript {};

/// Refuses a script that Cairo 1.16 and 1.18 do not write. Throws SvgError.
[[noreturn]] void refuse_script(std::string_view what);

/// Carries out a script, as far as it has paths alone. The operands of an operator stand before it.
class ScriptInterpreter {
  public:
    /// Of a drawing of that size, turned by `angle` radians about its upper left corner.
    ScriptInterpreter(double width, double height, double angle);

    /// Takes the next word: carries out an operator, or keeps an operand. Throws UnsupportedScript, SvgError.
    void take(std::string_view word);

    /// Takes the paths, at the end. Throws SvgError within an operator.
    std::vector<DrawnPath> paths() &&;

  private:
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
    void bracket(std::string_view word);
    void carry_out(std::string_view word);

    /// The last `count` operands.
    const double* operands(std::size_t count) const;
    void add_step(char step, std::size_t points);
    void add_rectangle();
    bool take_path(std::string_view word);

    /// The operand of set-source: a gray, three channels, or four.
    bool take_color(std::string_view word);
    void set_matrix();
    void scale_matrix();
    void translate_matrix();

    /// Which of the names the last one is.
    template <typename Value>
    Value value_of(std::initializer_list<std::pair<std::string_view, Value>> names) const {
        for (const auto& [name, value] : names)
            if (name == name_)
                return value;
        refuse_script("a setting '" + std::string(name_) + "'");
    }

    bool take_pen(std::string_view word);

    /// The path covers the whole drawing, so that it cuts nothing off.
    bool covers_all() const;
    bool take_paint(std::string_view word);
    void add_path(bool stroked);

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

}  // namespace queenreel
