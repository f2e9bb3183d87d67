#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/encode/format.h"

namespace queenreel {

/// The size of a picture in pixels.
struct PictureSize {
    int width = 0;
    int height = 0;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// Paper, in millimeters: named formats are upright, measured paper is as requested.
struct Paper {
    std::string_view name;  ///< empty for paper that was measured
    double width;
    double height;
};

/// A requested size: in pixels, or of paper, whose pixels depend on the format.
struct AskedSize {
    std::string text;              ///< as the user wrote it
    PictureSize pixels;            ///< for paper, at 72 dots per inch
    std::optional<Paper> paper{};  ///< nothing if the size is in pixels
    bool landscape = false;        ///< named paper is turned to landscape

    /// Returns the size in pixels, with paper at `dots` per inch.
    PictureSize at(double dots) const;
};

/// Parses a size: `1080` for a square; `1920x1080`; a name in either case: a screen such as `4k` or `1080p`,
/// an aspect ratio such as `9:16`, which gets the size of a full HD screen, or paper such as `a4` or
/// `a4-landscape`; or paper by its measures, such as `210x297mm`, `21x29.7cm` or `8.5x11in`. Returns nothing
/// for any other text. Does not check that sides are positive.
std::optional<AskedSize> parse_size(std::string_view text);

/// Returns the resolution of paper in dots per inch: 72 for PDF (points), 96 for SVG (CSS pixels), 300 for
/// pictures.
double dots_an_inch(const Format& format);

/// Returns the names of screens, aspect ratios and upright paper.
std::vector<std::string> named_size_names();

/// Returns all names as a text for the help.
std::string size_names();

}  // namespace queenreel
