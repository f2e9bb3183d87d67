// Pictures as other programs show them: in a browser, in Inkscape, by librsvg; PDFs by poppler and qpdf.

#include <cairo.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "child.h"
#include "extent.h"
#include "queenreel/drawing/reader/document.h"

namespace queenreel::test {
namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

struct Shown {
    std::string name;
    std::vector<std::string> words;
    int width;
    int height;
};

const std::vector<Shown>& all_shown() {
    static const std::vector<Shown> all{
        {"solution", {"render", "8", "--solution", "1", "--size", "480"}, 480, 480},
        {"one", {"render", "1", "--size", "120"}, 120, 120},
        {"twenty",
         {"render", "20", "--solver", "linear", "--limit", "1", "--coordinates", "outside", "--theme",
          "slate", "--size", "480"},
         480,
         480},
        {"captioned",
         {"render", "5", "--solution", "1", "--caption", "Five queens", "--theme", "print", "--size",
          "480x600"},
         480,
         600},
        {"clash",
         {"render", "8", "--queens", "c3,f6", "--marks", "attacks,conflicts", "--coordinates", "inside",
          "--size", "480"},
         480,
         480},
        {"drawn-on",
         {"render", "8", "--queens", "a1,e6", "--highlight", "d4:green", "--arrows", "a2-h8:red", "--attacks",
          "xray:a1", "--size", "480"},
         480,
         480},
        {"search",
         {"render", "6", "--story", "search", "--select", "deadend:1", "--size", "960x540"},
         960,
         540},
        {"symmetry",
         {"render", "6", "--story", "symmetry", "--select", "turn:1", "--size", "960x540"},
         960,
         540},
        {"own", {"render", "4", "--solution", "1", "--pieces", "shaded.svg", "--size", "480"}, 480, 480},
        {"sheet", {"sheet", "8", "--unique", "--page", "600x800"}, 600, 800},
        {"growth", {"chart", "growth", "4-20", "--size", "640x480"}, 640, 480},
        {"funnel", {"chart", "funnel", "8", "--size", "640x480"}, 640, 480},
    };
    return all;
}

/// All pictures in a format, in a folder of that name.
void write_all(const Folder& folder, const std::string& format) {
    std::ofstream(folder / "shaded.svg")
        << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><linearGradient id='g'><stop "
           "stop-color='gold'/><stop offset='1' stop-color='maroon'/></linearGradient><circle cx='20' "
           "cy='20' "
           "r='16' fill='url(#g)'/></svg>";
    std::filesystem::create_directory(folder / format);
    for (const Shown& shown : all_shown()) {
        std::vector<std::string> words = shown.words;
        words.insert(words.end(), {"-q", "-o", format + '/' + shown.name + '.' + format});
        const Outcome outcome = run_in(folder, words);
        ASSERT_EQ(outcome.code, 0) << shown.name << ": " << outcome.error;
    }
}

void run_shell(const Folder& folder, const std::string& command) {
    const std::string quiet = "cd '" + folder.path().string() + "' && HOME=$PWD " + command + " > log 2>&1";
    ASSERT_EQ(std::system(quiet.c_str()), 0) << command << '\n' << read_file(folder / "log");
}

/// Red, green and blue of pixels on a white page.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> values;

    std::uint32_t at(int x, int y) const {
        return values[static_cast<std::size_t>(std::clamp(y, 0, height - 1)) * width +
                      static_cast<std::size_t>(std::clamp(x, 0, width - 1))];
    }
};

/// What `draw` draws on a white page.
Pixels on_white(int width, int height, const std::function<void(cairo_t*)>& draw) {
    const Surface page(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height), cairo_surface_destroy);
    cairo_t* const context = cairo_create(page.get());
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    draw(context);
    cairo_destroy(context);
    cairo_surface_flush(page.get());
    Pixels pixels{width, height, {}};
    const unsigned char* const data = cairo_image_surface_get_data(page.get());
    for (int y = 0; y < height; ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(
            data + static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(page.get()));
        for (int x = 0; x < width; ++x)
            pixels.values.push_back(row[x] & 0xFFFFFF);
    }
    return pixels;
}

/// The part of a PNG from (0, `top`) on.
Pixels read_pixels(const std::filesystem::path& file, int width, int height, int top = 0) {
    const Surface image(cairo_image_surface_create_from_png(file.c_str()), cairo_surface_destroy);
    EXPECT_EQ(cairo_surface_status(image.get()), CAIRO_STATUS_SUCCESS) << file;
    EXPECT_GE(cairo_image_surface_get_width(image.get()), width) << file;
    EXPECT_GE(cairo_image_surface_get_height(image.get()), top + height) << file;
    return on_white(width, height, [&](cairo_t* context) {
        cairo_set_source_surface(context, image.get(), 0, -top);
        cairo_paint(context);
    });
}

int distance(std::uint32_t a, std::uint32_t b) {
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8)
        most =
            std::max(most, std::abs(static_cast<int>(a >> shift & 255) - static_cast<int>(b >> shift & 255)));
    return most;
}

/// Returns true if no pixel at or beside (x, y) is like `color`: edges may be off by half a pixel.
bool is_nowhere_near(const Pixels& pixels, int x, int y, std::uint32_t color) {
    constexpr int unlike = 48;
    for (int v = y - 1; v <= y + 1; ++v)
        for (int u = x - 1; u <= x + 1; ++u)
            if (distance(pixels.at(u, v), color) <= unlike)
                return false;
    return true;
}

