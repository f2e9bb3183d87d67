#include "queenreel/theme/theme_file.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cerrno>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/io/error.h"
#include "queenreel/io/read_file.h"

namespace queenreel {
namespace {

constexpr std::size_t max_file_size = 64 * 1024;  // bytes
constexpr std::string_view color_words = "give one such as white, #fff or #ffffff";

std::string theme_text(const std::string& path) {
    try {
        return read_file(path, max_file_size);
    } catch (const SystemError& error) {
        if (error.number == EFBIG)
            throw ThemeError(
                fmt::format("{}: a theme file may have at most {} KiB; give a file that contains colors only",
                            path, max_file_size / 1024));
        throw;
    }
}

toml::table table_of(const std::string& path) {
    try {
        return toml::parse(theme_text(path), path);
    } catch (const toml::parse_error& error) {
        throw ThemeError(fmt::format("{}: line {}: {}; write lines such as light = \"#f0d9b5\"", path,
                                     error.source().begin.line, excerpt(error.description())));
    }
}

}  // namespace

Color parse_theme_color(const ThemeColor& row, std::string_view text, std::string_view where) {
    const auto color = parse_color(text);
    if (!color)
        throw ThemeError(
            fmt::format("{}: {}: '{}' is not a color; {}", where, row.name, excerpt(text), color_words));
    if (color->alpha < 255 && row.color != &Theme::background)
        throw ThemeError(
            fmt::format("{}: {}: only background may be transparent; {}", where, row.name, color_words));
    return *color;
}

Theme read_theme(const std::string& path) {
    Theme theme = themes().front();
    const toml::table table = table_of(path);
    const auto where = [&](const toml::node& node) {
        return fmt::format("{}: line {}", path, node.source().begin.line);
    };
    const auto text_at = [&](std::string_view key, const toml::node& node) {
        const toml::value<std::string>* const text = node.as_string();
        if (!text)
            throw ThemeError(fmt::format("{}: {}: is not text; write it in quotes, such as \"#ffffff\"",
                                         where(node), key));
        return text->get();
    };
    if (const toml::node* const base = table.get("base")) {
        const std::string name = text_at("base", *base);
        const Theme* const found = find_theme(name);
        if (!found)
            throw ThemeError(fmt::format("{}: base: there is no theme '{}'; {}", where(*base), excerpt(name),
                                         choices(name, row_names(themes()))));
        theme = *found;
    }
    for (const auto& [key, node] : table) {
        if (key.str() == "base")
            continue;
        const ThemeColor* const color = find_theme_color(key.str());
        if (!color)
            throw ThemeError(fmt::format("{}: there is no color '{}'; {}",
                                         fmt::format("{}: line {}", path, key.source().begin.line),
                                         excerpt(key.str()), choices(key.str(), row_names(theme_colors()))));
        theme.*(color->color) = parse_theme_color(*color, text_at(color->name, node), where(node));
    }
    theme.name = own_theme_name;
    return theme;
}

ColorChanges color_changes(std::string_view text, std::string_view where) {
    ColorChanges changes;
    for (const std::string_view change : split_list(text)) {
        const std::size_t equals = change.find('=');
        const std::string_view name = change.substr(0, equals);
        if (equals == std::string_view::npos)
            throw ThemeError(
                fmt::format("{}: '{}' names no color; write NAME=COLOR, such as light=#fff", where, change));
        const ThemeColor* const color = find_theme_color(name);
        if (!color)
            throw ThemeError(fmt::format("{}: there is no '{}'; {}", where, name,
                                         choices(name, row_names(theme_colors()))));
        if (std::ranges::find(changes, color, &ColorChanges::value_type::first) != changes.end())
            throw ThemeError(fmt::format("{}: {} is named twice; give each color once", where, name));
        changes.emplace_back(color, parse_theme_color(*color, change.substr(equals + 1), where));
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

}  // namespace queenreel
