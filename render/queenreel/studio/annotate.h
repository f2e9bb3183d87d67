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
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The lines along which queens attack, as they are asked for.
struct AskedLines {
    bool xray = false;             ///< they go on behind the next queen
    std::vector<Square> queens{};  ///< whose lines they are; none: all queens'
};

/// What an author draws on boards, as written: what it means depends on their size.
struct AskedAnnotations {
    std::optional<std::string> highlight{};
    std::optional<std::string> arrows{};
    std::optional<std::string> attacks{};
};

/// The lines of attack on boards of n×n squares, where they are asked for. Throws SpecError.
std::optional<AskedLines> lines_of_attack(const AskedAnnotations& asked, int n);

/// The pictures with what is asked for on their boards, and with those lines of attack; the look keeps colors
/// for it. Throws SpecError.
Generator<Frame> annotated(Generator<Frame> frames, const AskedAnnotations& asked,
                           std::optional<AskedLines> lines, Look& look);

// What users write of it, for boards of n×n squares. Colors that are not said are the theme's. These throw
// SpecError for a square, a color or an arrow that is none.

/// Squares to point out, each with a color of its own where one is named: `d4,e5:green`.
std::vector<Highlight> parse_highlights(std::string_view text, int n, const Theme& theme);

/// Arrows from square to square: `a1-c3,h8-c3:red`.
std::vector<Arrow> parse_arrows(std::string_view text, int n, const Theme& theme);

/// `blocked` or `xray`, and the queens whose lines they are: `xray:c3`.
AskedLines parse_lines(std::string_view text, int n);

/// Throws SpecError where one of the lines is of a square of a placement that has no queen.
void check_attackers(const AskedLines& lines, const Board& board);

/// The pictures with annotations and lines of attack on their boards of n×n squares, and the former in their
/// descriptions. Annotations::attacks are replaced where lines are asked for.
Generator<Frame> annotated(Generator<Frame> frames, int n, Annotations annotations,
                           std::optional<AskedLines> lines);

}  // namespace queenreel
