#include "queenreel/frame/map_samples.h"

#include <cmath>

namespace queenreel {
namespace {

constexpr double least_part = 0.02;  // of a pixel's time: less is not visible

int step(double share, int steps) {
    return std::clamp(static_cast<int>(std::lround(share * steps)), 0, steps);
}

}  // namespace

MapShade MapSamples::shade(std::size_t level, int pixel) const {
    double stood = 0;
    double alternate = 0;
    double solved = 0;
    each_column(pixel, [&](std::size_t column, double share) {
        const SearchMap::Cell& cell = map_.cell(level, column);
        stood += share * static_cast<double>(cell.stood);
        alternate += share * static_cast<double>(cell.alternate);
        solved += share * static_cast<double>(cell.solved);
    });
    const double all = looks_of(pixel);
    if (stood < least_part * all)
        return {};
    return {.stood = std::max(1, step(stood / all, MapShade::full)),
            .alternate = step(alternate / stood, MapShade::half),
            .solved = step(solved / stood, MapShade::half)};
}

std::optional<double> MapSamples::height(const SearchMap::Curve& curve, int pixel) const {
    double sum = 0;
    double looks = 0;
    each_column(pixel, [&](std::size_t column, double share) {
        sum += share * curve.heights[column].sum;
        looks += share * static_cast<double>(curve.heights[column].looks);
    });
    return looks < least_part * looks_of(pixel) ? std::nullopt : std::optional(sum / looks);
}

double MapSamples::solutions(int pixel) const {
    double count = 0;
    each_column(pixel, [&](std::size_t column, double share) {
        count += share * static_cast<double>(map_.solutions[column]);
    });
    return count;
}

std::vector<std::optional<std::uint64_t>> solutions_told(const SearchMap& map, double looks) {
    constexpr double half_a_look = 0.5;  // of rounding
    std::uint64_t found = 0;
    for (std::size_t column = 0; column < map.columns; ++column)
        if (static_cast<double>((column + 1) * map.column_looks) <= looks + half_a_look)
            found += map.solutions[column];
    std::vector<std::optional<std::uint64_t>> told;
    std::uint64_t before = 0;
    for (const SearchMap::Block& block : map.blocks) {
        const bool is_done = looks >= static_cast<double>(block.end) - half_a_look;
        const std::uint64_t here = std::min(block.solutions, found - std::min(found, before));
        before += block.solutions;
        told.emplace_back();
        if (is_done)
            told.back() = block.solutions;
        else if (here > 0)
            told.back() = here;
    }
    return told;
}

}  // namespace queenreel
