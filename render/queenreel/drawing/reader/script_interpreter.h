#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// Thrown for a script that has more than paths, or more of them than a piece needs.
struct UnsupportedScript {};

/// Rejects a script that Cairo 1.16 and 1.18 do not write: throws SvgError.
[[noreturn]] void refuse_script(std::string_view what);

/// Executes a script that has only paths. Operands come before their operator.
class ScriptInterpreter {
  public:
    /// For a drawing of this size, rotated by `angle` radians around its upper left corner.
    ScriptInterpreter(double width, double height, double angle);

    /// Takes the next word: executes an operator, or keeps an operand. Throws UnsupportedScript, SvgError.
    void take(std::string_view word);

    /// Returns the paths; call it at the end of the script. Throws SvgError if an operator is incomplete.
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

        /// This map followed by another, which must keep the origin.
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

    /// The value whose name was the last name operand.
    template <typename Value>
    Value value_of(std::initializer_list<std::pair<std::string_view, Value>> names) const {
        for (const auto& [name, value] : names)
            if (name == name_)
                return value;
        refuse_script("a setting '" + std::string(name_) + "'");
    }

    bool take_pen(std::string_view word);

    /// Returns true if the path covers the whole drawing, so that clipping to it cuts nothing off.
    bool covers_all() const;
    bool take_paint(std::string_view word);
    void add_path(bool stroked);

    double width_;  ///< in shares of the longer side
    double height_;
    Matrix upright_;  ///< from the script to shares of the longer side
    Matrix matrix_;
    DrawnPath path_{};  ///< with the settings for the next fill or stroke
    std::vector<DrawnPath> paths_;
    std::vector<double> numbers_;
    std::vector<double> array_;
    bool in_array_ = false;
    std::string_view name_;
    std::size_t steps_ = 0;
};

}  // namespace queenreel
