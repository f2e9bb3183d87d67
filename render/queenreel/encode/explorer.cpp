#include "queenreel/encode/explorer.h"

#include <filesystem>
#include <memory>

#include "queenreel/encode/board_symbols.h"
#include "queenreel/encode/errors.h"
#include "queenreel/io/folder.h"
#include "queenreel/io/open.h"
#include "queenreel/module/module.h"
#include "queenreel/page/page.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

void require_engine() {
    if (!has_page_engine())
        throw UnavailableError(
            "explore: this build has no engine to tell stories in pages; build with the packages that "
            "scripts/packages lists");
}

}  // namespace

std::string explorer_page(const Words& words) {
    require_engine();
    return explorer_html(explorer_symbols(), {.words = words});
}

std::vector<LanguagePage> explorer_pages(const std::vector<Words>& languages) {
    require_engine();
    std::vector<OtherPage> addresses;
    for (const Words& words : languages)
        addresses.push_back(
            {&words.language(), "/" + std::string(addresses.empty() ? "" : words.language().name)});
    std::vector<LanguagePage> pages;
    for (std::size_t i = 0; i < languages.size(); ++i)
        pages.push_back({addresses[i].address, [words = languages[i], addresses] {
                             return explorer_html(explorer_symbols(), {.words = words, .pages = addresses});
                         }});
    return pages;
}

std::vector<PageFile> explorer_site(const std::vector<Words>& languages, SiteForm form) {
    require_engine();
    return explorer_files(explorer_symbols(), languages, form, site_pictures());
}

WrittenSite write_explorer_site(const std::string& folder, const std::vector<Words>& languages, SiteForm form,
                                Existing existing, const std::function<void()>& check) {
    WrittenSite written;
    std::vector<std::unique_ptr<OutputStream>> streams;
    const std::vector<PageFile> site = explorer_site(languages, form);
    make_folders(folder);
    for (const PageFile& file : site) {
        written.paths.push_back((fs::path(folder) / file.name).string());
        streams.push_back(open_output_stream(written.paths.back(), existing, Access::forward));
        streams.back()->write_text(file.bytes);
        written.bytes += file.bytes.size();
    }
    for (const auto& stream : streams)
        stream->prepare();
    check();
    std::size_t count = 0;
    publish_together(
        [&] {
            for (; count < streams.size(); ++count)
                streams[count]->publish();
        },
        [&] {
            const auto end = written.paths.begin() + static_cast<std::ptrdiff_t>(count);
            return std::vector<fs::path>(written.paths.begin(), end);
        },
        [&] { return count; });
    for (const auto& stream : streams)
        stream->settle();
    return written;
}

std::string page_policy(std::string_view html) {
    return policy_of(html) + "; frame-ancestors 'none'";
}

}  // namespace queenreel
