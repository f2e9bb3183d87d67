#include "queenreel/reel/reel_page.h"

#include <fmt/format.h>
#include <sys/eventfd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "queenreel/base/xml.h"
#include "queenreel/io/read_file.h"
#include "queenreel/reel/made.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

/// The element with which a page shows files of these extensions.
struct Shown {
    std::string_view extensions;  ///< separated by spaces
    std::string_view type;        ///< media type; `*`: the extension
    std::string_view element;     ///< with {0} for the address, or for the text
};

constexpr std::string_view image = "<img src=\"{0}\" alt=\"\">";
constexpr std::string_view film = "<video src=\"{0}\" controls loop muted autoplay></video>";
constexpr std::string_view link = "<a href=\"{0}\">open</a>";
constexpr std::string_view text = "<pre>{0}</pre>";

constexpr std::array shown_kinds{
    Shown{" .svg ", "image/svg+xml", image},  Shown{" .png .apng ", "image/png", image},
    Shown{" .webp ", "image/webp", image},    Shown{" .avif ", "image/avif", image},
    Shown{" .gif ", "image/gif", image},      Shown{" .mp4 .mov ", "video/mp4", film},
    Shown{" .webm ", "video/webm", film},     Shown{" .html ", "text/html; charset=utf-8", link},
    Shown{" .pdf ", "application/pdf", link}, Shown{" .csv .txt .json .vtt .srt .tex .md .edl ", "", text},
};

constexpr std::size_t max_files = 12;  // for each output
constexpr std::size_t max_text = 20'000;

constexpr std::string_view policy =
    "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'; script-src 'self'; style-src "
    "'unsafe-inline'; frame-ancestors 'none'";

constexpr std::string_view head = R"(<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{0}</title>
<style>
body {{ font: 16px system-ui, sans-serif; margin: 1rem; color-scheme: light dark }}
main {{ display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)) }}
figure {{ margin: 0 }}
figcaption {{ margin: 0 0 .3rem }}
img, video {{ max-width: 100%; max-height: 80vh }}
pre {{ overflow: auto; max-height: 20rem }}
</style>
<h1>{0}</h1>
<main>
)";

/// Replaces the figures that changed since the last check.
constexpr std::string_view script = R"(const main = document.querySelector("main");
let made = document.documentElement.innerHTML;
const look = async () => {
    try {
        const page = await (await fetch("/", { cache: "no-store" })).text();
        if (page !== made) {
            made = page;
            const fresh = new DOMParser().parseFromString(page, "text/html").querySelector("main");
            const ids = new Set([...fresh.children].map((figure) => figure.id));
            for (const old of [...main.children]) if (!ids.has(old.id)) old.remove();
            for (const figure of [...fresh.children]) {
                const old = document.getElementById(figure.id);
                if (!old) main.append(figure);
                else if (old.outerHTML !== figure.outerHTML) old.replaceWith(figure);
            }
        }
    } catch { /* the program ended, or begins again */ }
    setTimeout(look, 100);
};
look();
)";

std::optional<std::string> contents(const std::string& path) {
    try {
        return read_file(path);
    } catch (const SystemError&) {
        return std::nullopt;
    }
}

/// The page and the files that it shows, which a reel's record names.
class Pages {
  public:
    Pages(const std::string& reel, const ReelPage::PolicyOf& policy_of, const Previews& previews)
        : policy_of_(policy_of) {
        const std::string name = fs::path(reel).filename().string();
        std::string page = fmt::format(fmt::runtime(head), xml_text(name));
        std::map<std::string, std::set<std::string>> shown = previews;
        for (const auto& [output, made] : read_record(record_path(fs::absolute(reel).string())).outputs)
            if (!previews.contains(output))
                for (const auto& [path, file] : made.files)
                    shown[output].insert(path);
        for (const auto& [output, files] : shown)
            page += figure(output, files, previews.contains(output));
        page += "</main><script src=\"/follow.js\"></script></html>\n";
        add("/", "text/html; charset=utf-8", std::move(page));
        add("/follow.js", "text/javascript; charset=utf-8", std::string(script));
    }

    std::vector<ServedFile> files() && { return std::move(files_); }

  private:
    std::string figure(const std::string& output, const std::set<std::string>& files, bool is_preview) {
        std::string all = fmt::format("<figure id=\"o-{0}\"><figcaption>{0}", xml_attribute(output));
        if (is_preview)
            all += ": its first seconds, while it is made";
        else if (files.size() > max_files)
            all += fmt::format(", {} files, of them", files.size());
        all += "</figcaption>";
        for (std::size_t count = 0; const std::string& path : files)
            if (++count <= max_files)
                all += element(path);
        return all + "</figure>\n";
    }

    /// Adds a file, whose path depends on its content, and returns the element that shows it.
    std::string element(const std::string& path) {
        const std::string extension = fs::path(path).extension().string();
        const std::string name = fmt::format("<div>{}</div>", xml_text(fs::path(path).filename().string()));
        const auto kind = std::ranges::find_if(shown_kinds, [&](const Shown& row) {
            return row.extensions.find(" " + extension + " ") != std::string_view::npos;
        });
        std::optional<std::string> bytes =
            extension.empty() || kind == shown_kinds.end() ? std::nullopt : contents(path);
        if (!bytes)
            return name;
        if (kind->type.empty())
            return name + fmt::format(fmt::runtime(kind->element), xml_text(bytes->substr(0, max_text)));
        const std::string address = "/" + fingerprint(*bytes) + extension;
        add(address, std::string(kind->type), std::move(*bytes));
        return name + fmt::format(fmt::runtime(kind->element), address);
    }

    void add(std::string path, std::string type, std::string bytes) {
        if (std::ranges::find(files_, path, &ServedFile::path) != files_.end())
            return;
        const bool is_page = path.ends_with(".html");
        std::string its_policy = is_page ? policy_of_(bytes) : std::string(policy);
        files_.push_back({.path = std::move(path),
                          .type = std::move(type),
                          .bytes = std::move(bytes),
                          .policy = std::move(its_policy)});
    }

    const ReelPage::PolicyOf& policy_of_;
    std::vector<ServedFile> files_;
};

}  // namespace

ReelPage::ReelPage(std::string reel, PolicyOf policy_of)
    : reel_(std::move(reel)), policy_of_(std::move(policy_of)) {
    show();
}

void ReelPage::show(const Previews& previews) {
    std::vector<ServedFile> files = Pages(reel_, policy_of_, previews).files();
    stop();
    if (server_)
        server_->serve(std::move(files));
    else
        server_ = std::make_unique<Server>(std::move(files), 0);
    ending_ = Descriptor(checked(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), "make"));
    serving_ = std::thread([this] {
        try {
            server_->run(ending_.number());
        } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): the main thread ends the program
        }
    });
}

void ReelPage::stop() {
    if (!serving_.joinable())
        return;
    const std::uint64_t now = 1;
    [[maybe_unused]] const auto written = ::write(ending_.number(), &now, sizeof now);
    serving_.join();
}

}  // namespace queenreel
