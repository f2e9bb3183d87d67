#pragma once

#include <vector>

#include "cli/options/request.h"
#include "cli/options/rule.h"
#include "studio/style.h"

namespace queenreel {

/// The option rows of how pictures look.
std::vector<Option> look_options();

/// The rules of --bare.
std::vector<Rule> look_rules();

/// The dots an inch of paper: PDF counts points, SVG the pixels of CSS, and pictures are printed at 300.
double dots_an_inch(const Format& format);

/// The style that the options ask for; a size of paper depends on the format. Throws UsageError, FailedError.
Style style_of(const Request& request, const Format& format);

/// How pictures in `format` look, without a caption. Throws UsageError for what does not go together.
Look look_of(const Request& request, const Format& format);

}  // namespace queenreel
