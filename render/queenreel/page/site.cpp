#include "queenreel/page/site.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "queenreel/base/json.h"
#include "queenreel/base/xml.h"
#include "queenreel/frame/theme.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

constexpr const char* manifest_name = "explorer.webmanifest";
constexpr const char* worker_name = "offline_worker.js";
constexpr const char* icon_name = "icon.png";
constexpr const char* share_name = "explorer.png";
constexpr const char* page_name = "index.html";

std::string manifest(const Assembly& page) {
    const std::string ground = css_color(themes().front().background);
    const Json icon{{"src", icon_name}, {"sizes", "512x512"}, {"type", "image/png"}, {"purpose", "any"}};
    const Json json{{"name", "Queenreel"},
                    {"short_name", "Queenreel"},
                    {"description", page.description},
                    {"start_url", "./"},
                    {"scope", "./"},
                    {"display", "standalone"},
                    {"background_color", ground},
                    {"theme_color", ground},
                    {"icons", Json::array({icon})}};
    return json_text(json, 2) + "\n";
}

/// The head of a page that has a picture for links to it. The page itself does not load it.
std::string share_head(const SitePictures& pictures) {
    const auto meta = [](const char* name, const std::string& content) {
        return std::string("<meta property=\"og:image") + name + "\" content=\"" + xml_attribute(content) +
               "\">\n";
    };
    return meta("", share_name) + meta(":width", "1200") + meta(":height", "630") +
           meta(":alt", pictures.share_words) +
           "<meta name=\"twitter:card\" content=\"summary_large_image\">\n";
}

/// The service worker that keeps these files. Its bytes differ for every other version of them.
std::string worker(const std::vector<PageFile>& files, const std::vector<SitePage>& pages) {
    const auto name_of = [](const std::string& file) { return file == page_name ? "" : file; };
    Json hashes = Json::object();
    for (const PageFile& file : files)
        hashes[name_of(file.name)] = sha256(file.bytes);
    Json names = Json::array();
    for (const SitePage& page : pages)
        names.push_back(name_of(page.name));
    const std::string list = json_text(hashes);
    return filled(page_part(worker_name),
                  {{"files", list}, {"pages", json_text(names)}, {"version", sha256(list).substr(0, 16)}});
}

}  // namespace

std::vector<PageFile> site_files(std::vector<SitePage> pages, SiteForm form, const SitePictures& pictures) {
    const Json site{{"manifest", manifest_name}, {"worker", worker_name}, {"icon", icon_name}};
    std::vector<PageFile> files{{manifest_name, manifest(pages.front().assembly)},
                                {icon_name, pictures.icon}};
    for (SitePage& page : pages) {
        page.assembly.settings.pop_back();
        page.assembly.settings += ",\"site\":" + json_text(site) + "}";
        page.assembly.head = share_head(pictures);
    }
    // index.html comes last, once everything that it loads is there.
    for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
        if (form == SiteForm::whole) {
            files.push_back({page->name, assembled_for_site(page->assembly)});
            continue;
        }
        std::vector<PageFile> parts = split(page->assembly, "explorer", page->name);
        if (page != pages.rbegin())
            parts.erase(parts.begin(), parts.end() - 1);
        std::ranges::move(parts, std::back_inserter(files));
    }
    std::vector<PageFile> others{{share_name, pictures.share}, {worker_name, worker(files, pages)}};
    files.insert(files.begin(), others.begin(), others.end());
    return files;
}

}  // namespace queenreel
