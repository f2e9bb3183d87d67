#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/picture_size.h"
#include "queenreel/encode/format.h"

namespace queenreel {

/// The options of pages of boards.
struct PageArgs {
    std::optional<AskedSize> page;  ///< nothing: A4, or a slide
    bool landscape = false;
    int columns = 0;                   ///< 0: as fits best
    std::optional<std::string> title;  ///< nothing: what it shows
    bool handout = false;
    bool classes = false;      ///< whole ones on a sheet
    std::uint64_t boards = 0;  ///< blank ones; 0: as a page holds
};

Rows<PageArgs> page_rows();

/// The size of the pages in the units of the format: points, or pixels. Throws UsageError.
PictureSize page_size(const PageArgs& args, const Format& format);

}  // namespace queenreel
