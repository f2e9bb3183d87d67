#include "queenreel/frame/layout/card/card_layout.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/card/card_arrangement.h"
#include "queenreel/frame/layout/card/card_measures.h"
#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

/// The leaves of a card's boxes.
struct CardLeaf {
    enum : int { title, subtitle, picture, label, value, words, tree };
};

/// Places the parts of an arrangement in the middle of the picture.
class CardPlacer {
  public:
    CardPlacer(const CardMeasures& measures, const CardArrangement& way)
        : measures_(measures), way_(way), letters_(way.letters) {
        layout_ = {.title_em = letters_.title, .text_em = letters_.text, .centered = !way.beside};
    }

    CardLayout layout();

  private:
    /// Boards at the left of the words.
    LayoutBox beside() const;

    /// Title, boards and totals one below the other.
    LayoutBox stacked() const;

    LayoutBox heading() const;
    LayoutBox totals() const;
    LayoutBox picture(int width) const;
    void place_boards(int x, int y);

    const CardMeasures& measures_;
    const CardArrangement& way_;
    const CardLetters& letters_;
    CardLayout layout_;
};

/// The lines of a text at these places.
std::vector<CardLayout::Line> placed_lines(const WrappedText& text, const std::vector<Rect>& places) {
    std::vector<CardLayout::Line> result;
    if (!places.empty())
        for (const std::string& line : text.lines(places.size()))
            result.push_back({line, places[result.size()]});
    return result;
}

/// A column of the boxes whose height is not 0.
LayoutBox column_of_shown(const std::vector<LayoutBox>& boxes, int gap) {
    std::vector<LayoutBox> shown;
    for (const LayoutBox& box : boxes)
        if (least_height(box, 0).pixels > 0)
            shown.push_back(box);
    return column_of(std::move(shown), gap);
}

CardLayout CardPlacer::layout() {
    const std::vector<PlacedBox> boxes = placed(way_.beside ? beside() : stacked(), measures_.content());
    layout_.title = placed_lines(measures_.title(), places_of(boxes, CardLeaf::title));
    layout_.subtitle = placed_lines(measures_.subtitle(), places_of(boxes, CardLeaf::subtitle));
    if (const auto place = place_of(boxes, CardLeaf::picture))
        place_boards(place->x, place->y);
    const std::vector<Rect> labels = places_of(boxes, CardLeaf::label);
    const std::vector<Rect> values = places_of(boxes, CardLeaf::value);
    for (std::size_t i = 0; i < std::min(labels.size(), measures_.card().totals.size()); ++i)
        layout_.totals.push_back({labels[i], values[i]});
    return layout_;
}

LayoutBox CardPlacer::beside() const {
    const int gap = wide_card_gap(measures_.look(), letters_);
    LayoutBox words = column_of_shown({heading(), totals()}, gap);
    words.width.pixels = std::ceil(way_.text.width) + 1;
    LayoutBox card = row_of({picture(measures_.picture_width(way_.boards, letters_)), std::move(words)}, gap);
    card.along = card.across = LayoutBox::Align::middle;
    return card;
}

LayoutBox CardPlacer::stacked() const {
    LayoutBox boards = row_of({picture(way_.boards.width())});
    boards.along = LayoutBox::Align::middle;
    LayoutBox card =
        column_of_shown({heading(), std::move(boards), totals()}, card_gap(measures_.look(), letters_));
    card.along = LayoutBox::Align::middle;
    return card;
}

LayoutBox CardPlacer::heading() const {
    const CardText& text = way_.text;
    const LayoutBox title = leaf_of(CardLeaf::title, 0, static_cast<int>(letters_.title_line()));
    const LayoutBox subtitle = leaf_of(CardLeaf::subtitle, 0, static_cast<int>(letters_.text_line()));
    LayoutBox all =
        column_of({column_of(static_cast<int>(text.title_lines), title),
                   space_of(text.subtitle_lines > 0 ? static_cast<int>(letters_.below_title()) : 0),
                   column_of(static_cast<int>(text.subtitle_lines), subtitle)});
    all.height.pixels = static_cast<int>(text.heading);
    return all;
}

