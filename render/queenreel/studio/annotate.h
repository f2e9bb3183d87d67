#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/theme.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The requested lines of attack.
struct AskedLines {
    bool xray = false;             ///< lines continue behind the next queen
    std::vector<Square> queens{};  ///< the queens to draw lines for; empty: all
    AttackRule rule = AttackRule::queens;
};

/// Annotations as a user writes them; their meaning depends on the board size.
struct AskedAnnotations {
    std::optional<std::string> highlight{};
    std::optional<std::string> arrows{};
    std::optional<std::string> attacks{};
};

/// Parses the lines of attack for boards of n×n squares; nothing if none are requested. Throws SpecError.
std::optional<AskedLines> lines_of_attack(const AskedAnnotations& asked, int n, AttackRule rule);

/// Adds the annotations and lines of attack to the pictures, and records them in `look`, which then keeps
/// colors for them. Throws SpecError.
Generator<Frame> annotated(Generator<Frame> frames, const AskedAnnotations& asked,
                           std::optional<AskedLines> lines, Look& look);

// Parsers for boards of n×n squares. Annotations without a color get one from the theme. Each throws
// SpecError for an invalid square, color or arrow.

/// Parses squares to highlight, with an optional color each: `d4,e5:green`.
std::vector<Highlight> parse_highlights(std::string_view text, int n, const Theme& theme);

/// Parses arrows between squares, with an optional color each: `a1-c3,h8-c3:red`.
std::vector<Arrow> parse_arrows(std::string_view text, int n, const Theme& theme);

/// Parses `blocked` or `xray`, optionally with the queens to draw lines for: `xray:c3`.
AskedLines parse_lines(std::string_view text, int n);

/// Throws SpecError if a line starts from a square of the placement without a queen.
void check_attackers(const AskedLines& lines, const Board& board);

/// Adds the annotations and lines of attack to boards of n×n squares, and names the annotations in the
/// pictures' descriptions. Replaces Annotations::rays if `lines` is set.
Generator<Frame> annotated(Generator<Frame> frames, int n, Annotations annotations,
                           std::optional<AskedLines> lines);

}  // namespace queenreel
