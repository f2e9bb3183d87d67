#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/encode/format.h"

namespace queenreel {

/// Pixels.
struct PictureSize {
    int width = 0;
    int height = 0;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// Upright paper; millimeters.
struct Paper {
    std::string_view name;
    double width;
    double height;
};

/// A size as it was asked for: in pixels, or paper, whose pixels depend on what is printed.
struct AskedSize {
    std::string text;              ///< as it was typed
    PictureSize pixels;            ///< of paper, at 72 dots an inch
    const Paper* paper = nullptr;  ///< null for what is no paper
    bool landscape = false;        ///< the paper lies

    /// Pixels at so many dots an inch of paper.
    PictureSize at(double dots) const;
};

/// `1080`, a square; `1920x1080`; or a name in either case: of a screen as `4k` or `1080p`, of a shape as
/// `9:16`, which is that of a full HD screen, or of paper as `a4` or `a4-landscape`. Nothing for another
/// text. Numbers may be any: a side of 0 or less is none.
std::optional<AskedSize> parse_size(std::string_view text);

/// The dots an inch of paper: PDF counts points, SVG the pixels of CSS, and pictures are printed at 300.
double dots_an_inch(const Format& format);

/// The names of screens, shapes and upright paper.
std::vector<std::string> named_size_names();

/// The names, for the help.
std::string size_names();

}  // namespace queenreel
