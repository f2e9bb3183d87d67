#pragma once

#include <string>

namespace queenreel {

/// One of the files of a page.
struct PageFile {
    std::string name;  ///< in their folder
    std::string bytes;
};

/// The ways to divide the explorer of a site into files.
enum class SiteForm {
    whole,  ///< index.html has all that it runs, as explorer_html() does
    split   ///< its script, style and engine are files beside it, for hosts with a Content-Security-Policy
            ///< such as "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"
};

/// The pictures of a site, as PNG files.
struct SitePictures {
    std::string icon;         ///< 512 × 512 pixels
    std::string share;        ///< 1200 × 630 pixels, shown with links to the page
    std::string share_words;  ///< what `share` shows, for those who cannot see it
};

}  // namespace queenreel
