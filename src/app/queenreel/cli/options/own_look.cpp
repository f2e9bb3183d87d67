
#include <string>

#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/speech.h"
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
        throw FailedError(said("{file}: cannot be read: {reason}", path, said_reason(error.number)));
    }
}

}  // namespace

Theme parse_theme(std::string_view what, std::string_view text) {
    if (const Theme* const found = find_theme(text))
        return *found;
    if (text.ends_with(theme_ending))
        return own_theme(std::string(text));
    const auto names = row_names(themes());
    const std::string choice = said_choices(text, names);
    throw UsageError(nearest(text, names) ? said("{option}: there is no '{value}'; {question} A theme of "
                                                 "your own is a file that ends in {ending}",
                                                 what, text, choice, theme_ending)
                                          : said("{option}: there is no '{value}'; {advice}. A theme of your "
                                                 "own is a file that ends in {ending}",
                                                 what, text, choice, theme_ending));
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
        throw UsageError(
            said("{option}: there is no '{value}', and a file of your own ends in {ending}; {advice}", what,
                 text, svg_ending, said_choices(text, row_names(pieces()))));
    return std::string(text);
}

std::string parse_logo(std::string_view what, std::string_view text) {
    if (!text.ends_with(svg_ending))
        throw UsageError(
            said("{option}: '{value}' is no SVG; give a file that ends in {ending}", what, text, svg_ending));
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
