#include "queenreel/drawing/reader/letters.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "queenreel/base/json.h"

namespace queenreel {
namespace {

constexpr int max_pixels_a_side = 4096;
constexpr double farthest = 1e6;  // in sides of the drawing

[[noreturn]] void refuse() {
    throw std::runtime_error("what reads drawings answered with none");
}

Json json_of(const DrawnPath& path) {
    const Color& color = path.color;
    Json row{{"steps", path.steps},
             {"points", path.points},
             {"color", {color.red, color.green, color.blue, color.alpha}},
             {"even_odd", path.even_odd}};
    if (path.stroked)
        row["stroke"] = {{"pen", path.stroke.pen},
                         {"width", path.stroke.width},
                         {"cap", static_cast<int>(path.stroke.cap)},
                         {"join", static_cast<int>(path.stroke.join)},
                         {"miter_limit", path.stroke.miter_limit},
                         {"dashes", path.stroke.dashes},
                         {"dash_offset", path.stroke.dash_offset}};
    return row;
}

double finite(double value) {
    if (!(std::abs(value) <= farthest))
        refuse();
    return value;
}

std::vector<double> finite_numbers(const Json& values) {
    auto numbers = values.get<std::vector<double>>();
    std::ranges::for_each(numbers, finite);
    return numbers;
}

template <typename Enum>
Enum enum_of(const Json& value, Enum last) {
    return static_cast<Enum>(whole_number(value, 0, static_cast<int>(last)));
}

DrawnPath::Stroke stroke_of(const Json& row) {
    using Stroke = DrawnPath::Stroke;
    Stroke stroke{.pen = row.at("pen").get<std::array<double, 4>>(),
                  .width = finite(row.at("width").get<double>()),
                  .cap = enum_of(row.at("cap"), Stroke::Cap::square),
                  .join = enum_of(row.at("join"), Stroke::Join::bevel),
                  .miter_limit = finite(row.at("miter_limit").get<double>()),
                  .dashes = finite_numbers(row.at("dashes")),
                  .dash_offset = finite(row.at("dash_offset").get<double>())};
    std::ranges::for_each(stroke.pen, finite);
    // Rejects what cairo does not accept, and a pen so flat that it is only a line.
    const bool dashes = stroke.dashes.empty() ||
                        (std::ranges::min(stroke.dashes) >= 0 && std::ranges::max(stroke.dashes) > 0);
    const double area = stroke.pen[0] * stroke.pen[3] - stroke.pen[1] * stroke.pen[2];
    if (!dashes || stroke.width < 0 || std::abs(area) < 1e-12)
        refuse();
    return stroke;
}

DrawnPath path_of(const Json& row) {
    const Json& color = row.at("color");
    if (color.size() != 4)
        refuse();
    const auto channel = [&](std::size_t i) {
        return static_cast<std::uint8_t>(whole_number(color.at(i), 0, UINT8_MAX));
    };
    DrawnPath path{.steps = row.at("steps").get<std::string>(),
                   .points = finite_numbers(row.at("points")),
                   .color = {channel(0), channel(1), channel(2), channel(3)},
                   .even_odd = row.at("even_odd").get<bool>()};
    std::size_t numbers = 0;
    for (const char step : path.steps) {
        if (std::string_view("mlch").find(step) == std::string_view::npos)
            refuse();
        numbers += step == 'c' ? 6 : step == 'h' ? 0 : 2;
    }
    if (numbers != path.points.size())
        refuse();
    path.stroked = row.contains("stroke");
    if (path.stroked)
        path.stroke = stroke_of(row.at("stroke"));
    return path;
}

/// The pixels follow the JSON as they are in memory, because both processes run on one machine.
void take_pixels(Drawing& drawing, std::string_view bytes) {
    drawing.pixels.resize(static_cast<std::size_t>(drawing.pixel_width) * drawing.pixel_height);
    if (bytes.size() != drawing.pixels.size() * sizeof(std::uint32_t))
        refuse();
    if (!bytes.empty())
        std::memcpy(drawing.pixels.data(), bytes.data(), bytes.size());
}

}  // namespace

std::string letter_of(const Drawing& drawing) {
    Json document{{"width", drawing.width},
                  {"height", drawing.height},
                  {"paths", Json::array()},
                  {"pixel_width", drawing.pixel_width},
                  {"pixel_height", drawing.pixel_height}};
    for (const DrawnPath& path : drawing.paths)
        document["paths"].push_back(json_of(path));
    std::string letter = json_text(document) + '\n';
    letter.append(reinterpret_cast<const char*>(drawing.pixels.data()),
                  drawing.pixels.size() * sizeof(std::uint32_t));
    return letter;
}

Drawing drawing_of(std::string_view letter) {
    const std::size_t end = std::min(letter.find('\n'), letter.size());
    try {
        const Json document = parse_json(letter.substr(0, end));
        const auto side = [&](const char* key) {
            return static_cast<int>(whole_number(document.at(key), 0, max_pixels_a_side));
        };
        Drawing drawing{.width = document.at("width").get<double>(),
                        .height = document.at("height").get<double>(),
                        .pixel_width = side("pixel_width"),
                        .pixel_height = side("pixel_height")};
        if (!(drawing.width > 0 && drawing.width <= 1 && drawing.height > 0 && drawing.height <= 1))
            refuse();
        for (const Json& row : document.at("paths"))
            drawing.paths.push_back(path_of(row));
        take_pixels(drawing, letter.substr(std::min(end + 1, letter.size())));
        return drawing;
    } catch (const Json::exception&) {
        refuse();
    }
}

}  // namespace queenreel
