#pragma once

#include <vector>

#include "cli/options/picture_size.h"
#include "cli/options/request.h"
#include "encode/format.h"

namespace queenreel {

/// The option rows of pages: --page, --landscape, --columns, --title, --handout, --boards.
std::vector<Option> page_options();

/// The size of the pages in the units of the format: points, or pixels. Throws UsageError.
PictureSize page_size(const Request& request, const Format& format);

}  // namespace queenreel
