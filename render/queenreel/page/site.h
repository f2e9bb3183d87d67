#pragma once

#include <string>
#include <vector>

#include "queenreel/page/assembly.h"
#include "queenreel/page/page_file.h"

namespace queenreel {

/// A page of a site.
struct SitePage {
    std::string name;   ///< of its file
    Assembly assembly;  ///< without a head of its own; its settings are a JSON object
};

/// Pages that share script, style and engine, as the files of a folder for a web host: see explorer_files().
/// The first is index.html.
std::vector<PageFile> site_files(std::vector<SitePage> pages, SiteForm form, const SitePictures& pictures);

}  // namespace queenreel
