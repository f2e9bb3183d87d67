#include <cairo.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/drawing/reader/document.h"
#include "queenreel/drawing/reader/letters.h"
#include "queenreel/drawing/reader/reader.h"
#include "queenreel/drawing/reader/script.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/drawing_painter.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

constexpr int side = 240;

class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "queenreel-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& text) const {
        const std::string path = path_ / "x.svg";
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

std::string svg(const std::string& content, const std::string& box = "0 0 100 100") {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "viewBox=\"" +
           box + "\">" + content + "</svg>";
}

struct Sample {
    const char* name;
    std::string text;
    bool paths;  ///< or else pixels
};

std::vector<Sample> samples() {
    return {
        {"lines", svg("<path d='M10 50h80M50 10v80' stroke='red' stroke-width='6'/>"), true},
        {"rectangles", svg("<rect x='10' y='20' width='50' height='30'/><rect width='5' height='5'/>"), true},
        {"curves", svg("<path d='M10 80C30 0 70 0 90 80z' fill='#28c' stroke='#123' stroke-width='4'/>"),
         true},
        {"joins",
         svg("<path d='M10 90L50 10 90 90' fill='none' stroke='#000' stroke-width='12' "
             "stroke-linejoin='round' stroke-linecap='square'/><path d='M30 90L50 50 70 90' "
             "fill='none' stroke='#fff' stroke-width='6' stroke-linejoin='bevel' "
             "stroke-linecap='round'/>"),
         true},
        {"dashes",
         svg("<circle cx='50' cy='50' r='40' fill='none' stroke='navy' stroke-width='5' "
             "stroke-dasharray='12 6 2 6' stroke-dashoffset='5'/>"),
         true},
        {"even-odd", svg("<path fill-rule='evenodd' d='M0 0h100v100h-100zM25 25h50v50h-50z'/>"), true},
        {"turned",
         svg("<g transform='translate(50 50) rotate(30) scale(2 .5)'><rect x='-20' y='-20' width='40' "
             "height='40' fill='gold' stroke='#a00' stroke-width='6'/></g>"),
         true},
        {"opacity of paints",
         svg("<rect width='70' height='70' fill='#0a0' fill-opacity='.5'/><rect x='30' "
             "y='30' width='70' height='70' fill='#00f' fill-opacity='.4'/>"),
         true},
        {"wide", svg("<ellipse cx='100' cy='25' rx='95' ry='20' fill='teal'/>", "0 0 200 50"), true},
        {"high", svg("<ellipse cx='25' cy='100' rx='20' ry='95' fill='teal'/>", "0 0 50 200"), true},
        {"use",
         svg("<defs><path id='p' d='M0 0h20v20z'/></defs><use xlink:href='#p' x='10'/><use "
             "xlink:href='#p' x='50' y='40' fill='red'/>"),
         true},
        {"gradient",
         svg("<linearGradient id='g'><stop stop-color='gold'/><stop offset='1' stop-color='red'/>"
             "</linearGradient><rect x='5' y='5' width='90' height='90' fill='url(#g)'/>"),
         false},
        {"group opacity",
         svg("<g opacity='.5'><rect width='60' height='60'/><rect x='40' y='40' width='60' "
             "height='60'/></g>"),
         false},
        {"clip",
         svg("<clipPath id='c'><circle cx='50' cy='50' r='40'/></clipPath><rect width='100' "
             "height='100' fill='#c0c' clip-path='url(#c)'/>"),
         false},
        {"filter",
         svg("<filter id='f'><feGaussianBlur stdDeviation='4'/></filter><circle cx='50' cy='50' "
             "r='30' filter='url(#f)'/>"),
         false},
    };
}

template <typename Draw>
std::vector<std::uint32_t> pixels_of(const Draw& draw) {
    const CairoSurface image(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    draw(CairoContext(cairo_create(image.get())).get());
    cairo_surface_flush(image.get());
    const auto* pixels = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(image.get()));
    return {pixels, pixels + side * side};
}

