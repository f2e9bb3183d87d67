#pragma once

#include <string>
#include <string_view>
#include <vector>

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
    bool by_preset = false;

    /// Pixels at so many dots an inch of paper.
    PictureSize at(double dots_an_inch) const;
};

/// `1080`, a square; `1920x1080`; or a name in either case: of a screen as `4k` or `1080p`, of a shape as
/// `9:16`, which is that of a full HD screen, or of paper as `a4` or `a4-landscape`. Throws UsageError that
/// names `what` was read.
AskedSize parse_size(std::string_view what, std::string_view text);

/// Throws UsageError unless each side is 1 … `max`; repeats the `text`.
void require_size(std::string_view what, std::string_view text, PictureSize size, int max);

/// The names of screens, shapes and upright paper.
std::vector<std::string> named_size_names();

/// The names, for the help.
std::string size_names();

}  // namespace queenreel
