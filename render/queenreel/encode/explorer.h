#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/page/page_file.h"

namespace queenreel {

/// The explorer: one UTF-8 HTML file that needs no other files and no network. Throws UnavailableError if the
/// program was built without the engine.
std::string explorer_page();

/// The explorer as files side by side, index.html last: see explorer_files(). Throws as explorer_page().
std::vector<PageFile> explorer_site();

/// The Content-Security-Policy with which a server sends such a page: only what it contains may run; it
/// cannot access other addresses or be put into a frame.
std::string page_policy(std::string_view html);

}  // namespace queenreel
