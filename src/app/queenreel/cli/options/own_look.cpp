#include "queenreel/cli/options/own_look.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/option.h"
#include "queenreel/cli/options/spelling.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/drawing/drawing_file.h"
#include "queenreel/io/read_file.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

constexpr std::string_view theme_ending = ".toml";
constexpr std::string_view svg_ending = ".svg";
constexpr std::size_t max_file_size = 64 * 1024;  // bytes
constexpr std::string_view color_words = "give one such as white, #fff or #ffffff";

/// The color that `text` is, where a theme may have it. Throws UsageError.
Color color_for(const ThemeColor& row, std::string_view text, std::string_view where) {
    const auto color = parse_color(text);
    if (!color)
        throw UsageError(
            fmt::format("{}: {}: '{}' is not a color; {}", where, row.name, excerpt(text), color_words));
    if (color->alpha < 255 && row.color != &Theme::background)
        throw UsageError(
            fmt::format("{}: {}: only background may be transparent; {}", where, row.name, color_words));
    return *color;
}

std::string theme_text(const std::string& path) {
    try {
        return read_file(path, max_file_size);
    } catch (const SystemError& error) {
        if (error.number == EFBIG)
            throw UsageError(
                fmt::format("{}: a theme is no longer than {} KiB; give a file with colors alone", path,
                            max_file_size / 1024));
        throw FailedError(fmt::format("{}: cannot be read: {}", path, std::strerror(error.number)));
    }
}

toml::table table_of(const std::string& path) {
    try {
        return toml::parse(theme_text(path), path);
    } catch (const toml::parse_error& error) {
        throw UsageError(fmt::format("{}: line {}: {}; write lines such as light = \"#f0d9b5\"", path,
                                     error.source().begin.line, excerpt(error.description())));
    }
}

Theme theme_in(const std::string& path) {
    Theme theme = themes().front();
    const toml::table table = table_of(path);
    const auto where = [&](const toml::node& node) {
        return fmt::format("{}: line {}", path, node.source().begin.line);
    };
    const auto text_at = [&](std::string_view key, const toml::node& node) {
        const toml::value<std::string>* const text = node.as_string();
        if (!text)
            throw UsageError(
                fmt::format("{}: {}: is no text; write it in quotes, such as \"#ffffff\"", where(node), key));
        return text->get();
    };
    if (const toml::node* const base = table.get("base")) {
        const std::string name = text_at("base", *base);
        const Theme* const found = find_theme(name);
        if (!found)
            throw UsageError(fmt::format("{}: base: there is no theme '{}'; {}", where(*base), excerpt(name),
                                         choices(name, names_of(themes()))));
        theme = *found;
    }
    for (const auto& [key, node] : table) {
        if (key.str() == "base")
            continue;
        const ThemeColor* const color = find_theme_color(key.str());
        if (!color)
            throw UsageError(fmt::format("{}: there is no color '{}'; {}",
                                         fmt::format("{}: line {}", path, key.source().begin.line),
                                         excerpt(key.str()), choices(key.str(), names_of(theme_colors()))));
        theme.*(color->color) = color_for(*color, text_at(color->name, node), where(node));
    }
    theme.name = own_theme_name;
    return theme;
}

}  // namespace

Theme parse_theme(std::string_view what, std::string_view text) {
    if (const Theme* const found = find_theme(text))
        return *found;
    if (text.ends_with(theme_ending))
        return theme_in(std::string(text));
    const std::string choice = choices(text, names_of(themes()));
    throw UsageError(fmt::format("{}: there is no '{}'; {}{} A theme of your own is a file that ends in {}",
                                 what, text, choice, choice.ends_with('?') ? "" : ".", theme_ending));
}

ColorChanges parse_colors(std::string_view what, std::string_view text) {
    ColorChanges changes;
    for (const std::string_view change : split_list(text)) {
        const std::size_t equals = change.find('=');
        const std::string_view name = change.substr(0, equals);
        if (equals == std::string_view::npos)
            throw UsageError(
                fmt::format("{}: '{}' names no color; write NAME=COLOR, such as light=#fff", what, change));
        const ThemeColor* const color = find_theme_color(name);
        if (!color)
            throw UsageError(
                fmt::format("{}: there is no '{}'; {}", what, name, choices(name, names_of(theme_colors()))));
        if (std::ranges::find(changes, color, &ColorChanges::value_type::first) != changes.end())
            throw UsageError(fmt::format("{}: {} is named twice; give each color once", what, name));
        changes.emplace_back(color, color_for(*color, change.substr(equals + 1), what));
    }
    return changes;
}

Theme with_colors(Theme theme, const ColorChanges& changes) {
    for (const auto& [row, color] : changes) {
        theme.*(row->color) = color;
        theme.name = own_theme_name;
    }
    return theme;
}

std::string parse_own_piece(std::string_view what, std::string_view text) {
    std::string path = parse_path(what, text);
    if (!text.ends_with(svg_ending))
        throw UsageError(fmt::format("{}: there is no '{}', and a file of your own ends in {}; {}", what,
                                     text, svg_ending, choices(text, names_of(pieces()))));
    return path;
}

std::string parse_logo(std::string_view what, std::string_view text) {
    if (!text.ends_with(svg_ending))
        throw UsageError(
            fmt::format("{}: '{}' is no SVG; give a file that ends in {}", what, text, svg_ending));
    return parse_path(what, text);
}

std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current) {
    struct Known {
        std::string path;
        Color current;
        std::shared_ptr<const Drawing> drawing;
    };
    static std::vector<Known> all;
    if (path.empty())
        return nullptr;
    const auto known = std::ranges::find_if(
        all, [&](const Known& one) { return one.path == path && one.current == current; });
    if (known != all.end())
        return known->drawing;
    try {
        all.push_back({path, current, std::make_shared<const Drawing>(read_drawing(path, current))});
    } catch (const DrawingError& error) {
        throw FailedError(error.what());
    }
    return all.back().drawing;
}

}  // namespace queenreel
