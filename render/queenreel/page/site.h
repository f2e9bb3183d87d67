#pragma once

#include <vector>

#include "queenreel/page/assembly.h"
#include "queenreel/page/page_file.h"
#include "queenreel/page/site_form.h"

namespace queenreel {

/// A page as the files of a folder for a web host: see explorer_files(). `page` has no head of its own; its
/// settings are a JSON object.
std::vector<PageFile> site_files(Assembly page, SiteForm form, const SitePictures& pictures);

}  // namespace queenreel
