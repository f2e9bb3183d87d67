#include "page/page.h"

#include <glib.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

#include "page/parts.h"

namespace queenreel {
namespace {

std::string base64(std::string_view bytes) {
    const std::unique_ptr<char, decltype(&g_free)> text(
        g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size()), g_free);
    return text.get();
}

std::string css_color(Color color) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t part : {color.red, color.green, color.blue, color.alpha}) {
        text += digits[part / 16];
        text += digits[part % 16];
    }
    return color.alpha == 255 ? text.substr(0, 7) : text;
}

/// The theme's colors as variables of a style sheet.
std::string css_variables(const Theme& theme) {
    const std::array colors{
        std::pair{"light", theme.light},       std::pair{"dark", theme.dark},
        std::pair{"queen", theme.queen},       std::pair{"outline", theme.outline},
        std::pair{"detail", theme.detail},     std::pair{"ground", theme.background},
        std::pair{"text", theme.text},         std::pair{"attacked", theme.attacked},
        std::pair{"conflict", theme.conflict}, std::pair{"tested", theme.tested},
        std::pair{"rejected", theme.rejected}, std::pair{"solved", theme.solved},
        std::pair{"quiet", theme.quiet},       std::pair{"accent", theme.accent},
    };
    std::string text;
    for (const auto& [name, color] : colors)
        text += std::string("--") + name + ":" + css_color(color) + ";";
    return text;
}

std::string style_of(const PageContents& contents) {
    const bool one = contents.theme.name == contents.dark.name;
    const auto scheme = [](const Theme& theme) {
        const bool dark = contrast(theme.background, {0, 0, 0}) < contrast(theme.background, {255, 255, 255});
        return std::string("color-scheme:") + (dark ? "dark;" : "light;");
    };
    std::string text = ":root{" + scheme(contents.theme) + css_variables(contents.theme) + "}\n";
    if (!one)
        text += "@media screen and (prefers-color-scheme:dark){:root{" + scheme(contents.dark) +
                css_variables(contents.dark) + "}}\n";
    return text + std::string(page_part("style.css"));
}

/// JavaScript modules as one: without their imports of each other and their exports.
std::string as_one_module() {
    std::string text;
    for (const std::string_view name : {"engine.js", "story.js", "board.js", "panels.js", "player.js"}) {
        std::string_view rest = page_part(name);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
            std::string_view line = rest.substr(0, end);
            rest.remove_prefix(end);
            constexpr std::string_view exported = "export ";
            if (line.starts_with("import "))
                continue;
            if (line.starts_with(exported))
                line.remove_prefix(exported.size());
            text += line;
        }
    }
    return text;
}

/// Text that stands in a script element, which a "<" could end.
std::string in_script(std::string text) {
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at))
        text.replace(at, 1, "\\u003c");
    return text;
}

std::string escaped(std::string_view text) {
    const std::unique_ptr<char, decltype(&g_free)> markup(
        g_markup_escape_text(text.data(), static_cast<gssize>(text.size())), g_free);
    return markup.get();
}

/// What the page's program reads: how to show, and what.
std::string settings(const PageContents& contents) {
    const nlohmann::ordered_json json{
        {"coordinates", contents.coordinates}, {"glides", contents.glides}, {"loops", contents.loops}};
    std::string text = json.dump();
    text.pop_back();
    if (!contents.telling.empty())
        text += ",\"telling\":" + contents.telling;
    return in_script(text + "}");
}

constexpr Color queen_color{1, 0, 0};
constexpr Color outline_color{0, 1, 0};
constexpr Color detail_color{0, 0, 1};

/// A color as Cairo writes it in SVG.
std::string cairo_color(Color color) {
    const auto share = [](std::uint8_t part) {
        return part == 0 ? std::string("0%") : std::string("0.392157%");
    };
    return "rgb(" + share(color.red) + "," + share(color.green) + "," + share(color.blue) + ")";
}

/// A queen in the variables of the style sheet.
std::string colored(std::string drawing) {
    for (const auto& [color, name] :
         {std::pair{queen_color, "var(--queen)"}, std::pair{outline_color, "var(--outline)"},
          std::pair{detail_color, "var(--detail)"}}) {
        const std::string written = cairo_color(color);
        for (std::size_t at = drawing.find(written); at != std::string::npos; at = drawing.find(written, at))
            drawing.replace(at, written.size(), name);
    }
    return drawing;
}

/// The page's frame with what stands in its places, `{{name}}`.
std::string filled(std::string_view page,
                   const std::vector<std::pair<std::string_view, std::string>>& places) {
    std::string text;
    while (true) {
        const std::size_t begin = page.find("{{");
        text += page.substr(0, begin);
        if (begin == std::string_view::npos)
            return text;
        const std::size_t end = page.find("}}", begin);
        const std::string_view name = page.substr(begin + 2, end - begin - 2);
        for (const auto& [place, content] : places)
            if (place == name)
                text += content;
        page.remove_prefix(end + 2);
    }
}

}  // namespace

Theme queen_ink() {
    Theme theme = themes().front();
    theme.queen = queen_color;
    theme.outline = outline_color;
    theme.detail = detail_color;
    return theme;
}

bool has_page_engine() {
    return !page_engine().empty();
}

std::string packed(std::string_view bytes) {
    constexpr int gzip = 15 + 16;  // the widest window, and gzip's header, which has no time
    constexpr int memory = 9;
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip, memory, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    std::string out(deflateBound(&stream, bytes.size()) + 32, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (result != Z_STREAM_END)
        throw std::runtime_error("page: its data cannot be compressed; write fewer pictures");
    return base64(out);
}

std::string page_html(const PageContents& contents) {
    const bool live = !contents.telling.empty();
    if (live && !has_page_engine())
        throw std::invalid_argument("page: has no engine to tell a story");
    const std::string data =
        live ? "" : packed("{\"about\":" + contents.about + ",\"frames\":[" + contents.frames + "]}");
    return filled(page_part("page.html"), {{"title", escaped(contents.title)},
                                           {"style", style_of(contents)},
                                           {"queen", colored(contents.queen)},
                                           {"settings", settings(contents)},
                                           {"data", data},
                                           {"engine", live ? base64(page_engine()) : ""},
                                           {"script", as_one_module()}});
}

}  // namespace queenreel
