#include "drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <tuple>

#include "queenreel/puzzle/attacks.h"

namespace queenreel::test {
namespace {

constexpr Rgb ring_color{30, 140, 60};
constexpr Rgb cross_color{210, 30, 30};

/// Points of a queen's outline, from its square's top left; the side is 1.
constexpr std::array<std::array<double, 2>, 15> queen_points{{{.22, .84},
                                                              {.78, .84},
                                                              {.78, .74},
                                                              {.72, .70},
                                                              {.86, .32},
                                                              {.70, .46},
                                                              {.68, .22},
                                                              {.58, .42},
                                                              {.50, .16},
                                                              {.42, .42},
                                                              {.32, .22},
                                                              {.30, .46},
                                                              {.14, .32},
                                                              {.28, .70},
                                                              {.22, .74}}};

bool in_queen(double u, double v) {
    bool inside = false;
    for (std::size_t i = 0, j = queen_points.size() - 1; i < queen_points.size(); j = i++) {
        const auto [x1, y1] = queen_points[i];
        const auto [x2, y2] = queen_points[j];
        if ((y1 > v) != (y2 > v) && u < (x2 - x1) * (v - y1) / (y2 - y1) + x1)
            inside = !inside;
    }
    return inside;
}

/// The distance to the queen's outline.
double from_outline(double u, double v) {
    double min = 1;
    for (std::size_t i = 0, j = queen_points.size() - 1; i < queen_points.size(); j = i++) {
        const auto [x1, y1] = queen_points[i];
        const auto [x2, y2] = queen_points[j];
        const double square = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
        const double along = std::clamp(((u - x1) * (x2 - x1) + (v - y1) * (y2 - y1)) / square, 0.0, 1.0);
        min = std::min(min, std::hypot(u - x1 - along * (x2 - x1), v - y1 - along * (y2 - y1)));
    }
    return min;
}

bool in_ring(double u, double v) {
    return std::abs(std::hypot(u - 0.5, v - 0.5) - 0.3) < 0.035;
}

bool in_cross(double u, double v) {
    return std::abs(std::abs(u - 0.5) - std::abs(v - 0.5)) < 0.05 && std::abs(u - 0.5) < 0.44;
}

/// A glyph of a few bars in the corner box of a quarter of a square's side.
bool in_letter(double u, double v, double left, double top) {
    const double x = (u - left) / 0.2;
    const double y = (v - top) / 0.2;
    return x > 0 && x < 0.75 && y > 0 && y < 1 && (x < 0.22 || std::fmod(y + 0.1, 0.4) < 0.2);
}

struct CellKey {
    bool dark;
    bool queen;
    bool ring;
    bool cross;
    bool letter;
    auto operator<=>(const CellKey&) const = default;
};

Rgb color_at(const Style& style, const CellKey& cell, double u, double v) {
    if (cell.queen && in_queen(u, v))
        return style.outline && from_outline(u, v) < 0.03 ? *style.outline : style.queen;
    if (cell.cross && in_cross(u, v))
        return cross_color;
    if (cell.ring && in_ring(u, v))
        return ring_color;
    if (cell.letter && (in_letter(u, v, 0.04, 0.04) || in_letter(u, v, 0.82, 0.76)))
        return cell.dark ? style.light : style.dark;
    return cell.dark ? style.dark : style.light;
}

/// One square, antialiased with 4 × 4 samples a pixel.
std::vector<Rgb> sprite(const Style& style, const CellKey& cell) {
    constexpr int fine = 4;
    std::vector<Rgb> pixels;
    for (int y = 0; y < style.square; ++y)
        for (int x = 0; x < style.square; ++x) {
            std::array<int, 3> sum{};
            for (int sample = 0; sample < fine * fine; ++sample) {
                const double u = (x + (sample % fine + 0.5) / fine) / style.square;
                const double v = (y + (sample / fine + 0.5) / fine) / style.square;
                const Rgb color = color_at(style, cell, u, v);
                for (std::size_t i = 0; i < sum.size(); ++i)
                    sum[i] += color[i];
            }
            Rgb mean{};
            for (std::size_t i = 0; i < sum.size(); ++i)
                mean[i] = static_cast<std::uint8_t>(sum[i] / (fine * fine));
            pixels.push_back(mean);
        }
    return pixels;
}

/// Bars that look like a line of text from afar.
void draw_bars(Image& image, int left, int top, int right, int height, const Rgb& color) {
    for (int y = top; y < std::min(top + height, image.height); ++y)
        for (int x = std::max(left, 0); x < std::min(right, image.width); ++x)
            if ((x - left) % std::max(3, height / 2) < std::max(1, height / 6) ||
                (y - top) % std::max(2, height - 1) == 0)
                image.set(x, y, color);
}

CellKey key(const Style& style, const Board& board, const std::vector<bool>& attacked, Square square) {
    const int n = board.size();
    const bool queen = board.has_queen(square);
    const bool is_attacked = attacked[square.row * n + square.column];
    return {(square.row + square.column) % 2 == 1, queen, style.rings && is_attacked && !queen,
            style.crosses && is_attacked && queen,
            style.letters == Letters::inside && (square.column == 0 || square.row == n - 1)};
}

}  // namespace

Rgb Image::at(int x, int y) const {
    const std::size_t first = 3 * (static_cast<std::size_t>(y) * width + x);
    return {rgb[first], rgb[first + 1], rgb[first + 2]};
}

void Image::set(int x, int y, const Rgb& color) {
    std::copy(color.begin(), color.end(), rgb.begin() + 3 * (static_cast<std::ptrdiff_t>(y) * width + x));
}

Image draw(const Style& style, const Board& board) {
    const int n = board.size();
    Image image{style.left + n * style.square + style.right, style.top + n * style.square + style.bottom, {}};
    image.rgb.resize(std::size_t{3} * image.width * image.height);
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x)
            image.set(x, y, style.background);
    const std::vector<bool> attacked = attacked_squares(board);
    std::map<CellKey, std::vector<Rgb>> sprites;
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
            const CellKey cell = key(style, board, attacked, {row, column});
            const auto [place, is_new] = sprites.try_emplace(cell);
            if (is_new)
                place->second = sprite(style, cell);
            for (int i = 0; i < style.square * style.square; ++i)
                image.set(style.left + column * style.square + i % style.square,
                          style.top + row * style.square + i / style.square, place->second[i]);
        }
    const int em = std::max(3, std::min({style.square / 4, style.bottom / 2, 24}));
    if (style.caption)
        draw_bars(image, image.width / 2 - 4 * em, image.height - style.bottom / 2 - em / 2,
                  image.width / 2 + 4 * em, em, style.queen);
    if (style.letters == Letters::outside)
        for (int i = 0; i < n; ++i) {
            const int middle = i * style.square + style.square / 2;
            draw_bars(image, style.left + middle - em / 4, style.top + n * style.square + 2,
                      style.left + middle + em / 4, em, style.queen);
            draw_bars(image, style.left - em, style.top + middle - em / 2, style.left - em / 2, em,
                      style.queen);
        }
    return image;
}