// The share of pixels with a channel that differs by over a quarter.
double unlike(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        int most = 0;
        for (int shift = 0; shift < 32; shift += 8)
            most = std::max(most, std::abs(static_cast<int>(a[i] >> shift & 255) -
                                           static_cast<int>(b[i] >> shift & 255)));
        count += most > 64;
    }
    return static_cast<double>(count) / static_cast<double>(a.size());
}

// Law: it is drawn as librsvg draws it.
TEST(Drawing, LooksAsItsFile) {
    const Folder folder;
    for (const Sample& sample : samples()) {
        SCOPED_TRACE(sample.name);
        const Drawing drawing = read_drawing_file(folder.file(sample.text), {});
        EXPECT_EQ(drawing.pixels.empty(), sample.paths);
        EXPECT_EQ(drawing.paths.empty(), !sample.paths);
        const auto drawn = pixels_of([&](cairo_t* to) { draw_drawing(to, drawing, {0, 0, side, side}); });
        EXPECT_GT(unlike(drawn, std::vector<std::uint32_t>(drawn.size())), 0.01) << "something is drawn";
        // A filter would start threads here, and after that no child could be made.
        if (std::string_view(sample.name) == "filter")
            continue;
        const auto expected = pixels_of([&](cairo_t* to) {
            const SvgDocument document(
                {reinterpret_cast<const std::uint8_t*>(sample.text.data()), sample.text.size()});
            const SvgDocument::Size size = document.size(side);
            cairo_translate(to, (side - size.width) / 2, (side - size.height) / 2);
            document.draw(to, size);
        });
        EXPECT_LE(unlike(drawn, expected), 0.002);
    }
}

/// The paths of a script with a square, preceded by something else.
std::optional<std::vector<DrawnPath>> paths_after(const std::string& something) {
    return paths_of_script("%!CairoScript\n<< /content //COLOR_ALPHA >> surface context\n" + something +
                               "\n0 g set-source\nn 10 10 20 20 rectangle\nfill+\npop\npop\n",
                           100, 100, 0);
}

TEST(Script, OfPathsAloneGivesThem) {
    for (const char* pen :
         {"", "2 set-line-width", "[4 2] 1 set-dash", "[] 0 set-dash", "identity set-matrix",
          "[1 0 0 1 0 0] set-matrix", "//LINE_JOIN_BEVEL set-line-join", "0.1 set-tolerance"}) {
        const auto paths = paths_after(pen);
        ASSERT_TRUE(paths) << pen;
        ASSERT_EQ(paths->size(), 1U) << pen;
        EXPECT_EQ(paths->front().steps, "mlllh");
    }
}

// A picture of pixels has what paths lack: as Cairo 1.16 and 1.18 begin it.
TEST(Script, OfMoreThanPathsGivesNone) {
    for (const char* more :
         {"0 0 1 1 linear\n  0 1 0 0 1 add-color-stop\n set-source", "0 0 1 0 0 9 radial",
          "mesh\n  begin-patch", "//CLEAR set-operator", "//COLOR_ALPHA [] record dup context",
          "8 8 //A8 similar dup /s1 exch def context", "s3 pattern //EXTEND_NONE set-extend", "s4 context",
          "dup /s5 exch def", "/target get exch pop",
          "<< /width 2 /height 2 /format //ARGB32 /source <~!!~> >> image", "paint", "mask", "1 set-hairline",
          "[1 0 0 1 0 0] set-font-matrix", "n 40 40 5 5 rectangle\nclip+", "nan 0 m", "1e999 0 m", "inf 0 m"})
        EXPECT_EQ(paths_after(more), std::nullopt) << more;
}