LayoutBox CardPlacer::totals() const {
    if (way_.text.table_columns == 0)
        return space_of(0);
    const auto line = static_cast<int>(letters_.total_line());
    const LayoutBox total = row_of({leaf_of(CardLeaf::label, measures_.label_width(letters_), line),
                                    space_of(static_cast<int>(letters_.between_total())),
                                    leaf_of(CardLeaf::value, measures_.value_width(letters_), line)});
    LayoutBox row = row_of(way_.text.table_columns, total, static_cast<int>(letters_.between_columns()));
    row.along = layout_.centered ? LayoutBox::Align::middle : LayoutBox::Align::start;
    const auto count = static_cast<int>(measures_.card().totals.size());
    const int lines = (count + row.count - 1) / row.count;
    LayoutBox all = column_of(lines, std::move(row));
    all.height.pixels = static_cast<int>(way_.text.totals);
    return all;
}

LayoutBox CardPlacer::picture(int width) const {
    return leaf_of(CardLeaf::picture, width, measures_.picture_height(way_.boards, letters_));
}

void CardPlacer::place_boards(int x, int y) {
    const BoardRows& rows = way_.boards;
    if (rows.count == 0)
        return;
    layout_.square = rows.square;
    layout_.border = rows.border;
    // Squares of an even side are on even pixels, as on all boards.
    const bool is_even = rows.square % 2 == 0;
    const int left = x + (is_even ? (x + rows.border) % 2 : 0);
    const int top = y + (is_even ? (y + rows.border) % 2 : 0);
    layout_.boards = rows.places(left, top);
    if (const std::string text = measures_.more(rows); !text.empty()) {
        const int width = measures_.picture_width(rows, letters_) - 1;
        const int before = layout_.centered ? (rows.width() - width) / 2 : 0;
        const int below = top + rows.height() + static_cast<int>(letters_.above_more());
        layout_.more = {text, {left + before, below, width, static_cast<int>(letters_.text_line())}};
    }
}

constexpr int narrow = 500;  // narrower pictures use all their room if not everything fits
constexpr int min_side_with_tree = 360;
constexpr double tree_share = 0.5;         // of the width of a wide picture …
constexpr double tree_share_below = 0.42;  // … and of the height of another

/// The picture without its outer twentieth, as pictures with panels have it, or with a smaller margin.
Rect content_of(const Look& look, double safe = safe_area) {
    const int x = std::max(picture_margin(look), rounded(safe * look.width));
    const int y = std::max(picture_margin(look), rounded(safe * look.height));
    return {x, y, look.width - 2 * x, look.height - 2 * y};
}

/// Divides the picture: the tree gets the right part, or the lower part if the picture is not wide.
std::vector<PlacedBox> rooms_with_tree(const Look& look) {
    const Rect all = content_of(look);
    const int gap = 2 * panel_gap(look);
    if (look.width > look.height)
        return placed(
            row_of({filling(CardLeaf::words), leaf_of(CardLeaf::tree, rounded(tree_share * all.width), 0)},
                   gap),
            all);
    const LayoutBox tree = leaf_of(CardLeaf::tree, 0, rounded(tree_share_below * all.height));
    return placed(column_of({filling(CardLeaf::words), tree}, gap), all);
}

bool has_all(const CardArrangement& way, const CardMeasures& measures) {
    const Card& card = measures.card();
    return (card.subtitle.empty() || way.text.subtitle_lines > 0) &&
           (card.totals.empty() || way.text.totals > 0) && way.boards.count == measures.board_count();
}

}  // namespace

CardLayout lay_out_card(const Card& card, const Look& look, const TextWidth& width) {
    if (card.tree && shorter_side(look) >= min_side_with_tree) {
        const std::vector<PlacedBox> rooms = rooms_with_tree(look);
        const CardMeasures measures(card, look, width, *place_of(rooms, CardLeaf::words));
        const auto way = arranged_card(measures);
        if (way && has_all(*way, measures)) {
            CardLayout layout = CardPlacer(measures, *way).layout();
            layout.tree = *place_of(rooms, CardLeaf::tree);
            return layout;
        }
    }
    CardLayout layout;
    for (const double safe : {safe_area, 0.0}) {
        const CardMeasures measures(card, look, width, content_of(look, safe));
        const auto way = arranged_card(measures);
        layout = way ? CardPlacer(measures, *way).layout() : CardLayout{};
        // Small pictures are shown on pages, which cut nothing off.
        if (look.width >= narrow || (way && has_all(*way, measures)))
            break;
    }
    return layout;
}

}  // namespace queenreel