void draw_half_queen(Image& image, const Style& style, Square square) {
    const CellKey cell{(square.row + square.column) % 2 == 1, true, false, false, false};
    const std::vector<Rgb> pixels = sprite(style, cell);
    for (int i = 0; i < style.square * style.square / 2; ++i)
        image.set(style.left + square.column * style.square + i % style.square,
                  style.top + square.row * style.square + i / style.square, pixels[i]);
}

std::string draw_svg(const Style& style, const Board& board) {
    const auto hex = [](const Rgb& color) {
        return fmt::format("#{:02x}{:02x}{:02x}", color[0], color[1], color[2]);
    };
    const int n = board.size();
    const int width = style.left + n * style.square + style.right;
    const int height = style.top + n * style.square + style.bottom;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n"
        "<rect width=\"{0}\" height=\"{1}\" fill=\"{2}\"/>\n",
        width, height, hex(style.background));
    for (int i = 0; i < n * n; ++i)
        svg += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                           style.left + i % n * style.square, style.top + i / n * style.square, style.square,
                           style.square, hex((i / n + i % n) % 2 ? style.dark : style.light));
    for (Square queen : board.queens()) {
        const std::string stroke = style.outline ? fmt::format(" stroke=\"{}\" stroke-width=\"{}\"",
                                                               hex(*style.outline), 0.06 * style.square)
                                                 : "";
        svg += fmt::format("<polygon fill=\"{}\"{} points=\"", hex(style.queen), stroke);
        for (const auto& [u, v] : queen_points)
            svg += fmt::format("{:.2f},{:.2f} ", style.left + (queen.column + u) * style.square,
                               style.top + (queen.row + v) * style.square);
        svg += "\"/>\n";
    }
    return svg + "</svg>\n";
}

Style sized(Style style, int n, int side) {
    const double whole = style.square * 8 + std::max(style.left + style.right, style.top + style.bottom);
    const double scale = side / whole;
    style.square = std::max(3, static_cast<int>(style.square * scale * 8 / n));
    for (int* margin : {&style.left, &style.top, &style.right, &style.bottom})
        *margin = static_cast<int>(std::lround(*margin * scale));
    return style;
}

