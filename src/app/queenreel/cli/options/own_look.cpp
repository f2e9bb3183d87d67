#include <fmt/format.h>

#include <cstring>
#include <string>

#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/drawing/drawing_file.h"
#include "queenreel/io/error.h"
#include "queenreel/paint/piece.h"
#include "queenreel/theme/theme_file.h"

namespace queenreel {
namespace {

constexpr std::string_view theme_ending = ".toml";
constexpr std::string_view svg_ending = ".svg";

Theme own_theme(const std::string& path) {
    try {
        return read_theme(path);
    } catch (const ThemeError& error) {
        throw UsageError(error.what());
    } catch (const SystemError& error) {
        throw FailedError(fmt::format("{}: cannot be read: {}", path, std::strerror(error.number)));
    }
}

}  // namespace

Theme parse_theme(std::string_view what, std::string_view text) {
    if (const Theme* const found = find_theme(text))
        return *found;
    if (text.ends_with(theme_ending))
        return own_theme(std::string(text));
    const std::string choice = choices(text, row_names(themes()));
    throw UsageError(fmt::format("{}: there is no '{}'; {}{} A theme of your own is a file that ends in {}",
                                 what, text, choice, choice.ends_with('?') ? "" : ".", theme_ending));
}

ColorChanges parse_colors(std::string_view what, std::string_view text) {
    try {
        return color_changes(text, what);
    } catch (const ThemeError& error) {
        throw UsageError(error.what());
    }
}

std::string parse_own_piece(std::string_view what, std::string_view text) {
    if (!text.ends_with(svg_ending))
        throw UsageError(fmt::format("{}: there is no '{}', and a file of your own ends in {}; {}", what,
                                     text, svg_ending, choices(text, row_names(pieces()))));
    return std::string(text);
}

std::string parse_logo(std::string_view what, std::string_view text) {
    if (!text.ends_with(svg_ending))
        throw UsageError(
            fmt::format("{}: '{}' is no SVG; give a file that ends in {}", what, text, svg_ending));
    return std::string(text);
}

std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current) {
    try {
        return drawing_of(path, current);
    } catch (const DrawingError& error) {
        throw FailedError(error.what());
    }
}

}  // namespace queenreel
