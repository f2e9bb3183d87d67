#pragma once

#include <string>
#include <string_view>

#include "queenreel/frame/theme.h"

namespace queenreel {

/// The theme for dark screens, where nobody chose one.
inline constexpr std::string_view dark_theme = "slate";

/// What a page shows.
struct PageContents {
    std::string title;  ///< UTF-8

    /// What the engine is to tell, see telling_json(); empty where `frames` are data.
    std::string telling{};
    std::string about{};   ///< {"scene":{…}}, see scene_json()
    std::string frames{};  ///< frame_json() of each, with commas between them; of a telling, the first

    Theme theme;        ///< also of pages that are printed
    Theme dark;         ///< where the reader's screen is dark; `theme` for one on all screens
    std::string queen;  ///< an SVG symbol, `<symbol id="queen" …>`, in the variables of css_variables()
    bool coordinates = false;  ///< labels at the board's edges
    bool glides = true;        ///< queens move from square to square
    bool loops = false;        ///< it begins again at its end
};

/// The page: one HTML file that needs no other and no network, in UTF-8. PageContents::telling asks for
/// has_page_engine().
std::string page_html(const PageContents& contents);

/// The explorer: one HTML file that needs no other and no network, in UTF-8, with the solvers and stories in
/// it. `queen`: as PageContents::queen. Asks for has_page_engine().
std::string explorer_html(const std::string& queen);

/// The Content-Security-Policy that a page has, for a server to send with it.
std::string policy_of(std::string_view html);

}  // namespace queenreel