// Another Cairo version's script may have parts that are not read here and would be lost.
TEST(Script, RefusesOtherScriptsThanCairos) {
    struct Row {
        const char* what;
        const char* why;
    };
    for (const Row& row :
         {Row{"5 blur", "'blur'"}, Row{"n 0 0 moveto", "'moveto'"},
          Row{"1 2 3 m", "3 operands in place of 2"}, Row{"m", "0 operands in place of 2"},
          Row{"1 2 rgb", "2 operands in place of 3"}, Row{"[1 0 0 1] set-matrix", "a matrix of 4 numbers"},
          Row{"[1 two] 0 set-dash", "'two' in an array"},
          Row{"//LINE_CAP_FLAT set-line-cap", "'//LINE_CAP_FLAT'"}, Row{"//ODD set-fill-rule", "'//ODD'"},
          Row{"1 5", "operands in place of 1"}}) {
        SCOPED_TRACE(row.what);
        try {
            paths_after(row.what);
            ADD_FAILURE() << "taken";
        } catch (const SvgError& error) {
            EXPECT_THAT(error.what(), HasSubstr(row.why));
            EXPECT_THAT(error.what(), HasSubstr(cairo_version_string()));
        }
    }
    EXPECT_THROW(paths_of_script("%!CairoScript\n<< >> surface\n", 100, 100, 0), SvgError);
    EXPECT_THROW(paths_of_script(" context\nn 1 1 m\n2", 100, 100, 0), SvgError) << "cut short";
    EXPECT_THROW(paths_of_script(" context\n[1 2", 100, 100, 0), SvgError) << "cut short";
}

TEST(Drawing, SurvivesItsWireFormat) {
    const Folder folder;
    for (const Sample& sample : samples()) {
        const Drawing drawing = read_drawing_file(folder.file(sample.text), {});
        EXPECT_EQ(drawing_of(letter_of(drawing)), drawing) << sample.name;
    }
}

TEST(Drawing, HasTheColorThatIsCurrent) {
    const Folder folder;
    const std::string path = folder.file(svg("<rect width='9' height='9' fill='currentColor'/>"));
    EXPECT_EQ(read_drawing_file(path, {1, 2, 3}).paths.front().color, (Color{1, 2, 3}));
    EXPECT_EQ(read_drawing_file(path, {200, 0, 9}).paths.front().color, (Color{200, 0, 9}));
}

// Possible answers of a process that was taken over.
TEST(Drawing, OfABrokenMessageIsRefused) {
    const Folder folder;
    const Drawing drawing = read_drawing_file(folder.file(samples()[3].text), {});
    const std::string good = letter_of(drawing);
    for (std::size_t cut = 0; cut + 1 < good.size(); cut += 1 + good.size() / 40)
        EXPECT_THROW(drawing_of(good.substr(0, cut)), std::runtime_error) << cut;
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
             {"\"steps\":\"ml", "\"steps\":\"xl"},
             {"\"steps\":\"m", "\"steps\":\"mm"},
             {"\"width\":1.0", "\"width\":2.0"},
             {"\"cap\":2", "\"cap\":9"},
             {"\"cap\":2", "\"cap\":2e300"},
             {"\"pixel_width\":0", "\"pixel_width\":70000"},
             {"\"pixel_height\":0", "\"pixel_height\":-1"},
             {"\"pixel_height\":0", "\"pixel_height\":1e300"},
             {"\"color\":[", "\"color\":[7,"},
             {"\"color\":[", "\"color\":[1e300,1,1,1],\"other\":["},
         }) {
        std::string bad = good;
        ASSERT_NE(bad.find(from), std::string::npos) << from << good;
        bad.replace(bad.find(from), from.size(), to);
        EXPECT_THROW(drawing_of(bad), std::runtime_error) << to;
    }
}

std::string refusal(const std::string& path) {
    try {
        read_drawing_file(path, {});
        return "taken";
    } catch (const DrawingError& error) {
        return error.what();
    }
}

std::string nested(int depth, const std::string& inner) {
    std::string text;
    for (int i = 0; i < depth; ++i)
        text += "<g>";
    text += inner;
    for (int i = 0; i < depth; ++i)
        text += "</g>";
    return text;
}

