#include "queenreel/frame/layout/card/card_measures.h"

#include <algorithm>
#include <cmath>

#include "queenreel/base/text.h"
#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

constexpr std::size_t max_broken_lines = 8;  // of a title alone
constexpr std::size_t max_subtitle_lines = 4;
constexpr double spare = 1.01;  // a line may be this much wider than its words together

int whole_pixels(double length) {
    return static_cast<int>(std::ceil(length));
}

}  // namespace

CardLetters card_letters(const Look& look, double share) {
    // A picture much higher than wide has the letters of a less high one.
    const double height = std::min<double>(look.height, look.width * 16 / 9.0);
    const auto between = [&](double min, double max) { return (min + (max - min) * share) * height; };
    return {std::max(between(0.05, 0.095), 10.0), std::max(between(0.0265, 0.046), 9.0), share};
}

CardMeasures::CardMeasures(const Card& card, const Look& look, const TextWidth& width, const Rect& content)
    : card_(card),
      look_(look),
      width_(width),
      title_(card.title, true, max_broken_lines, width),
      subtitle_(card.subtitle, false, max_subtitle_lines, width),
      content_(content) {
    for (const Card::Total& total : card.totals) {
        label_width_ = std::max(label_width_, spare * width(total.label, false));
        value_width_ = std::max(value_width_, spare * width(total.value, true));
    }
    const bool is_single = card.board.size > 0;
    kept_ = is_single ? 1 : static_cast<int>(card.boards.size());
    count_ = is_single ? 1 : std::max<std::uint64_t>(card.board_count, card.boards.size());
    if (kept_ > 0)
        board_size_ = is_single ? card.board.size : card.boards.front().size;
}

int CardMeasures::label_width(const CardLetters& letters) const {
    return whole_pixels(label_width_ * letters.text);
}

int CardMeasures::value_width(const CardLetters& letters) const {
    return whole_pixels(value_width_ * letters.text);
}

std::optional<CardText> CardMeasures::text(const CardParts& parts, const CardLetters& letters, double width,
                                           int table_columns) const {
    CardText result;
    const auto title = title_.line_count((width - 1) / letters.title / spare);
    if (!title || *title > parts.max_title_lines)
        return std::nullopt;
    result.title_lines = *title;
    result.heading = letters.title_line() * static_cast<double>(*title);
    result.width = title_.width(*title) * letters.title * spare;
    if (parts.subtitle && !subtitle_.empty()) {
        const auto subtitle = subtitle_.line_count((width - 1) / letters.text / spare);
        if (!subtitle)
            return std::nullopt;
        result.subtitle_lines = *subtitle;
        result.heading += letters.below_title() + letters.text_line() * static_cast<double>(*subtitle);
        result.width = std::max(result.width, subtitle_.width(*subtitle) * letters.text * spare);
    }
    if (parts.totals && !card_.totals.empty()) {
        const auto count = static_cast<int>(card_.totals.size());
        result.table_columns = std::min(table_columns, count);
        const double column = label_width(letters) + letters.between_total() + value_width(letters);
        const double table =
            result.table_columns * (column + letters.between_columns()) - letters.between_columns();
        if (table > width)
            return std::nullopt;
        const int lines = (count + result.table_columns - 1) / result.table_columns;
        result.totals = lines * letters.total_line();
        result.width = std::max(result.width, table);
    }
    return result;
}

std::optional<BoardRows> CardMeasures::rows(const CardParts& parts, const CardLetters& letters, int width,
                                            int height) const {
    BoardsRoom room{width, height, border_width(look_), panel_gap(look_)};
    if (parts.boards == ShownBoards::all) {
        if (static_cast<std::uint64_t>(kept_) < count_)
            return std::nullopt;
        return largest_rows(kept_, board_size_, room);
    }
    room.height -= whole_pixels(letters.above_more() + letters.text_line());
    if (room.height < 0)
        return std::nullopt;
    const int square = std::max(4, whole_pixels(0.12 * shorter_side(look_) / board_size_));
    return most_rows(kept_, board_size_, square, room);
}

std::optional<BoardRows> CardMeasures::boards(const CardParts& parts, const CardLetters& letters, int width,
                                              int height) const {
    if (parts.boards == ShownBoards::none || kept_ == 0)
        return BoardRows{};
    if (width <= 0 || height <= 0)
        return std::nullopt;
    // An even position may take a pixel.
    const auto found = rows(parts, letters, width - 1, height - 1);
    if (!found || picture_width(*found, letters) > width)
        return std::nullopt;
    const int side = shorter_side(look_);
    const bool is_large = found->count == 1 ? found->extent() >= 0.38 * side
                                            : found->square >= 3 && found->extent() >= 0.3 * side &&
                                                  found->size * found->square >= 0.055 * side;
    return is_large ? found : std::nullopt;
}

std::string CardMeasures::more(const BoardRows& rows) const {
    const auto shown = static_cast<std::uint64_t>(rows.count);
    return shown > 0 && shown < count_ ? "… and " + grouped(count_ - shown) + " more" : "";
}

int CardMeasures::picture_width(const BoardRows& rows, const CardLetters& letters) const {
    return std::max(rows.width(), whole_pixels(width_(more(rows), false) * spare * letters.text)) + 1;
}

int CardMeasures::picture_height(const BoardRows& rows, const CardLetters& letters) const {
    const double below = more(rows).empty() ? 0 : letters.above_more() + letters.text_line();
    return rows.height() + whole_pixels(below);
}

}  // namespace queenreel
