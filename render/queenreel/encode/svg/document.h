#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// The SVG document `drawn` by Cairo, ready to publish: with ids that follow from the drawing, and with a
/// title and a description for those who cannot see it. The drawing itself stays as Cairo wrote it; `on_top`,
/// elements without ids, comes after it.
///
/// Cairo's ids count up through the process. The new ones begin with a hash of the document, so that several
/// can stand in one HTML page, where all ids share one namespace. What nothing refers to has no id.
std::string finished_svg(std::string_view drawn, std::string_view title, std::string_view description,
                         std::string_view on_top = "");

}  // namespace queenreel