/// The share of pixels in either picture without a counterpart in the other.
double unlike_share(const Pixels& a, const Pixels& b) {
    int unlike = 0;
    for (int y = 0; y < a.height; ++y)
        for (int x = 0; x < a.width; ++x)
            unlike += is_nowhere_near(b, x, y, a.at(x, y)) || is_nowhere_near(a, x, y, b.at(x, y));
    return static_cast<double>(unlike) / (a.width * a.height);
}

/// A picture's SVG as drawn by librsvg.
Pixels by_librsvg(const Folder& folder, const Shown& shown) {
    const std::string text = read_file(folder / "svg" / (shown.name + ".svg"));
    const SvgDocument document({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    const SvgDocument::Size size = document.size(std::max(shown.width, shown.height));
    EXPECT_NEAR(size.width, shown.width, 1e-6);
    return on_white(shown.width, shown.height, [&](cairo_t* context) { document.draw(context, size); });
}

/// Expects `other` to show what librsvg shows of the picture.
void expect_alike(const Folder& folder, const Shown& shown, const Pixels& other, double share) {
    EXPECT_LE(unlike_share(by_librsvg(folder, shown), other), share) << shown.name;
}

// Law: an SVG looks alike in librsvg, Inkscape and Chromium; like the PDF in poppler, except for letters,
// which come from fonts and adapt to pixels; and like the PNG except for text, which is on whole pixels
// there. So are a sheet's boards, so its layout differs.
TEST(Vectors, PngsLookLikeSvgs) {
    const Folder folder;
    write_all(folder, "png");
    write_all(folder, "svg");
    for (const Shown& shown : all_shown()) {
        if (shown.name == "sheet")
            continue;
        const Pixels png = read_pixels(folder / "png" / (shown.name + ".png"), shown.width, shown.height);
        EXPECT_LE(unlike_share(by_librsvg(folder, shown), png), 0.012) << shown.name;
    }
}

/// Another program's picture of each of `all_shown()`, from the files in svg/ and pdf/.
struct Viewer {
    const char* name;
    std::vector<Pixels> (*pictures)(const Folder& folder);
    double share;  ///< pixels that may differ
};

std::vector<Pixels> by_poppler(const Folder& folder) {
    std::vector<Pixels> all;
    for (const Shown& shown : all_shown()) {
        const std::string file = "pdf/" + shown.name + ".pdf";
        run_shell(folder, "qpdf --check " + file);
        run_shell(folder, "pdftocairo -png -singlefile -scale-to-x " + std::to_string(shown.width) +
                              " -scale-to-y " + std::to_string(shown.height) + ' ' + file + " pdf/" +
                              shown.name);
        all.push_back(read_pixels(folder / "pdf" / (shown.name + ".png"), shown.width, shown.height));
    }
    return all;
}

std::vector<Pixels> by_inkscape(const Folder& folder) {
    run_shell(folder, "inkscape --export-type=png svg/*.svg");
    std::vector<Pixels> all;
    for (const Shown& shown : all_shown())
        all.push_back(read_pixels(folder / "svg" / (shown.name + ".png"), shown.width, shown.height));
    return all;
}

std::vector<Pixels> by_chromium(const Folder& folder) {
    std::ofstream page(folder / "page.html");
    page << "<!doctype html><style>body{margin:0}img{display:block}</style>";
    int height = 0;
    for (const Shown& shown : all_shown()) {
        page << "<img src='svg/" << shown.name << ".svg'>";
        height += shown.height;
    }
    page.close();
    run_shell(folder,
              "chromium-headless-shell --no-sandbox --disable-gpu --hide-scrollbars --screenshot=shot.png "
              "--force-device-scale-factor=1 --window-size=960," +
                  std::to_string(height) + " page.html");
    std::vector<Pixels> all;
    int top = 0;
    for (const Shown& shown : all_shown()) {
        all.push_back(read_pixels(folder / "shot.png", shown.width, shown.height, top));
        top += shown.height;
    }
    return all;
}

class VectorsLaws : public Law {};
LAW_EXTENTS(VectorsLaws);

// Quick runs use only Poppler, as the others take long to install.
TEST_P(VectorsLaws, LookAlikeInEveryViewer) {
    const Viewer poppler{"Poppler", by_poppler, 0.01};
    const Folder folder;
    write_all(folder, "svg");
    write_all(folder, "pdf");
    for (const Viewer& viewer : by_extent<std::vector<Viewer>>(
             {poppler}, {poppler, {"Inkscape", by_inkscape, 0.001}, {"Chromium", by_chromium, 0.001}})) {
        SCOPED_TRACE(viewer.name);
        const std::vector<Pixels> pictures = viewer.pictures(folder);
        for (std::size_t i = 0; const Shown& shown : all_shown())
            expect_alike(folder, shown, pictures.at(i++), viewer.share);
    }
}

// Documents of many pages, each of which names what it draws.
TEST(Vectors, PdfsOfManyPagesAreSound) {
    const Folder folder;
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"render", "8", "-o", "a.pdf"},
          {"sheet", "10", "-o", "a.pdf"},
          {"sheet", "8", "--classes", "-o", "a.pdf"},
          {"render", "4", "--story", "walkthrough", "-o", "a.pdf"},
          {"render", "5", "--pieces", "crown", "--background", "transparent", "-o", "a.pdf"}}) {
        std::vector<std::string> forced = words;
        forced.insert(forced.end(), {"--force", "-q"});
        ASSERT_EQ(run_in(folder, forced).code, 0);
        run_shell(folder, "qpdf --check a.pdf");
    }
}

}  // namespace
}  // namespace queenreel::test
