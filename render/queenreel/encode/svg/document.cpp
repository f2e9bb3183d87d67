#include "queenreel/encode/svg/document.h"

#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <system_error>
#include <vector>

#include "queenreel/encode/svg/xml.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {
namespace {

constexpr std::string_view before_definition = " id=\"";

/// A place in a document where an id stands.
struct IdPlace {
    std::size_t begin = 0;
    std::string_view id;
    bool defined = false;  ///< here; otherwise referred to

    std::size_t end() const { return begin + id.size(); }
};

/// The ids of a document in order. Cairo's have no text, and `#` is in references alone: href="#id",
/// url(#id).
std::vector<IdPlace> id_places(std::string_view document) {
    std::vector<IdPlace> places;
    for (std::size_t at = 0; at < document.size(); ++at) {
        if (document[at] != '#' && document[at] != '"')
            continue;
        const bool defined = document.substr(0, at + 1).ends_with(before_definition);
        if (!defined && document[at] != '#')
            continue;
        const std::string_view rest = document.substr(at + 1);
        places.push_back({at + 1, rest.substr(0, rest.find_first_of("\")")), defined});
    }
    return places;
}

/// Says what is other than Cairo 1.16 and 1.18 write it.
[[noreturn]] void refuse_svg(const std::string& what) {
    throw PaintError(std::string("svg: what Cairo ") + cairo_version_string() + " writes " + what +
                     ", which is not known here; write png instead, or build with Cairo 1.18");
}

/// Throws PaintError where an id is referred to and not defined.
void require_whole(std::span<const IdPlace> places) {
    std::set<std::string_view> defined;
    for (const IdPlace& place : places)
        if (place.defined)
            defined.insert(place.id);
    for (const IdPlace& place : places)
        if (!defined.contains(place.id))
            refuse_svg("refers to '" + std::string(place.id) + "', which has no id");
}

/// The document with its ids, which are at `places`, numbered in order of appearance after `prefix`, without
/// those that nothing refers to.
std::string with_ids(std::string_view document, std::span<const IdPlace> places, const std::string& prefix) {
    std::set<std::string_view> used;
    for (const IdPlace& place : places)
        if (!place.defined)
            used.insert(place.id);
    std::map<std::string_view, std::string> names;
    std::string text;
    std::size_t done = 0;
    for (const IdPlace& place : places) {
        if (used.contains(place.id)) {
            text += document.substr(done, place.begin - done);
            text += names.try_emplace(place.id, prefix + std::to_string(names.size())).first->second;
            done = place.end();
        } else {
            text += document.substr(done, place.begin - before_definition.size() - done);
            done = place.end() + 1;  // the quotation mark
        }
    }
    text += document.substr(done);
    return text;
}

/// A name of five letters and digits that follows from `text`: its hash, FNV-1a.
std::string hash_name(std::string_view text) {
    constexpr std::string_view digits = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    std::string name(1, digits[hash % 26]);  // an id begins with a letter
    for (hash /= 26; name.size() < 5; hash /= digits.size())
        name += digits[hash % digits.size()];
    return name;
}

std::string element(const std::string& name, std::string_view content) {
    return content.empty() ? "" : "<" + name + ">" + xml_text(content) + "</" + name + ">\n";
}

/// A length with as many digits as can be seen.
std::string number(double length) {
    std::string text = fmt::format("{:.2f}", length);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

/// An attribute for a color, and its opacity where it has one.
std::string paint(std::string_view what, Color color) {
    std::string text = fmt::format(" {}=\"#{:02x}{:02x}{:02x}\"", what, color.red, color.green, color.blue);
    if (color.alpha < 255)
        text += fmt::format(" {}-opacity=\"{}\"", what, number(color.alpha / 255.0));
    return text;
}

/// The attributes that a group of lines has in common. Digits have one width, and code has no ligatures.
std::string style_of(const WrittenLine& line) {
    std::string text =
        fmt::format(" font-family=\"{}\" font-size=\"{}\"", families(line.family), number(line.em));
    if (line.bold)
        text += " font-weight=\"bold\"";
    text += line.family == Family::mono ? " style=\"font-variant-ligatures:none\""
                                        : " style=\"font-variant-numeric:tabular-nums\"";
    text += paint("fill", line.color);
    if (line.halo.alpha > 0)
        text += paint("stroke", line.halo) +
                fmt::format(" stroke-width=\"{}\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
                            number(line.halo_width));
    return text;
}

/// A single letter or digit has its place, and needs no width.
std::string element(const WrittenLine& line) {
    std::string width;
    if (line.text.size() > 1)
        width = fmt::format(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", number(line.width));
    return fmt::format("<text x=\"{}\" y=\"{}\"{}>{}</text>\n", number(line.x), number(line.base_line), width,
                       xml_text(line.text));
}

/// Lines of one style.
struct StyledLines {
    std::string style;
    std::string elements;
};

/// A path's data: letters and numbers with blanks between them.
std::string short_path(std::string_view data) {
    std::string text;
    while (!data.empty()) {
        const std::string_view word = data.substr(0, data.find(' '));
        double value = 0;
        const auto [stop, error] = std::from_chars(word.begin(), word.end(), value);
        const bool is_number = error == std::errc() && stop == word.end();
        text += is_number ? number(value) : std::string(word);
        data.remove_prefix(word.size());
        const std::size_t blanks = std::min(data.find_first_not_of(' '), data.size());
        text += data.substr(0, blanks);
        data.remove_prefix(blanks);
    }
    return text;
}

}  // namespace

std::string finished_svg(std::string_view drawn, std::string_view title, std::string_view description,
                         std::string_view on_top) {
    // Without an XML declaration the document can stand in an HTML page.
    const std::size_t begin = drawn.find("<svg ");
    if (begin == std::string_view::npos || drawn.rfind("</svg>") == std::string_view::npos)
        refuse_svg("has no element svg");
    const std::string_view root = drawn.substr(begin);
    // The hash is of all that is seen, so that pictures that differ in their text alone have other ids.
    const std::vector<IdPlace> places = id_places(root);
    require_whole(places);
    std::string text = with_ids(root, places, hash_name(with_ids(root, places, "").append(on_top)));
    text.insert(text.rfind("</svg>"), on_top);
    const std::size_t end_of_tag = text.find('>');
    text.insert(text.find('<', end_of_tag), element("title", title) + element("desc", description));
    text.insert(end_of_tag, " role=\"img\"");  // makes readers say the title
    return text;
}

std::string with_short_paths(std::string_view drawn) {
    constexpr std::string_view before = " d=\"";
    std::string text;
    for (std::size_t at = 0; (at = drawn.find(before)) != std::string_view::npos;) {
        at += before.size();
        const std::size_t end = drawn.find('"', at);
        text.append(drawn.substr(0, at)).append(short_path(drawn.substr(at, end - at)));
        drawn.remove_prefix(end);
    }
    return text.append(drawn);
}

std::string svg_text(std::span<const WrittenLine> lines) {
    if (lines.empty())
        return "";
    std::vector<StyledLines> groups;
    for (const WrittenLine& line : lines) {
        const std::string style = style_of(line);
        auto group = std::ranges::find(groups, style, &StyledLines::style);
        if (group == groups.end())
            group = groups.insert(groups.end(), {.style = style, .elements = ""});
        group->elements += element(line);
    }
    std::string text = "<g xml:space=\"preserve\">\n";
    for (const StyledLines& group : groups)
        text += fmt::format("<g{}>\n{}</g>\n", group.style, group.elements);
    return text + "</g>\n";
}

}  // namespace queenreel
