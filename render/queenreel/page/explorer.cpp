#include "queenreel/page/explorer.h"

#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "queenreel/frame/theme.h"
#include "queenreel/page/assembly.h"
#include "queenreel/page/page.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

constexpr std::array explorer_modules{
    std::string_view("engine.js"),  std::string_view("story.js"),    std::string_view("board.js"),
    std::string_view("panels.js"),  std::string_view("player.js"),   std::string_view("address.js"),
    std::string_view("command.js"), std::string_view("download.js"), std::string_view("browser.js"),
    std::string_view("placing.js"), std::string_view("watching.js"), std::string_view("explorer.js")};

/// All themes: of those the first, or the dark one on a dark screen, until a reader chooses.
std::string theme_variables() {
    std::string text = ":root{" + css_variables(themes().front()) + "}\n";
    text += "@media screen and (prefers-color-scheme:dark){:root{" + css_variables(*find_theme(dark_theme)) +
            "}}\n";
    for (const Theme& theme : themes())
        text += ":root[data-theme=" + std::string(theme.name) + "]{" + css_variables(theme) + "}\n";
    return text;
}

std::string settings() {
    nlohmann::ordered_json json{{"coordinates", true}, {"glides", true}, {"loops", false}};
    for (const Theme& theme : themes())
        json["themes"].push_back(theme.name);
    return json.dump();
}

}  // namespace

std::string explorer_html(const std::string& queen) {
    if (!has_page_engine())
        throw std::invalid_argument("page: has no engine to explore with");
    const std::string stage =
        filled(page_part("stage.html"), {{"beside", std::string(page_part("beside.html"))}});
    return assembled(
        {.title = "Queenreel: explore the n-queens problem",
         .style =
             theme_variables() + std::string(page_part("style.css")) + std::string(page_part("explorer.css")),
         .queen = queen,
         .body = filled(page_part("explorer.html"),
                        {{"stage", stage}, {"controls", std::string(page_part("controls.html"))}}),
         .settings = settings(),
         .engine = true,
         .modules = explorer_modules});
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
