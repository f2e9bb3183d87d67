#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/own_look.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/paint/piece.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/studio/annotate.h"
#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/style.h"

namespace queenreel {

/// What is drawn on squares besides queens.
struct Marks {
    bool attacks = false;
    bool conflicts = false;
};

/// The options of how pictures look.
struct LookArgs {
    std::optional<AskedSize> size;
    std::optional<Theme> theme;
    ColorChanges colors;  ///< of the theme
    const PieceSet* pieces = &queenreel::pieces().front();
    std::string own_piece;  ///< a file of the user's own in place of those; empty: none
    std::string logo;       ///< likewise, in a corner
    Marks marks;
    std::optional<Coordinates> coordinates;  ///< nothing: as the story
    std::optional<Numbering> numbering;      ///< nothing: as the story
    std::optional<std::string> caption;      ///< empty: there is to be none
    std::optional<Color> background;
    bool bare = false;
};

Rows<LookArgs> look_rows();

/// The options of what an author draws on boards.
Rows<AskedAnnotations> annotation_rows();

/// The rules of --bare.
std::vector<Rule> look_rules();

/// Throws UsageError for a film as large as paper.
void check_paper(const LookArgs& args, const Format& format);

/// The style that the options ask for; a size of paper depends on the format. Throws UsageError, FailedError.
Style style_of(const LookArgs& args, const Format& format);

/// How pictures in `format` look, without a caption. Throws UsageError for what does not go together.
Look look_of(const LookArgs& args, const Format& format);

}  // namespace queenreel