const std::vector<Style>& styles() {
    static const std::vector<Style> all{
        {.name = "bare"},
        {.name = "margins", .left = 30, .top = 20, .right = 30, .bottom = 40},
        {.name = "caption", .left = 30, .top = 20, .right = 30, .bottom = 60, .caption = true},
        {.name = "wide",
         .left = 160,
         .top = 20,
         .right = 160,
         .bottom = 60,
         .background = {30, 30, 30},
         .caption = true},
        {.name = "white_paper",
         .left = 40,
         .top = 40,
         .right = 40,
         .bottom = 60,
         .light = {255, 255, 255},
         .dark = {200, 200, 200},
         .caption = true},
        {.name = "dark_paper",
         .left = 40,
         .top = 40,
         .right = 40,
         .bottom = 60,
         .light = {90, 90, 110},
         .dark = {40, 40, 60},
         .background = {40, 40, 60},
         .queen = {240, 240, 220},
         .caption = true},
        {.name = "light_queens",
         .light = {150, 170, 190},
         .dark = {80, 100, 120},
         .queen = {250, 250, 250},
         .outline = Rgb{20, 20, 20}},
        {.name = "body_of_light_squares",
         .left = 20,
         .top = 20,
         .right = 20,
         .bottom = 20,
         .light = {255, 255, 255},
         .dark = {120, 150, 90},
         .queen = {255, 255, 255},
         .outline = Rgb{0, 0, 0}},
        {.name = "rings", .left = 10, .top = 10, .right = 10, .bottom = 10, .rings = true, .crosses = true},
        {.name = "outside",
         .left = 30,
         .top = 20,
         .right = 20,
         .bottom = 60,
         .caption = true,
         .letters = Letters::outside},
        {.name = "inside", .left = 10, .top = 10, .right = 10, .bottom = 10, .letters = Letters::inside},
        {.name = "faint",
         .left = 20,
         .top = 20,
         .right = 20,
         .bottom = 20,
         .light = {245, 245, 245},
         .dark = {225, 225, 225},
         .background = {0, 0, 0}},
        {.name = "hues",
         .left = 12,
         .top = 12,
         .right = 12,
         .bottom = 12,
         .light = {220, 120, 120},
         .dark = {120, 170, 120},
         .queen = {60, 60, 160}},
    };
    return all;
}

Board board_of(const std::string& rows) {
    std::istringstream words(rows);
    std::vector<std::string> all;
    for (std::string row; words >> row;)
        all.push_back(row);
    Board board(static_cast<int>(all.size()));
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            if (all.at(row).at(column) == 'Q')
                board.place({row, column});
    return board;
}

namespace {

void extend(std::vector<int>& columns, int n, std::size_t max, std::vector<Board>& found) {
    const int row = static_cast<int>(columns.size());
    if (row == n)
        found.emplace_back(n, columns);
    for (int column = 0; row < n && column < n && found.size() < max; ++column) {
        const auto clash = [&](int other) { return share_line({row, column}, {other, columns[other]}); };
        bool is_free = true;
        for (int other = 0; other < row && is_free; ++other)
            is_free = !clash(other);
        if (!is_free)
            continue;
        columns.push_back(column);
        extend(columns, n, max, found);
        columns.pop_back();
    }
}

/// A solution by Pauls' construction of 1874, for sizes that take long to search: the even numbers, then the
/// odd ones, with changes for the remainders 2 and 3 by 6.
std::vector<int> constructed(int n) {
    std::vector<int> columns;
    for (int column = 2; column <= n; column += 2)
        columns.push_back(column);
    std::vector<int> odd;
    for (int column = 1; column <= n; column += 2)
        odd.push_back(column);
    if (n % 6 == 2) {
        std::swap(odd[0], odd[1]);
        std::rotate(odd.begin() + 2, odd.begin() + 3, odd.end());
    } else if (n % 6 == 3) {
        std::rotate(columns.begin(), columns.begin() + 1, columns.end());
        std::rotate(odd.begin(), odd.begin() + 2, odd.end());
    }
    columns.insert(columns.end(), odd.begin(), odd.end());
    for (int& column : columns)
        --column;
    return columns;
}

}  // namespace

std::vector<Board> solutions(int n, std::size_t max) {
    constexpr int max_searched = 12;
    std::vector<Board> found;
    std::vector<int> columns;
    if (n <= max_searched) {
        extend(columns, n, max, found);
        return found;
    }
    const std::vector<int> base = constructed(n);
    found.emplace_back(n, base);
    if (max > 1)
        found.emplace_back(n, std::vector<int>(base.rbegin(), base.rend()));
    return found;
}

}  // namespace queenreel::test
