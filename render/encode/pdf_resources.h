#pragma once

#include <cstddef>
#include <span>

namespace queenreel {

/// Leaves each form or image of a page once in the page's dictionary of them, in part of a PDF that Cairo
/// wrote and that no dictionary is cut by. Cairo 1.16 names one as often as it is drawn, as many times as a
/// board has queens; a key that stands twice in a dictionary has no defined value (ISO 32000-1, 7.3.7). What
/// is dropped becomes spaces, so that all else stays where the table of the file says it is.
void drop_repeated_names(std::span<std::byte> pdf);

}  // namespace queenreel
