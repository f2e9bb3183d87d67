#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "queenreel/encode/format.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// The look of pictures and films, as far as their content does not determine it.
struct Style {
    std::optional<Theme> theme{};                ///< nothing: default_theme() of the format
    std::string_view pieces = "crown";           ///< a row of pieces(), paint/piece.h
    std::shared_ptr<const Drawing> own_piece{};  ///< replaces `pieces`
    std::shared_ptr<const Drawing> logo{};       ///< in the lower right corner
    int width = 0;                               ///< pixels; 0: the format's own
    int height = 0;                              ///< pixels; 0: the width
    std::optional<Coordinates> coordinates{};    ///< nothing: outside if the story names rows and columns
    bool bare = false;                           ///< the board fills the picture
};

/// Returns the default theme of a format.
const Theme& default_theme(const Format& format);

/// Returns the look of pictures in a format. Throws std::invalid_argument for a negative size, SpecError for
/// a bare board that is not square.
Look look_of(const Style& style, const Format& format);

/// The kind of output that a format is requested for.
enum class Wanted { film, picture };

/// Returns the format that a path's extension names. Throws std::invalid_argument, `what: why; what to do`,
/// if there is none of that kind.
const Format& format_for(std::string_view path, Wanted wanted);

/// Returns the format of that name. Throws like format_for().
const Format& format_named(std::string_view name, Wanted wanted);

}  // namespace queenreel
