#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/card.h"
#include "queenreel/frame/chart.h"
#include "queenreel/frame/made_text.h"
#include "queenreel/frame/moment_kind.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/question.h"
#include "queenreel/frame/shared.h"
#include "queenreel/frame/sheet.h"
#include "queenreel/frame/speech.h"

namespace queenreel {

/// The way in which queens get to a board, in a film whose queens move.
struct Movement {
    enum class Path : std::uint8_t {
        straight,  ///< as in Frame::moves, or else along rows
        turn,      ///< as in Frame::moves, all together around the board's center
        fade,      ///< no queen moves: it is another board
        none,      ///< not shown: more happened than one motion can show
    };
    Path path = Path::straight;
    double angle = 0;                       ///< of `turn`, in degrees clockwise
    std::chrono::microseconds duration{0};  ///< 0: the duration of any transition

    /// UTF-8; for movements with their own duration, the caption until the frame's caption has been
    /// demonstrated; empty if the frame's caption is shown from the start.
    std::string caption{};

    friend bool operator==(const Movement&, const Movement&) = default;
};

/// The first part of a frame's time, before its queens move: a film shows the panels and board of a step that
/// has no picture of its own.
struct LeadIn {
    BoardPanel board;
    std::vector<Panel> panels;
    std::chrono::microseconds duration;
    std::optional<std::string> caption{};  ///< empty: the frame's caption

    friend bool operator==(const LeadIn&, const LeadIn&) = default;
};

/// The picture shows the scene: the frame's board, panels and caption.
struct OfScene {
    friend bool operator==(const OfScene&, const OfScene&) = default;
};

/// The contents of a picture: the scene, or one thing in place of board, panels and caption. A card is for
/// scenes with cards, a chart for scenes with charts, and a sheet, a page of boards, for documents.
using Content = std::variant<OfScene, Shared<Card>, Shared<Sheet>, Shared<Chart>>;

/// One picture of a film or a batch, in terms of boards and panels, with its duration.
struct Frame {
    MomentKind moment = MomentKind::step;  ///< the kind of moment that it shows; step outside of stories
    Content content{};
    BoardPanel board;
    std::vector<Panel> panels;  ///< one for each element of Scene::panels
    bool hurried = false;       ///< much is omitted between this picture and its neighbors
    bool overview = false;      ///< PanelSlot::overview panels replace others
    std::string caption;        ///< UTF-8; lines end in line breaks; empty for none
    MadeText title;             ///< UTF-8, what the picture shows in a few words: the document's title
    MadeText description;       ///< UTF-8, the picture in words for those who cannot see it

    /// UTF-8; the caption in the languages of a film's further caption tracks, in their order.
    std::vector<std::string> translations{};

    /// UTF-8; what a speaker may say about the picture and, on a separate line, ask; empty for none.
    std::string talk{};

    std::shared_ptr<const Speech> speech{};  ///< begins with the picture, in a film with a voice; or null

    std::optional<Question> question{};  ///< asked by the picture; the next ones answer it

    /// UTF-8; the title of the chapter that begins with this picture, or empty. Players jump to chapters, and
    /// clips are cut at them.
    std::string chapter;

    /// The squares of this board's queens on the previous one, if known; otherwise transitions pair queens by
    /// rows.
    std::vector<SquarePair> moves;
    Movement movement;

    std::vector<LeadIn> lead_ins{};  ///< in order; their time is part of the frame's

    bool in_between = false;  ///< whether a transition made it, on the way to the next frame

    std::uint64_t number = 1;  ///< number of the picture, from 1: {index} in file names
    std::uint64_t event = 0;   ///< number of the search event that led to this board, from 1; 0: none
    std::chrono::microseconds duration{1'000'000};

    /// Returns whether the picture shows board, panels and caption.
    bool shows_scene() const { return std::holds_alternative<OfScene>(content); }

    /// The card that it shows, or null.
    const Card* card() const {
        const auto* shown = std::get_if<Shared<Card>>(&content);
        return shown ? &**shown : nullptr;
    }

    friend bool operator==(const Frame&, const Frame&) = default;
};

}  // namespace queenreel
