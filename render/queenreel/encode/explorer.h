#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/io/output_file.h"
#include "queenreel/page/page_file.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The explorer in a language: one UTF-8 HTML file that needs no other files and no network. Throws
/// UnavailableError if the program was built without the engine.
std::string explorer_page(const Words& words = {});

/// The explorer in a language, for a server.
struct LanguagePage {
    std::string path;
    std::function<std::string()> html;  ///< assembles it
};

/// The explorer for a server: in the first language at the path "/", in each other one at its tag, "/de",
/// with links to the others. Throws as explorer_page().
std::vector<LanguagePage> explorer_pages(const std::vector<Words>& languages);

/// The explorer as the files of a folder, index.html last: see explorer_files(). Throws as explorer_page(),
/// and PaintError.
std::vector<PageFile> explorer_site(const std::vector<Words>& languages, SiteForm form);

/// The files of a written site.
struct WrittenSite {
    std::vector<std::string> paths;
    std::size_t bytes = 0;
};

/// Writes the files of explorer_site() to a folder, which is created if missing: all are complete before the
/// first has its name. Calls `check` before that; an exception from it leaves no file. Throws OutputError,
/// ExistsError, PartialSetError, and as explorer_page().
WrittenSite write_explorer_site(const std::string& folder, const std::vector<Words>& languages, SiteForm form,
                                Existing existing, const std::function<void()>& check);

/// The Content-Security-Policy with which a server sends such a page: only what it contains may run; it
/// cannot access other addresses or be put into a frame.
std::string page_policy(std::string_view html);

/// The pictures of the explorer's site: a board of one queen, 512 × 512 pixels, and a card with a solution of
/// eight, 1200 × 630 pixels, as sites that preview links expect. Throws PaintError.
SitePictures site_pictures();

}  // namespace queenreel
