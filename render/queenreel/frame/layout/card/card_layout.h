#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// Where the parts of a card lie, in whole pixels. Boards are at the left of the text or below its title and
/// subtitle, whichever leaves the most room to boards and letters. A tree has the right half of a picture
/// wider than high, the lower part of another, where that leaves room for all the rest; otherwise it is left
/// out. There are two sizes of letters: the title's, bold, at least a twentieth of the picture's height and
/// 10 pixels; and that of the rest, at least 2.6 % of it and 9 pixels. Where that leaves no room, the
/// subtitle is left out, then boards, then the totals. Pictures of less than 240 pixels show boards and the
/// title only. A title that stands alone may have smaller letters.
struct CardLayout {
    /// One line of text; the text of one part is broken between words into lines of about one width.
    struct Line {
        std::string text;
        Rect box{};

        friend bool operator==(const Line&, const Line&) = default;
    };
    /// A row of the table of totals.
    struct TotalPlace {
        Rect label{};
        Rect value{};

        friend bool operator==(const TotalPlace&, const TotalPlace&) = default;
    };

    double title_em = 0;   ///< font size in pixels
    double text_em = 0;    ///< of all but the title
    bool centered = true;  ///< title and subtitle are centered in their boxes, or else begin at their left
    std::vector<Line> title{};
    std::vector<Line> subtitle{};
    std::vector<TotalPlace> totals{};  ///< of all totals, or none

    int square = 0;              ///< the side of a square of all boards
    int border = 0;              ///< width of a line around each, where light squares would melt
    std::vector<Rect> boards{};  ///< Card::board, or the first of Card::boards
    Rect tree{};                 ///< of Card::tree; empty where it is left out
    Line more{};                 ///< how many boards there are besides; empty where all are shown

    friend bool operator==(const CardLayout&, const CardLayout&) = default;
};

/// The layout of a card in pictures of a look's size and theme.
CardLayout lay_out_card(const Card& card, const Look& look, const TextWidth& width);

}  // namespace queenreel
