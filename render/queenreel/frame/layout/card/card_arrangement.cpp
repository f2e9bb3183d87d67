#include "queenreel/frame/layout/card/card_arrangement.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

constexpr int min_whole_card = 240;  // smaller pictures have room for boards and the title only
constexpr int max_table_columns = 3;

/// Searches for the best arrangement of some parts of a card.
class CardSearch {
  public:
    CardSearch(const CardMeasures& measures, const CardParts& parts) : measures_(measures), parts_(parts) {}

    void try_beside(const CardLetters& letters);
    void try_stacked(const CardLetters& letters);

    const std::optional<CardArrangement>& best() const { return best_; }

  private:
    void score(CardArrangement tried);

    const CardMeasures& measures_;
    CardParts parts_;
    std::optional<CardArrangement> best_;
};

void CardSearch::score(CardArrangement tried) {
    const double boards = tried.boards.count == 0 ? 1 : tried.boards.extent();
    // The more boards there are, the larger they must be to be visible.
    const double for_letters = tried.boards.count > 1 ? 0.2 : 0.4;
    tried.score = boards * (1 - for_letters + for_letters * tried.letters.share);
    // A title reads best in two lines, or in three beside a board.
    const int surplus = static_cast<int>(tried.text.title_lines) - (tried.beside ? 3 : 2);
    tried.score *= std::pow(0.8, std::max(0, surplus));
    if (!best_ || tried.score > best_->score)
        best_ = tried;
}

void CardSearch::try_beside(const CardLetters& letters) {
    const Rect& content = measures_.content();
    const int gap = wide_card_gap(measures_.look(), letters);
    constexpr int steps = 30;
    for (int step = 0; step <= steps; ++step) {
        const int width = rounded(content.width * (0.3 + 0.5 * step / steps));
        const auto boards = measures_.boards(parts_, letters, width, content.height);
        if (!boards || boards->count == 0)
            continue;
        const int left = content.width - measures_.picture_width(*boards, letters) - gap - 2;
        const auto text = measures_.text(parts_, letters, left, 1);
        if (!text)
            continue;
        const double between = text->totals > 0 ? gap : 0;
        if (text->heading + between + text->totals <= content.height)
            score({letters, *text, *boards, true});
    }
}

void CardSearch::try_stacked(const CardLetters& letters) {
    const Rect& content = measures_.content();
    const int gap = card_gap(measures_.look(), letters);
    const bool has_boards = parts_.boards != ShownBoards::none && measures_.has_boards();
    for (int columns = 1; columns <= max_table_columns; ++columns) {
        const auto text = measures_.text(parts_, letters, content.width, columns);
        if (!text)
            continue;
        double left = content.height - text->heading - text->totals;
        if (text->totals > 0)
            left -= gap;
        if (has_boards && text->heading > 0)
            left -= gap;
        const auto boards = measures_.boards(parts_, letters, content.width, static_cast<int>(left));
        if (left >= 0 && boards)
            score({letters, *text, *boards, false});
    }
}

std::optional<CardArrangement> best_of(const CardMeasures& measures, const CardParts& parts) {
    CardSearch search(measures, parts);
    constexpr int steps = 16;
    const auto try_letters = [&](int step) {
        const CardLetters letters = card_letters(measures.look(), static_cast<double>(step) / steps);
        search.try_stacked(letters);
        if (parts.boards != ShownBoards::none)
            search.try_beside(letters);
    };
    for (int step = 0; step <= steps; ++step)
        try_letters(step);
    // Lines of a tall picture are short: smaller letters are better than no text.
    if (measures.look().height > measures.look().width)
        for (int step = -1; step >= -steps / 2 && !search.best(); --step)
            try_letters(step);
    return search.best();
}

/// The title alone, with letters of any size.
std::optional<CardArrangement> title_alone(const CardMeasures& measures) {
    const CardParts parts{false, false, ShownBoards::none, 8};
    const Rect& content = measures.content();
    for (CardLetters letters = card_letters(measures.look(), 0); letters.title >= 2; letters.title *= 0.95) {
        const auto text = measures.text(parts, letters, content.width, 1);
        if (text && text->heading <= content.height)
            return CardArrangement{.letters = letters, .text = *text};
    }
    return std::nullopt;
}

}  // namespace

int card_gap(const Look& look, const CardLetters& letters) {
    return std::max(panel_gap(look), rounded(1.1 * letters.text));
}

int wide_card_gap(const Look& look, const CardLetters& letters) {
    return rounded(1.5 * card_gap(look, letters));
}

std::optional<CardArrangement> arranged_card(const CardMeasures& measures) {
    using enum ShownBoards;
    constexpr CardParts tried[] = {{true, true, all},   {false, true, all},  {true, true, some},
                                   {false, true, some}, {false, false, all}, {false, false, some},
                                   {true, true, none},  {false, true, none}, {false, false, none}};
    const bool boards_only = measures.has_boards() && shorter_side(measures.look()) < min_whole_card;
    for (const CardParts& parts : tried) {
        if (boards_only && (parts.subtitle || parts.totals))
            continue;
        if (auto found = best_of(measures, parts))
            return found;
    }
    return title_alone(measures);
}

}  // namespace queenreel
