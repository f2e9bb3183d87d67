#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/paint/piece.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/studio/annotate.h"
#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/style.h"
#include "queenreel/theme/theme_file.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// Marks drawn on squares besides queens.
struct Marks {
    bool attacks = false;
    bool conflicts = false;
    bool threats = false;
};

/// The options for the look of pictures.
struct LookArgs {
    std::optional<AskedSize> size;
    std::optional<Theme> theme;
    ColorChanges colors;  ///< changes to the theme
    const PieceSet* pieces = &queenreel::pieces().front();
    std::string own_piece;  ///< a file that replaces the piece set; empty: none
    std::string logo;       ///< a file, shown in a corner; empty: none
    Marks marks;
    std::optional<Coordinates> coordinates;  ///< empty: the story's default
    std::optional<Numbering> numbering;      ///< empty: the story's default
    Words words;                             ///< the language of the texts
    std::optional<std::string> caption;      ///< an empty text removes the caption
    std::optional<Color> background;
    bool bare = false;
};

std::vector<Option> look_rows();

/// The options for an author's drawings on boards.
std::vector<Option> annotation_rows();

/// The rules of --bare.
std::vector<Rule> look_rules();

/// Throws UsageError for a film with a paper size.
void check_paper(const LookArgs& args, const Format& format);

/// Returns the style that the options request; a paper size depends on the format. Throws UsageError,
/// FailedError.
Style style_of(const LookArgs& args, const Format& format);

/// Returns the look of pictures in `format`, without a caption. Throws UsageError for conflicting options.
Look look_of(const LookArgs& args, const Format& format);

// Languages, themes, colors, and files that users own.

/// Finds a language by its tag. Throws UsageError.
Words parse_language(std::string_view what, std::string_view text);

/// Finds a theme by name, or reads one with read_theme() if the name ends in `.toml`. Throws UsageError, and
/// FailedError for a file that cannot be read.
Theme parse_theme(std::string_view what, std::string_view text);

/// Parses changes of colors with color_changes(). Throws UsageError.
ColorChanges parse_colors(std::string_view what, std::string_view text);

/// Checks the file for --pieces, if `text` does not name a piece set: a user's drawing, whose name ends in
/// .svg. Throws UsageError.
std::string parse_own_piece(std::string_view what, std::string_view text);

/// Checks the file for --logo, also a user's drawing. Throws UsageError.
std::string parse_logo(std::string_view what, std::string_view text);

/// Reads a drawing from a file, with `current` as its currentColor; reads each file only once. Null for an
/// empty path. Throws FailedError.
std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current);

}  // namespace queenreel
