#include "queenreel/page/page.h"

#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "queenreel/page/assembly.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

constexpr std::array film_modules{std::string_view("engine.js"), std::string_view("story.js"),
                                  std::string_view("board.js"),  std::string_view("panels.js"),
                                  std::string_view("player.js"), std::string_view("film.js")};

/// The theme, and the one for dark screens.
std::string style_of(const PageContents& contents) {
    std::string text = ":root{" + css_variables(contents.theme) + "}\n";
    if (contents.theme.name != contents.dark.name)
        text +=
            "@media screen and (prefers-color-scheme:dark){:root{" + css_variables(contents.dark) + "}}\n";
    return text + std::string(page_part("style.css"));
}

/// What the page's program reads: how to show, and what. The first picture of a telling is there before the
/// engine is.
std::string settings(const PageContents& contents) {
    const nlohmann::ordered_json json{
        {"coordinates", contents.coordinates}, {"glides", contents.glides}, {"loops", contents.loops}};
    std::string text = json.dump();
    text.pop_back();
    if (!contents.telling.empty())
        text += ",\"telling\":" + contents.telling + ",\"about\":" + contents.about +
                ",\"first\":" + contents.frames;
    return text + "}";
}

}  // namespace

std::string page_html(const PageContents& contents) {
    const bool live = !contents.telling.empty();
    if (live && !has_page_engine())
        throw std::invalid_argument("page: has no engine to tell a story");
    const std::string data =
        live ? "" : packed("{\"about\":" + contents.about + ",\"frames\":[" + contents.frames + "]}");
    return assembled(
        {.title = contents.title,
         .style = style_of(contents),
         .queen = contents.queen,
         .body = filled(page_part("film.html"), {{"title", html_escaped(contents.title)},
                                                 {"stage", filled(page_part("stage.html"), {})},
                                                 {"controls", std::string(page_part("controls.html"))}}),
         .settings = settings(contents),
         .data = data,
         .engine = live,
         .modules = film_modules});
}

}  // namespace queenreel
