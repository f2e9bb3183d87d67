#pragma once

#include <optional>

#include "queenreel/frame/layout/card/card_measures.h"

namespace queenreel {

/// A way to lay out a card.
struct CardArrangement {
    CardLetters letters{};
    CardText text{};
    BoardRows boards{};
    bool beside = false;  ///< the boards are at the left of the text rather than centered within it
    double score = 0;     ///< the higher the better
};

/// The gap, in pixels, between boards and the text above and below them.
int card_gap(const Look& look, const CardLetters& letters);

/// The gap, in pixels, between boards and the text beside them, and between heading and totals there.
int wide_card_gap(const Look& look, const CardLetters& letters);

/// The best arrangement of as many of a card's parts as fit; empty if not even the title does.
std::optional<CardArrangement> arranged_card(const CardMeasures& measures);

}  // namespace queenreel
