#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/frame/card.h"
#include "queenreel/frame/layout/card/board_rows.h"
#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// The sizes of a card's letters, in pixels.
struct CardLetters {
    double title = 0;
    double text = 0;   ///< of everything but the title
    double share = 0;  ///< from 0, the smallest size, to 1, the largest

    // Heights and gaps in pixels.
    double title_line() const { return 1.2 * title; }
    double below_title() const { return 0.45 * title; }
    double text_line() const { return 1.35 * text; }
    double total_line() const { return 1.5 * text; }
    double above_more() const { return 0.4 * text; }     ///< between boards and the line below them
    double between_total() const { return 1.6 * text; }  ///< a label and its value
    double between_columns() const { return 2.6 * text; }
};

/// The letters of a look's cards.
CardLetters card_letters(const Look& look, double share);

/// The size of a card's text in a room of some width.
struct CardText {
    std::size_t title_lines = 0;
    std::size_t subtitle_lines = 0;
    int table_columns = 0;  ///< columns of totals
    double width = 0;       ///< of the widest part, in pixels
    double heading = 0;     ///< the height of title and subtitle
    double totals = 0;      ///< the height of the table
};

/// The share of its boards that a card shows.
enum class ShownBoards { all, some, none };

/// The parts of a card that are shown.
struct CardParts {
    bool subtitle = true;
    bool totals = true;
    ShownBoards boards = ShownBoards::all;
    std::size_t max_title_lines = 4;
};

/// Measures the parts of a card. Holds references to its arguments.
class CardMeasures {
  public:
    /// Measures all text, for a card in `content`, a part of the picture.
    CardMeasures(const Card& card, const Look& look, const TextWidth& width, const Rect& content);

    const Card& card() const { return card_; }
    const Look& look() const { return look_; }
    const WrappedText& title() const { return title_; }
    const WrappedText& subtitle() const { return subtitle_; }
    bool has_boards() const { return kept_ > 0; }
    int board_count() const { return kept_; }

    /// The part of the picture, without margins.
    const Rect& content() const { return content_; }

    /// The widest label and value of the totals, in pixels.
    int label_width(const CardLetters& letters) const;
    int value_width(const CardLetters& letters) const;

    /// The text in a room of this width, with its totals in at most `table_columns` columns; empty if it does
    /// not fit.
    std::optional<CardText> text(const CardParts& parts, const CardLetters& letters, double width,
                                 int table_columns) const;

    /// The boards, with the line below them, in a room; empty if they would be too small.
    std::optional<BoardRows> boards(const CardParts& parts, const CardLetters& letters, int width,
                                    int height) const;

    /// The line below the boards that says how many are not shown; empty if all are.
    std::string more(const BoardRows& rows) const;

    /// The size of the boards together with that line.
    int picture_width(const BoardRows& rows, const CardLetters& letters) const;
    int picture_height(const BoardRows& rows, const CardLetters& letters) const;

  private:
    std::optional<BoardRows> rows(const CardParts& parts, const CardLetters& letters, int width,
                                  int height) const;

    const Card& card_;
    const Look& look_;
    const TextWidth& width_;
    WrappedText title_;
    WrappedText subtitle_;
    double label_width_ = 0;  // em
    double value_width_ = 0;
    Rect content_{};
    int board_size_ = 0;
    int kept_ = 0;             // boards available to show
    std::uint64_t count_ = 0;  // boards in all
};

}  // namespace queenreel
