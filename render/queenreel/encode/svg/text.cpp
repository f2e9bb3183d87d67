#include "queenreel/encode/svg/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>
#include <vector>

#include "queenreel/encode/svg/xml.h"
#include "queenreel/paint/families.h"

namespace queenreel {
namespace {

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
