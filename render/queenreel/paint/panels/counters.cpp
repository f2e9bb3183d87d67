#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double spare = 4;       // pixels, because glyphs are on whole ones
constexpr double to_value = 1.0;  // between names and values, in em
constexpr double between = 1.2;   // between columns, in em

/// The layout of counters: names at the left, and right-aligned values next to them; in a narrow panel, if it
/// is high, right-aligned names with their values below them. Two columns if the panel is too low for one.
class CounterTable {
  public:
    CounterTable(const CountersPanel& panel, const PanelSpace& space)
        : body_(space.place.body), em_(space.em) {
        const auto count = static_cast<std::size_t>(std::max(1, space.place.slot.rows));
        columns_ = static_cast<double>(count) * close_line_height * em_ > body_.height + 1 ? 2 : 1;
        rows_ = std::max<std::size_t>(1, (count + columns_ - 1) / columns_);
        shown_ = std::min(panel.counters.size(), count);
        pitch_ = std::min(line_height * em_, static_cast<double>(body_.height) / static_cast<double>(rows_));
        em_ = std::min(em_, pitch_ / close_line_height);
        name_ = value_ = 0;
        is_mirrored_ = shown_ > 0 && reads_right_to_left(panel.counters.front().name);
        const TextStyle plain{.em = em_};
        const TextStyle bold{.em = em_, .bold = true};
        for (std::size_t i = 0; i < shown_; ++i) {
            name_ = std::max(name_, text_width(panel.counters[i].name, plain));
            value_ = std::max(value_, text_width(panel.counters[i].value, bold));
        }
        value_ = std::max(value_, text_width("00,000", bold));
        width_ = (body_.width - (columns_ - 1) * between * em_) / static_cast<double>(columns_);
        const double needed = name_ + to_value * em_ + value_ + spare;
        if (needed > width_) {
            const double stacked = 2 * close_line_height * em_ * static_cast<double>(rows_);
            is_stacked_ = stacked <= body_.height;
            if (is_stacked_)
                pitch_ = std::min(2 * line_height * em_, body_.height / static_cast<double>(rows_));
            const double wanted = is_stacked_ ? std::max(name_, value_) + spare : needed;
            const double share = std::min(1.0, (width_ - spare) / (wanted - spare));
            em_ *= share;
            name_ *= share;
            value_ *= share;
        }
    }

    double em() const { return em_; }
    bool is_stacked() const { return is_stacked_; }
    std::size_t shown() const { return shown_; }

    /// The line of a counter: its name and its value.
    Rect row(std::size_t index) const {
        const std::size_t column = index / rows_;
        const double left = static_cast<double>(column) * (width_ + between * em_);
        const int top = body_.y + rounded(static_cast<double>(index % rows_) * pitch_);
        return sided({body_.x + rounded(left), top, static_cast<int>(width_), static_cast<int>(pitch_)},
                     body_);
    }
    Rect name(std::size_t index) const {
        const Rect whole = row(index);
        Rect place = whole;
        if (is_stacked_) {
            place.height /= 2;
            return place;
        }
        place.width = static_cast<int>(std::ceil(name_)) + 1;
        return sided(place, whole);
    }
    Rect value(std::size_t index) const {
        const Rect whole = row(index);
        Rect place = whole;
        if (is_stacked_) {
            place.y += whole.height / 2;
            place.height -= whole.height / 2;
            return place;
        }
        place.x += static_cast<int>(name_ + to_value * em_);
        place.width = static_cast<int>(std::ceil(value_)) + 1;
        return sided(place, whole);
    }

  private:
    /// The position of a place, mirrored for names from right to left.
    Rect sided(const Rect& place, const Rect& within) const {
        return is_mirrored_ ? place.mirrored(within) : place;
    }

    Rect body_;
    double em_;
    bool is_mirrored_ = false;
    bool is_stacked_ = false;  // values below their names
    std::size_t columns_ = 1;
    std::size_t rows_ = 1;
    std::size_t shown_ = 0;  // counters
    double pitch_ = 0;
    double width_ = 0;  // of a column
    double name_ = 0;   // of the widest name, in pixels
    double value_ = 0;
};

/// The number of leading characters that two values of the same length share.
std::size_t staying(const CountersPanel::Counter& counter) {
    if (counter.value.size() != counter.rolls_from.size())
        return 0;
    const auto first = std::ranges::mismatch(counter.value, counter.rolls_from).in1;
    return static_cast<std::size_t>(first - counter.value.begin());
}

/// The previous value rolls away upwards, and the new one comes from below; digits before those that change
/// stay.
void draw_rolling(const Canvas& canvas, const CountersPanel::Counter& counter, const Rect& place,
                  TextStyle style) {
    const std::size_t stays = staying(counter);
    const std::string_view value = counter.value;
    const int width = rounded(text_width(value.substr(stays), style));
    draw_text(canvas, value.substr(0, stays), {place.x, place.y, place.width - width, place.height}, style);
    canvas.save();
    canvas.rectangle(place.x, place.y, place.width, place.height);
    canvas.clip();
    const int up = rounded(counter.rolled * place.height);
    draw_text(canvas, std::string_view(counter.rolls_from).substr(stays),
              {place.x, place.y - up, place.width, place.height}, style);
    draw_text(canvas, value.substr(stays), {place.x, place.y + place.height - up, place.width, place.height},
              style);
    canvas.restore();
}

/// A counter in its line.
struct ShownCounter {
    Rect place;
    Rect name;
    Rect value;
    double em;
    bool is_stacked;
    CountersPanel::Counter counter;

    friend bool operator==(const ShownCounter&, const ShownCounter&) = default;
};

/// A wider value moves all of them.
std::vector<ShownCounter> shown_counters(const CountersPanel& panel, const PanelSpace& space) {
    const CounterTable table(panel, space);
    std::vector<ShownCounter> shown;
    for (std::size_t i = 0; i < table.shown(); ++i)
        shown.push_back(
            {table.row(i), table.name(i), table.value(i), table.em(), table.is_stacked(), panel.counters[i]});
    return shown;
}

void draw_counter(const Canvas& canvas, const ShownCounter& shown, const PanelSpace& space) {
    TextStyle style{.em = shown.em,
                    .color = space.theme.text,
                    .halo = halo_of(space.theme),
                    .align = shown.is_stacked ? Align::right : Align::start};
    draw_text(canvas, shown.counter.name, shown.name, style);
    style.bold = true;
    style.align = Align::right;
    if (shown.counter.rolls_from.empty())
        draw_text(canvas, shown.counter.value, shown.value, style);
    else
        draw_rolling(canvas, shown.counter, shown.value, style);
}

}  // namespace

PanelPainter<CountersPanel> painter_of(const CountersPanel& /*panel*/) {
    return painter_of_parts<CountersPanel, shown_counters, draw_counter>();
}

}  // namespace queenreel
