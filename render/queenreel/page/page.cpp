#include "queenreel/page/page.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/base/xml.h"
#include "queenreel/page/assembly.h"
#include "queenreel/page/explorer_texts.h"
#include "queenreel/page/own_texts.h"
#include "queenreel/page/parts.h"
#include "queenreel/page/site.h"

namespace queenreel {
namespace {

/// The theme's variables, and those for dark screens.
std::string style_of(const PageContents& contents) {
    std::string text = ":root{" + css_tokens() + css_variables(contents.theme) + "}\n";
    if (contents.theme.name != contents.dark.name)
        text +=
            "@media screen and (prefers-color-scheme:dark){:root{" + css_variables(contents.dark) + "}}\n";
    return text + std::string(page_part("style.css"));
}

/// The place where a page is read.
enum class PageUse : std::uint8_t {
    alone,
    course,  ///< within a learning platform, to which it reports
};

/// The JSON settings for the page's script. With a story for the engine, they include the first picture,
/// which is shown until the engine has loaded.
std::string settings(const PageContents& contents, PageUse use) {
    Json json{{"coordinates", contents.coordinates}, {"glides", contents.glides}, {"loops", contents.loops}};
    if (use == PageUse::course)
        json["course"] = true;
    std::string text = json_text(json);
    text.pop_back();
    if (const std::string texts = own_texts(contents.words, contents.pieces); !texts.empty())
        text += ",\"words\":" + texts;
    if (!contents.telling.empty())
        text += ",\"telling\":" + contents.telling + ",\"about\":" + contents.about +
                ",\"first\":" + contents.frames;
    return text + "}";
}

/// The variables of all themes. Until a reader chooses, the first applies, or the dark one on a dark screen.
std::string theme_variables() {
    std::string text = ":root{" + css_tokens() + css_variables(themes().front()) + "}\n";
    text += "@media screen and (prefers-color-scheme:dark){:root{" + css_variables(*find_theme(dark_theme)) +
            "}}\n";
    for (const Theme& theme : themes())
        text += ":root[data-theme=" + std::string(theme.name) + "]{" + css_variables(theme) + "}\n";
    return text;
}

Json explorer_settings(const ExplorerPage& page) {
    Json json{{"coordinates", true}, {"glides", true}, {"loops", false}};
    for (const Theme& theme : themes())
        json["themes"].push_back(theme.name);
    json["lessons"] = lessons_in(page.words);
    json["rooks"] = parse_json(texts_of_rooks(page.words));
    json["words"] = number_words(page.words);
    for (const OtherPage& other : page.pages)
        json["languages"].push_back(
            {{"name", other.language->name}, {"own", own_name(*other.language)}, {"page", other.address}});
    return json;
}

/// The player's row. Its text follows the direction of its language, but time runs from left to right, as in
/// films.
std::string controls(const Words& words, PagePieces pieces = PagePieces::queens) {
    return filled(worded(page_part("controls.html"), words, pieces),
                  {{"dir", direction(words.language().right_to_left)}});
}

/// The board and the parts beside it.
std::string stage(const Words& words, const std::string& beside = {}) {
    return filled(worded(page_part("stage.html"), words), {{"beside", beside}});
}

/// A link to the transcript; empty if there is none.
std::string transcript_link(const PageContents& contents) {
    if (contents.transcript.empty())
        return {};
    return "<a href=\"" + xml_attribute(contents.transcript) + "\">" +
           xml_text(contents.words.say("Transcript")) + "</a>";
}

/// Throws std::invalid_argument if there is no engine.
Assembly explorer(const std::string& symbols, const ExplorerPage& page) {
    if (!has_page_engine())
        throw std::invalid_argument("page: has no engine to explore with");
    const Words& words = page.words;
    const Language& language = words.language();
    const std::string beside =
        worded(page_part("beside.html"), words) + worded(page_part("writing.html"), words);
    const std::string catalog = explorer_catalog(words);
    return {.language = std::string(language.name),
            .right_to_left = language.right_to_left,
            .title = words.say_in("the explorer", "Queenreel: explore the n-queens problem"),
            .description = words.say_in(
                "the explorer",
                "Place n queens so that none attacks another: see every solution, place them yourself, and "
                "watch solvers search, step by step."),
            .style = theme_variables() + std::string(page_part("style.css")) +
                     std::string(page_part("explorer.css")),
            .symbols = symbols,
            .body = filled(worded(page_part("explorer.html"), words),
                           {{"stage", stage(words, beside)},
                            {"lesson", worded(page_part("lesson.html"), words)},
                            {"controls", controls(words)}}),
            .settings = json_text(explorer_settings(page)),
            .data = catalog.empty() ? "" : packed(catalog),
            .engine = true,
            .script = page_part("explorer.js")};
}

std::string film_page(const PageContents& contents, PageUse use) {
    const bool live = !contents.telling.empty();
    if (live && !has_page_engine())
        throw std::invalid_argument("page: has no engine to tell a story");
    const std::string data =
        live ? "" : packed("{\"about\":" + contents.about + ",\"frames\":[" + contents.frames + "]}");
    const Language& language = contents.words.language();
    return assembled(
        {.language = std::string(language.name),
         .right_to_left = language.right_to_left,
         .title = contents.title,
         .description =
             contents.words.say("{title}: to be played step by step, forward and back.", {contents.title}),
         .style = style_of(contents),
         .symbols = contents.symbols,
         .body = filled(page_part("film.html"), {{"title", xml_attribute(contents.title)},
                                                 {"transcript", transcript_link(contents)},
                                                 {"stage", stage(contents.words)},
                                                 {"controls", controls(contents.words, contents.pieces)}}),
         .settings = settings(contents, use),
         .data = data,
         .engine = live,
         .script = page_part("film.js")});
}

}  // namespace

std::string page_html(const PageContents& contents) {
    return film_page(contents, PageUse::alone);
}

std::vector<PageFile> course_files(const PageContents& contents) {
    std::string page = film_page(contents, PageUse::course);
    // Platforms use it to tell packages apart.
    const std::string identifier = "queenreel-" + sha256(page).substr(0, 16);
    std::string manifest = filled(page_part("imsmanifest.xml"),
                                  {{"identifier", identifier}, {"title", xml_text(contents.title)}});
    return {{"imsmanifest.xml", std::move(manifest)}, {"index.html", std::move(page)}};
}

std::string explorer_html(const std::string& symbols, const ExplorerPage& page) {
    return assembled(explorer(symbols, page));
}

std::vector<PageFile> explorer_files(const std::string& symbols, const std::vector<Words>& languages,
                                     SiteForm form, const SitePictures& pictures) {
    std::vector<OtherPage> addresses;
    for (const Words& words : languages)
        addresses.push_back({&words.language(), addresses.empty()
                                                    ? "index.html"
                                                    : std::string(words.language().name) + ".html"});
    std::vector<SitePage> pages;
    for (std::size_t i = 0; i < languages.size(); ++i)
        pages.push_back({addresses[i].address, explorer(symbols, {languages[i], addresses})});
    return site_files(std::move(pages), form, pictures);
}

std::string policy_of(std::string_view html) {
    constexpr std::string_view begin = "Content-Security-Policy\" content=\"";
    const std::size_t at = html.find(begin);
    if (at == std::string_view::npos)
        throw std::invalid_argument("page: has no policy");
    html.remove_prefix(at + begin.size());
    return std::string(html.substr(0, html.find('"')));
}

}  // namespace queenreel