// Each of these is refused in a line, or drawn without what it asks for; none is obeyed.
TEST(HostileDrawing, IsRefusedInALine) {
    const Folder folder;
    std::string uses = "<rect id='u0' width='1' height='1'/>";
    for (int i = 1; i < 12; ++i) {
        uses += "<g id='u" + std::to_string(i) + "'>";
        for (int k = 0; k < 10; ++k)
            uses += "<use xlink:href='#u" + std::to_string(i - 1) + "'/>";
        uses += "</g>";
    }
    std::string entities = "<!DOCTYPE svg [<!ENTITY e0 'lol'>";
    for (int i = 1; i < 10; ++i) {
        entities += "<!ENTITY e" + std::to_string(i) + " '";
        for (int k = 0; k < 10; ++k)
            entities += "&e" + std::to_string(i - 1) + ";";
        entities += "'>";
    }
    struct Case {
        const char* name;
        std::string text;
        std::string why;
    };
    for (const Case& c : std::vector<Case>{
             {"nothing", "", "not well-formed"},
             {"no SVG", "hello", "not well-formed"},
             {"cut short", svg("<path d='M0 0").substr(0, 90), "not well-formed"},
             {"text alone", svg("<text y='50'>Q</text>"), "it draws nothing; text is left out"},
             {"empty", svg(""), "it draws nothing"},
             {"no size", "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>", "no size"},
             {"too long", svg(std::string(11 << 20, ' ')), "longer than 10 MiB"},
             {"billions of uses", svg(uses), "draw"},
             {"an entity bomb", entities + "]>" + svg("<text>&e9;</text>"), "not well-formed"},
             {"very deep", svg(nested(100'000, "<rect width='9' height='9'/>")), ""},
             {"a file", svg("<image width='9' height='9' xlink:href='file:///etc/passwd'/>"),
              "draws nothing"},
             {"another file", svg("<use xlink:href='/etc/passwd#x'/>"), "draws nothing"},
             {"an address", svg("<image width='9' height='9' xlink:href='http://127.0.0.1:9/x.png'/>"),
              "draws nothing"},
             {"an external entity",
              "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + svg("<text>&x;</text>"), ""},
         }) {
        const std::string path = folder.file(c.text);
        const std::string said = refusal(path);
        EXPECT_THAT(said, HasSubstr(path + ": ")) << c.name;
        EXPECT_THAT(said, HasSubstr(c.why)) << c.name;
        EXPECT_EQ(said.find('\n'), std::string::npos) << c.name;
    }
}

// A filter that would take gigabytes.
TEST(HostileDrawing, StaysWithinItsMemoryLimit) {
    const Folder folder;
    std::string filters;
    for (int i = 0; i < 60; ++i)
        filters += "<feOffset result='r" + std::to_string(i) + "' dx='1'/>";
    const std::string path =
        folder.file(svg("<filter id='f' x='-40' y='-40' width='99' height='99'>" + filters +
                        "</filter><rect width='100' height='100' filter='url(#f)'/>"));
    const std::string said = refusal(path);
    EXPECT_THAT(said, testing::AnyOf(HasSubstr("512 MiB of memory"), HasSubstr("10 seconds"),
                                     HasSubstr("cannot be drawn"), HasSubstr("taken")));
}

TEST(HostileDrawing, CannotBeAPipeOrAFolder) {
    const Folder folder;
    const std::string pipe = folder.path() / "pipe.svg";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(refusal(pipe), pipe + ": it is not a file; give an SVG file");
    EXPECT_EQ(refusal(folder.path()), folder.path().string() + ": it is not a file; give an SVG file");
    EXPECT_EQ(refusal(folder.path() / "none.svg"),
              (folder.path() / "none.svg").string() + ": cannot be opened: No such file or directory");
}

}  // namespace
}  // namespace queenreel
