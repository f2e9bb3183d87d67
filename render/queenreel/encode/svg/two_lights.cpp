#include "queenreel/encode/svg/two_lights.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <variant>

#include "queenreel/encode/svg/path.h"
#include "queenreel/encode/svg/shapes.h"

namespace queenreel {
namespace {

std::uint64_t number_of(Color color) {
    return std::uint64_t{color.red} << 24 | std::uint64_t{color.green} << 16 |
           std::uint64_t{color.blue} << 8 | color.alpha;
}

bool has_same_hue(Color a, Color b) {
    return a.red == b.red && a.green == b.green && a.blue == b.blue;
}

}  // namespace

Color TwoLights::pair(Color light, Color dark) {
    const auto [known, is_new] = known_.try_emplace({number_of(light), number_of(dark)}, light);
    Color& written = known->second;
    if (!is_new)
        return written;
    const auto is_taken = [&] {
        return std::ranges::any_of(pairs_, [&](const auto& other) {
            return has_same_hue(other.first, written) &&
                   !(has_same_hue(other.second, dark) && other.second.alpha == dark.alpha);
        });
    };
    for (int step = 1; is_taken(); ++step)
        written.blue = static_cast<std::uint8_t>(light.blue < 128 ? light.blue + step : light.blue - step);
    pairs_.emplace_back(written, dark);
    return written;
}

std::shared_ptr<const DisplayList> TwoLights::pair(const Stamps& stamps) {
    std::shared_ptr<const DisplayList>& known = stamps_[stamps];
    if (!known)
        known = std::make_shared<const DisplayList>(paired(*stamps.first, *stamps.second));
    return known;
}

void TwoLights::pair(Shape& light, const Shape& dark) {
    if (light.what.index() != dark.what.index())
        throw std::logic_error("a drawing differs in two themes by more than colors");
    if (auto* path = std::get_if<DrawnPath>(&light.what)) {
        path->color = pair(path->color, std::get<DrawnPath>(dark.what).color);
    } else if (auto* run = std::get_if<TextRun>(&light.what)) {
        const TextRun& other = std::get<TextRun>(dark.what);
        run->color = pair(run->color, other.color);
        if (run->halo.alpha > 0)
            run->halo = pair(run->halo, other.halo);
    } else if (auto* use = std::get_if<StampUse>(&light.what)) {
        use->stamp = pair(Stamps{use->stamp, std::get<StampUse>(dark.what).stamp});
    } else if (auto* group = std::get_if<ShapeGroup>(&light.what)) {
        group->shapes = std::make_shared<const DisplayList>(
            paired(*group->shapes, *std::get<ShapeGroup>(dark.what).shapes));
    }
}

DisplayList TwoLights::paired(DisplayList light, const DisplayList& dark) {
    if (light.shapes.size() != dark.shapes.size())
        throw std::logic_error(fmt::format("a drawing has {} shapes in one theme and {} in the other",
                                           light.shapes.size(), dark.shapes.size()));
    for (std::size_t i = 0; i < light.shapes.size(); ++i)
        pair(light.shapes[i], dark.shapes[i]);
    return light;
}

std::string TwoLights::rules(const std::string& root) const {
    std::string text;
    for (const auto& [light, dark] : pairs_) {
        if (light == dark)
            continue;
        for (const std::string_view what : {"fill", "stroke"}) {
            text += fmt::format("{0} [{1}=\"{2}\"]{{{1}:{3}", root, what, svg_hexadecimal(light),
                                svg_hexadecimal(dark));
            if (light.alpha != dark.alpha)
                text += fmt::format(";{}-opacity:{}", what, svg_number(dark.alpha / 255.0));
            text += '}';
        }
    }
    return text;
}

}  // namespace queenreel
