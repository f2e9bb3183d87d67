#include "queenreel/page/assembly.h"

#include <glib.h>
#include <zlib.h>

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <stdexcept>

#include "queenreel/base/text.h"
#include "queenreel/base/xml.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/tokens.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

/// Escapes text for a script element, because a "<" could end it.
std::string in_script(std::string text) {
    return replaced(std::move(text), "<", "\\u003c");
}

using Checksum = std::unique_ptr<GChecksum, decltype(&g_checksum_free)>;

Checksum checksum(std::string_view bytes) {
    Checksum sum(g_checksum_new(G_CHECKSUM_SHA256), g_checksum_free);
    g_checksum_update(sum.get(), reinterpret_cast<const guchar*>(bytes.data()),
                      static_cast<gssize>(bytes.size()));
    return sum;
}

/// The hash source of an element's content, for a policy (CSP Level 3, "hash-source").
std::string hash_source(std::string_view content) {
    const Checksum sum = checksum(content);
    std::array<guint8, 32> digest{};
    gsize size = digest.size();
    g_checksum_get_digest(sum.get(), digest.data(), &size);
    return "'sha256-" + base64({reinterpret_cast<const char*>(digest.data()), size}) + "'";
}

/// The sources in a page's policy other than those of its own scripts and styles.
struct Sources {
    std::string_view images;
    std::string_view workers;
    std::string_view others;  ///< further directives
};

constexpr Sources of_one_file{.images = "data: blob:", .workers = "blob:", .others = ""};
constexpr Sources of_site{
    .images = "'self' data: blob:", .workers = "'self' blob:", .others = "; manifest-src 'self'"};

std::string policy_ending(const Sources& sources) {
    return "; img-src " + std::string(sources.images) + "; worker-src " + std::string(sources.workers) +
           std::string(sources.others) + "; base-uri 'none'; form-action 'none'";
}

/// Allows only the page's own script, its loader and its style, besides `sources`.
std::string policy(std::string_view style, std::string_view loader, std::string_view script,
                   const Sources& sources) {
    return "default-src 'none'; script-src " + hash_source(loader) + " " + hash_source(script) +
           " 'wasm-unsafe-eval'; style-src " + hash_source(style) + policy_ending(sources);
}

/// The parts that differ between a page in one file and a page in several.
struct Delivery {
    std::string policy;
    std::string style;    ///< HTML
    std::string scripts;  ///< HTML
};

std::string document(const Assembly& assembly, const Delivery& delivery) {
    return filled(page_part("page.html"), {{"lang", assembly.language},
                                           {"dir", direction(assembly.right_to_left)},
                                           {"title", xml_attribute(assembly.title)},
                                           {"description", xml_attribute(assembly.description)},
                                           {"policy", delivery.policy},
                                           {"head", assembly.head},
                                           {"style", delivery.style},
                                           {"symbols", assembly.symbols},
                                           {"body", assembly.body},
                                           {"settings", in_script(assembly.settings)},
                                           {"scripts", delivery.scripts}});
}

constexpr int gzip = 15 + 16;  // the largest window, with a gzip header, which has no time

/// Decompresses gzip data.
std::string expanded(std::string_view bytes) {
    z_stream stream{};
    if (inflateInit2(&stream, gzip) != Z_OK)
        throw std::bad_alloc();
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string out;
    std::array<char, 1 << 16> part{};
    int result = Z_OK;
    while (result == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        result = inflate(&stream, Z_NO_FLUSH);
        out.append(part.data(), part.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (result != Z_STREAM_END)
        throw std::runtime_error("page: its engine is damaged; build it again");
    return out;
}

/// An element with text for the script, of that id.
std::string text_element(const std::string& id, const std::string& content) {
    return "<script type=\"text/plain\" id=\"" + id + "\">" + content + "</script>\n";
}

std::string in_one_file(const Assembly& assembly, const Sources& sources) {
    const std::string loader(page_part("loader.js"));
    return document(assembly,
                    {.policy = policy(assembly.style, loader, assembly.script, sources),
                     .style = "<style>" + assembly.style + "</style>",
                     .scripts = text_element("data", assembly.data) +
                                text_element("engine", assembly.engine ? base64(page_engine()) : "") +
                                text_element("packed", packed(assembly.script)) + "<script type=\"module\">" +
                                loader + "</script>\n"});
}

}  // namespace

std::string filled(std::string_view page, const Places& places) {
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

std::string css_color(Color color) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t part : {color.red, color.green, color.blue, color.alpha}) {
        text += digits[part / 16];
        text += digits[part % 16];
    }
    return color.alpha == 255 ? text.substr(0, 7) : text;
}

std::string_view css_name(const ThemeColor& color) {
    return color.color == &Theme::background ? "ground" : color.name;
}

std::string css_variables(const Theme& theme) {
    const bool dark = contrast(theme.background, {0, 0, 0}) < contrast(theme.background, {255, 255, 255});
    std::string text = std::string("color-scheme:") + (dark ? "dark;" : "light;");
    for (const ThemeColor& row : theme_colors())
        text.append("--").append(css_name(row)).append(":").append(css_color(theme.*row.color)).append(";");
    text += "--lit-light:" + css_color(lit(theme, theme.light)) +
            ";--lit-dark:" + css_color(lit(theme, theme.dark)) +
            ";--lit-frame:" + (is_light_framed(theme) ? "1;" : "0;");
    return text;
}

std::string css_tokens() {
    std::string text;
    for (int number = 0; number < StatePanel::hue_count; ++number)
        text += "--hue-" + std::to_string(number) + ":" + css_color(cell_color(number)) + ";";
    for (const StyleToken& token : style_tokens()) {
        const double rounded = std::round(token.value * 10'000) / 10'000;
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), rounded).ptr;
        text.append("--")
            .append(token.name)
            .append(":")
            .append(digits.data(), end)
            .append(token.unit)
            .append(";");
    }
    return text;
}

std::string base64(std::string_view bytes) {
    const std::unique_ptr<char, decltype(&g_free)> text(
        g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size()), g_free);
    return text.get();
}

std::string packed(std::string_view bytes) {
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

std::string assembled(const Assembly& assembly) {
    return in_one_file(assembly, of_one_file);
}

std::string assembled_for_site(const Assembly& assembly) {
    return in_one_file(assembly, of_site);
}

std::string expanded_engine() {
    return expanded(page_engine());
}

std::string sha256(std::string_view bytes) {
    return g_checksum_get_string(checksum(bytes).get());
}

std::vector<PageFile> split(const Assembly& assembly, const std::string& name, const std::string& page) {
    const std::string engine = "queenreel.wasm";
    const std::string style = name + ".css";
    const std::string script = name + ".js";
    const std::string html =
        document(assembly, {.policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src "
                                      "'self'; connect-src 'self'" +
                                      policy_ending(of_site),
                            .style = "<link rel=\"stylesheet\" href=\"" + style + "\">",
                            .scripts = text_element("data", assembly.data) +
                                       "<script type=\"text/plain\" id=\"engine\" data-file=\"" + engine +
                                       "\"></script>\n<script type=\"module\" id=\"script\" src=\"" + script +
                                       "\"></script>\n"});
    return {{script, std::string(assembly.script)},
            {style, assembly.style},
            {engine, expanded_engine()},
            {page, html}};
}

}  // namespace queenreel
