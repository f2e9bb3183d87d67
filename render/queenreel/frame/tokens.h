#pragma once

#include <chrono>
#include <span>
#include <string_view>

namespace queenreel {

// The design in numbers, in one place. Layouts and painters take them from here, and pages as variables of
// their style sheet. The colors are a theme's (theme.h).

// Shares by which one color covers another.
inline constexpr double wash_share = 0.17;     ///< the outline color, over attacked squares
inline constexpr double solved_share = 0.85;   ///< the solution color, behind the queens of a solution
inline constexpr double blocked_share = 0.85;  ///< the outline color, around squares without a queen
inline constexpr double lit_share = 0.5;       ///< the attack line color, behind attacking queens
inline constexpr double number_share = 0.65;   ///< the solution color, behind the greatest number
inline constexpr double tint_share = 0.16;     ///< the accent, behind the current part of a panel

// Opacities.
inline constexpr double removed_opacity = 0.3;     ///< of the queen of Mark::removed
inline constexpr double tried_opacity = 5.0 / 16;  ///< of a tried queen, in sixteenths like moving queens

// Lines on boards, as shares of a square's side.
inline constexpr double conflict_border = 0.055;  ///< the border of Mark::conflict: it touches no crown
inline constexpr double attack_line = 0.07;       ///< the width of a line of attack …
inline constexpr double attack_seam = 0.05;       ///< … and how much wider its seam is
inline constexpr double card_ray = 0.035;  ///< the width of a line along which a queen of a card attacks
inline constexpr double crossover_line = 0.06;
inline constexpr double crossover_dash = 0.3;
inline constexpr double crossover_gap = 0.2;
inline constexpr double arc_radius = 0.3;  ///< of the arc of a turn, as a share of the board's side

// Lines of text, in em unless noted otherwise.
inline constexpr double caption_line = 1.3;
inline constexpr double line_height = 1.34;       ///< of a panel's text, if there is room
inline constexpr double close_line_height = 1.2;  ///< closer lines would touch
inline constexpr double heading_height = 1.6;     ///< of a heading with the gap below it
inline constexpr double heading_line = 1.3;       ///< of a heading alone
inline constexpr double least_em = 7;             ///< pixels: smaller letters are illegible, and left out
inline constexpr double mono_width = 0.602;  ///< of a character: JetBrains Mono 0.6, DejaVu Sans Mono 0.602

// Margins.
inline constexpr double safe_area = 0.05;  ///< of each side of a film's picture: text keeps out of it

// Durations.
inline constexpr std::chrono::milliseconds glide_time{300};  ///< of a queen that moves to another square

/// A number that the style sheet of pages takes, as the variable of that name.
struct StyleToken {
    std::string_view name;
    double value;
    std::string_view unit{};
};

/// All of them. Lengths on boards are in tenths of a square, as pages draw them.
std::span<const StyleToken> style_tokens();

}  // namespace queenreel
