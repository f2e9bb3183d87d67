#include "queenreel/frame/layout/card/card_layout.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/layout/card/card_arrangement.h"
#include "queenreel/frame/layout/card/card_measures.h"
#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

/// Places the parts of an arrangement and centers them in the picture.
class CardPlacer {
  public:
    CardPlacer(const CardMeasures& measures, const CardArrangement& way)
        : measures_(measures), way_(way), letters_(way.letters) {
        layout_ = {.title_em = letters_.title, .text_em = letters_.text, .centered = !way.beside};
    }

    CardLayout layout() {
        if (way_.beside)
            place_beside();
        else
            place_stacked();
        return layout_;
    }

  private:
    void place_beside();
    void place_stacked();
    void place_heading(const Rect& room);
    void place_totals(const Rect& room);
    void place_boards(int x, int y);

    const CardMeasures& measures_;
    const CardArrangement& way_;
    const CardLetters& letters_;
    CardLayout layout_;
};

/// Lines of a text one below the other, each in a box of the first one's size.
std::vector<CardLayout::Line> placed_lines(const WrappedText& text, std::size_t count, const Rect& first) {
    std::vector<CardLayout::Line> result;
    for (int y = first.y; const std::string& line : text.lines(count)) {
        result.push_back({line, {first.x, y, first.width, first.height}});
        y += first.height;
    }
    return result;
}

void CardPlacer::place_beside() {
    const Rect& content = measures_.content();
    const int gap = wide_card_gap(measures_.look(), letters_);
    const int picture = measures_.picture_width(way_.boards, letters_);
    const auto heading = static_cast<int>(way_.text.heading);
    const auto totals = static_cast<int>(way_.text.totals);
    const int height = heading + (totals > 0 ? gap + totals : 0);
    const int width = static_cast<int>(std::ceil(way_.text.width)) + 1;
    const int x = content.x + std::max(0, content.width - picture - gap - width) / 2;
    const int y = content.y + (content.height - height) / 2;
    place_boards(x, content.y + (content.height - measures_.picture_height(way_.boards, letters_)) / 2);
    place_heading({x + picture + gap, y, width, heading});
    place_totals({x + picture + gap, y + heading + gap, width, totals});
}

void CardPlacer::place_stacked() {
    const Rect& content = measures_.content();
    const int gap = card_gap(measures_.look(), letters_);
    const auto heading = static_cast<int>(way_.text.heading);
    const auto totals = static_cast<int>(way_.text.totals);
    const int picture = measures_.picture_height(way_.boards, letters_);
    const int below_heading = heading > 0 && picture > 0 ? gap : 0;
    const int above_totals = totals > 0 ? gap : 0;
    const int all = heading + below_heading + picture + above_totals + totals;
    int y = content.y + std::max(0, content.height - all) / 2;
    place_heading({content.x, y, content.width, heading});
    y += heading + below_heading;
    place_boards(content.x + (content.width - way_.boards.width()) / 2, y);
    y += picture + above_totals;
    place_totals({content.x, y, content.width, totals});
}

void CardPlacer::place_heading(const Rect& room) {
    Rect line = room;
    if (way_.text.title_lines > 0) {
        line.height = static_cast<int>(letters_.title_line());
        layout_.title = placed_lines(measures_.title(), way_.text.title_lines, line);
        line.y += line.height * static_cast<int>(way_.text.title_lines);
        line.y += static_cast<int>(letters_.below_title());
    }
    if (way_.text.subtitle_lines > 0) {
        line.height = static_cast<int>(letters_.text_line());
        layout_.subtitle = placed_lines(measures_.subtitle(), way_.text.subtitle_lines, line);
    }
}

/// Places totals row by row in columns of equal width, at the left of the room or centered.
void CardPlacer::place_totals(const Rect& room) {
    const int columns = way_.text.table_columns;
    if (columns == 0)
        return;
    const int label = measures_.label_width(letters_);
    const int value = measures_.value_width(letters_);
    const int to_value = label + static_cast<int>(letters_.between_total());
    const auto between = static_cast<int>(letters_.between_columns());
    const int pitch = to_value + value + between;
    const int left = room.x + (layout_.centered ? (room.width - columns * pitch + between) / 2 : 0);
    const auto line = static_cast<int>(letters_.total_line());
    for (int i = 0; i < static_cast<int>(measures_.card().totals.size()); ++i) {
        const int x = left + i % columns * pitch;
        const int y = room.y + i / columns * line;
        layout_.totals.push_back({{x, y, label, line}, {x + to_value, y, value, line}});
    }
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

constexpr int narrow = 500;  // pictures that need all their room, if not everything fits
constexpr int min_side_with_tree = 360;
constexpr double tree_share = 0.5;         // of the width of a wide picture …
constexpr double tree_share_below = 0.42;  // … and of the height of another

/// The picture without its outer twentieth, as that of a board beside its panels, or without less.
Rect content_of(const Look& look, double safe = safe_area) {
    const int x = std::max(picture_margin(look), rounded(safe * look.width));
    const int y = std::max(picture_margin(look), rounded(safe * look.height));
    return {x, y, look.width - 2 * x, look.height - 2 * y};
}

struct CardRooms {
    Rect others;
    Rect tree;
};

CardRooms rooms_with_tree(const Look& look) {
    const Rect all = content_of(look);
    const int gap = 2 * panel_gap(look);
    if (look.width > look.height) {
        const int tree = rounded(tree_share * all.width);
        return {{all.x, all.y, all.width - tree - gap, all.height},
                {all.right() - tree, all.y, tree, all.height}};
    }
    const int tree = rounded(tree_share_below * all.height);
    return {{all.x, all.y, all.width, all.height - tree - gap},
            {all.x, all.bottom() - tree, all.width, tree}};
}

bool has_all(const CardArrangement& way, const CardMeasures& measures) {
    const Card& card = measures.card();
    return (card.subtitle.empty() || way.text.subtitle_lines > 0) &&
           (card.totals.empty() || way.text.totals > 0) && way.boards.count == measures.board_count();
}

}  // namespace

CardLayout lay_out_card(const Card& card, const Look& look, const TextWidth& width) {
    if (card.tree && shorter_side(look) >= min_side_with_tree) {
        const auto [others, tree] = rooms_with_tree(look);
        const CardMeasures measures(card, look, width, others);
        const auto way = arranged_card(measures);
        if (way && has_all(*way, measures)) {
            CardLayout layout = CardPlacer(measures, *way).layout();
            layout.tree = tree;
            return layout;
        }
    }
    CardLayout layout;
    for (const double safe : {safe_area, 0.0}) {
        const CardMeasures measures(card, look, width, content_of(look, safe));
        const auto way = arranged_card(measures);
        layout = way ? CardPlacer(measures, *way).layout() : CardLayout{};
        // Pages, which are where small pictures are, cut nothing off.
        if (look.width >= narrow || (way && has_all(*way, measures)))
            break;
    }
    return layout;
}

}  // namespace queenreel
