#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// The SVG document `drawn` by Cairo, for others to see: in about half the bytes, with ids that follow from
/// the drawing, and with a title and a description for those who cannot see it. Law: it looks the same.
std::string finished_svg(std::string_view drawn, std::string_view title, std::string_view description);

}  // namespace queenreel
