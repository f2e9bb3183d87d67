#include "queenreel/cli/options/own_drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/option.h"
#include "queenreel/cli/options/spelling.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/drawing/drawing_file.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

constexpr std::string_view svg_ending = ".svg";

}  // namespace

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
