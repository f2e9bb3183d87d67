#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/theme.h"
#include "queenreel/page/own_texts.h"
#include "queenreel/page/page_file.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The default theme for dark screens.
inline constexpr std::string_view dark_theme = "slate";

/// The contents of a page.
struct PageContents {
    std::string title;         ///< UTF-8
    std::string transcript{};  ///< the URL of a page with its transcript; empty if there is none

    /// The language of title and frames, and of the player itself.
    Words words{};
    PagePieces pieces = PagePieces::queens;

    /// The story for the engine, see telling_json(); empty if `frames` are data.
    std::string telling{};
    std::string about{};   ///< {"rule":"torus","scene":{…}}, see scene_json(); no rule for chess
    std::string frames{};  ///< frame_json() of each, separated by commas; if the engine tells the story,
                           ///< of the first only

    Theme theme;               ///< also used for printing
    Theme dark;                ///< for dark screens; same as `theme` to use one theme everywhere
    std::string symbols;       ///< of queen and marks, `<symbol id="queen" …>`, with the variables of
                               ///< css_variables()
    bool coordinates = false;  ///< labels at the board's edges
    bool glides = true;        ///< queens move from square to square
    bool loops = false;        ///< it starts over at its end
};

/// The page: one UTF-8 HTML file that needs no other files and no network. PageContents::telling requires
/// has_page_engine().
std::string page_html(const PageContents& contents);

/// The page as a course's unit for learning platforms: index.html, which reports what a learner has seen and
/// answered, and imsmanifest.xml, which describes it, to be packed into a ZIP file. Format: SCORM 1.2 (ADL,
/// "Sharable Content Object Reference Model, version 1.2", 2001). Requires what page_html() does.
std::vector<PageFile> course_files(const PageContents& contents);

/// The explorer in another language.
struct OtherPage {
    const Language* language;
    std::string address;  ///< relative to the page: "de.html"
};

/// An explorer: its language, and the pages among which a reader can choose another, itself included.
struct ExplorerPage {
    Words words{};
    std::vector<OtherPage> pages{};
};

/// The explorer: one UTF-8 HTML file that needs no other files and no network, including the solvers and
/// stories. `symbols`: as PageContents::symbols. Requires has_page_engine().
std::string explorer_html(const std::string& symbols, const ExplorerPage& page = {});

/// The explorer as the files of a folder for a web host: index.html in the first of its languages and de.html
/// and the like in others, with the files that they load, a web app manifest (W3C Web Application Manifest),
/// its pictures, and a service worker that keeps all of one version for use offline. All addresses are
/// relative. `symbols`: as PageContents::symbols. Requires has_page_engine().
std::vector<PageFile> explorer_files(const std::string& symbols, const std::vector<Words>& languages,
                                     SiteForm form, const SitePictures& pictures);

/// The Content-Security-Policy of a page, for a server to send with it.
std::string policy_of(std::string_view html);

}  // namespace queenreel
