#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/card.h"
#include "queenreel/frame/chart.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/sheet.h"

namespace queenreel {

/// A queen's way from one frame's board to the next one's.
struct Move {
    int from_row = 0;
    int from_column = 0;
    int to_row = 0;
    int to_column = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

/// How queens come to a board, in a film whose queens move.
struct Movement {
    enum class Path : std::uint8_t {
        straight,  ///< as Frame::moves says, or else along rows
        turn,      ///< as Frame::moves says, all together about the board's middle
        fade,      ///< nowhere: it is another board
        none,      ///< not seen: more happened than one motion could tell
    };
    Path path = Path::straight;
    double angle = 0;                       ///< of a turn, in degrees clockwise
    std::chrono::microseconds duration{0};  ///< 0: as long as any transition

    /// UTF-8; of a movement with a duration of its own, what is said until it has shown what the frame's
    /// caption says of it; empty where that is said from its start.
    std::string caption{};

    friend bool operator==(const Movement&, const Movement&) = default;
};

/// What is seen on a film in the first of a frame's time, before its queens move: what panels and the board
/// of a step show that has no picture of its own.
struct LeadIn {
    BoardPanel board;
    std::vector<Panel> panels;
    std::chrono::microseconds duration;
    std::optional<std::string> caption{};  ///< if it is not yet the frame's

    friend bool operator==(const LeadIn&, const LeadIn&) = default;
};

/// One picture of a film or a batch, in board terms, and how long it is shown.
struct Frame {
    BoardPanel board;
    std::vector<Panel> panels;     ///< one for each of Scene::panels
    bool hurried = false;          ///< much is left out between this picture and its neighbors
    bool overview = false;         ///< shows PanelSlot::overview panels in place of those they replace
    std::string caption;           ///< UTF-8; lines end in line breaks, empty for none
    std::optional<Card> card;      ///< shown in place of all of the above, where the scene has cards
    std::optional<Sheet> sheet{};  ///< of a document, shown in place of all of the above: a page of boards
    std::optional<Chart> chart{};  ///< shown in place of all of the above, where the scene has charts
    std::string title;             ///< UTF-8, what the picture shows in a few words: the document's title
    std::string description;       ///< UTF-8, the picture in words for those who cannot see it

    /// UTF-8; what a speaker may say of the picture and, in a line of its own, what to ask; empty for none.
    std::string talk{};

    /// UTF-8; the title of the chapter that begins with this picture, empty where none does. Chapters are
    /// what a player jumps to and what clips are cut at.
    std::string chapter;

    /// Where the queens of this board stood on the one before, if that is known; otherwise transitions go by
    /// rows.
    std::vector<Move> moves;
    Movement movement;

    std::vector<LeadIn> lead_ins{};  ///< in order; their time is the frame's

    bool in_between = false;  ///< on the way to the next frame: a transition made it

    std::uint64_t number = 1;  ///< the picture's number, from 1: {index} in file names
    std::uint64_t event = 0;   ///< the search event after which this is the board, from 1; 0: none
    std::chrono::microseconds duration{1'000'000};

    friend bool operator==(const Frame&, const Frame&) = default;
};

}  // namespace queenreel
