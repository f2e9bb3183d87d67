#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "queenreel/encode/format.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// How pictures and films look, where the rest follows from what they show.
struct Style {
    std::optional<Theme> theme{};                ///< nothing: default_theme() of the format
    std::string_view pieces = "crown";           ///< a row of pieces(), paint/piece.h
    std::shared_ptr<const Drawing> own_piece{};  ///< in place of those
    std::shared_ptr<const Drawing> logo{};       ///< in the lower right corner
    int width = 0;                               ///< pixels; 0: the format's own
    int height = 0;                              ///< pixels; 0: as wide
    std::optional<Coordinates> coordinates{};    ///< nothing: outside where a story names rows and columns
    bool bare = false;                           ///< the board alone fills the picture
};

/// The theme of pictures in a format where none is asked for.
const Theme& default_theme(const Format& format);

/// The look of pictures in a format. Throws std::invalid_argument for a negative size, SpecError for a bare
/// board that is not square.
Look look_of(const Style& style, const Format& format);

/// What a format is to be of.
enum class Wanted { film, picture };

/// The format that a file's name asks for. Throws std::invalid_argument, as `what: why; what to do`, where
/// there is none such.
const Format& format_for(std::string_view path, Wanted wanted);

/// The format of that name. Throws as format_for().
const Format& format_named(std::string_view name, Wanted wanted);

}  // namespace queenreel
