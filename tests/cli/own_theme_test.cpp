// Users' own themes, from files and from the command line.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "child.h"
#include "queenreel/frame/theme.h"
#include "queenreel/page/parts.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

Outcome with_theme(const Folder& folder, const std::string& toml, const std::string& output = "x.svg") {
    std::ofstream(folder / "my.toml", std::ios::binary) << toml;
    return run_in(folder, {"render", "4", "--solution", "1", "--theme", "my.toml", "-f", "-o", output});
}

// Law: every theme, written as `list themes --json` shows it, is that theme.
TEST(OwnTheme, AFileOfAThemesColorsIsThatTheme) {
    const Folder folder;
    const auto listed = nlohmann::json::parse(run_in(folder, {"list", "themes", "--json"}).output);
    ASSERT_EQ(listed.size(), themes().size());
    for (const auto& theme : listed) {
        std::string toml;
        for (const auto& [name, color] : theme["colors"].items())
            toml += name + " = \"" + color["color"].get<std::string>() + "\"\n";
        EXPECT_EQ(theme["colors"].size(), theme_colors().size());
        const std::string name = theme["name"];
        const Outcome own = with_theme(folder, toml, "own.svg");
        ASSERT_EQ(own.code, 0) << own.error;
        EXPECT_THAT(own.error, testing::Not(HasSubstr("theme"))) << "no color is weak";
        ASSERT_EQ(
            run_in(folder, {"render", "4", "--solution", "1", "--theme", name, "-o", name + ".svg"}).code, 0);
        EXPECT_EQ(read_file(folder / "own.svg"), read_file(folder / (name + ".svg"))) << name;
    }
}

TEST(OwnTheme, HasTheColorsOfItsBaseButForItsOwn) {
    const Folder folder;
    ASSERT_EQ(with_theme(folder, "# mine\nbase = 'blue'\ndark = '#123456'\n").code, 0);
    const std::string svg = read_file(folder / "x.svg");
    EXPECT_THAT(svg, HasSubstr("fill=\"#123456\""));
    EXPECT_THAT(svg, HasSubstr("fill=\"#e6ecf3\""));
    ASSERT_EQ(run_in(folder, {"render", "4", "--solution", "1", "--theme", "blue", "--colors", "dark=#123456",
                              "-o", "y.svg"})
                  .code,
              0);
    EXPECT_EQ(read_file(folder / "y.svg"), svg);
}

struct WrongFile {
    std::string toml;
    std::string said;
};

TEST(OwnTheme, ReportsErrorsWithTheirLine) {
    const Folder folder;
    for (const auto& [toml, said] : {
             WrongFile{"light = '#fff'\nlihgt = '#000'\n",
                       "my.toml: line 2: there is no color 'lihgt'; did you mean light?"},
             WrongFile{"\n\ndark = 'brownish'\n",
                       "my.toml: line 3: dark: 'brownish' is not a color; give one such as"},
             WrongFile{"dark = 7\n", "my.toml: line 1: dark: is not text; write it in quotes"},
             WrongFile{"base = 'clasic'\n",
                       "my.toml: line 1: base: there is no theme 'clasic'; did you mean classic?"},
             WrongFile{"light = '#fff\n", "my.toml: line 1: "},
             WrongFile{"dark = '#00000080'\n", "my.toml: line 1: dark: only background may be transparent"},
             WrongFile{"[colors]\nlight = '#fff'\n", "my.toml: line 1: there is no color 'colors'"},
             WrongFile{"light = '#fff'\nlight = '#eee'\n", "my.toml: line 2: "},
             WrongFile{std::string(70'000, '#'), "my.toml: a theme file may have at most 64 KiB"},
             WrongFile{std::string("light = '\0'", 11), "my.toml: line 1: "},
         }) {
        const Outcome outcome = with_theme(folder, toml);
        EXPECT_EQ(outcome.code, 2) << toml;
        EXPECT_THAT(outcome.error, testing::StartsWith("queenreel: " + said)) << toml;
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_FALSE(std::filesystem::exists(folder / "x.svg"));
    }
}

TEST(OwnTheme, AFileThatCannotBeReadIsNamed) {
    const Folder folder;
    const Outcome none = run_in(folder, {"render", "4", "--theme", "none.toml", "-o", "x/"});
    EXPECT_EQ(none.code, 1);
    EXPECT_EQ(none.error, "queenreel: none.toml: cannot be read: No such file or directory\n");
    const Outcome typo = run_in(folder, {"render", "4", "--theme", "clasic", "-o", "x/"});
    EXPECT_EQ(typo.code, 2);
    EXPECT_EQ(
        typo.error,
        "queenreel: --theme: there is no 'clasic'; did you mean classic? A theme of your own is a file that "
        "ends in .toml\n");
    EXPECT_EQ(
        run_in(folder, {"render", "4", "--theme", "x", "-o", "x/"}).error,
        "queenreel: --theme: there is no 'x'; choose from classic, slate, print, contrast, blue, green. A "
        "theme of your own is a file that ends in .toml\n");
}

TEST(OwnTheme, ColorsThatAreWrongAreNamed) {
    const Folder folder;
    for (const auto& [colors, said] : {
             WrongFile{"light", "--colors: 'light' names no color; write NAME=COLOR, such as light=#fff"},
             WrongFile{"lihgt=#fff", "--colors: there is no 'lihgt'; did you mean light?"},
             WrongFile{"light=#ffg",
                       "--colors: light: '#ffg' is not a color; give one such as white, #fff or #ffffff"},
             WrongFile{"light=#fff,light=#eee", "--colors: light is named twice; give each color once"},
             WrongFile{"queen=transparent",
                       "--colors: queen: only background may be transparent; give one such as white, "
                       "#fff or #ffffff"},
             WrongFile{"", "--colors: '' names no color; write NAME=COLOR, such as light=#fff"},
         }) {
        const Outcome outcome = run_in(folder, {"render", "4", "--colors", colors, "-o", "x/"});
        EXPECT_EQ(outcome.code, 2) << colors;
        EXPECT_EQ(outcome.error, "queenreel: " + said + "\n");
    }
    const Outcome film =
        run_in(folder, {"animate", "4", "--colors", "background=transparent", "-o", "x.mp4"});
    EXPECT_EQ(film.code, 2);
    EXPECT_THAT(film.error, HasSubstr("--colors: mp4 has no transparency"));
}

TEST(OwnTheme, WeakContrastIsSaidAndNotRefused) {
    const Folder folder;
    const Outcome outcome = run_in(
        folder, {"render", "4", "--solution", "1", "--colors", "text=#999,dark=#f0d9b5", "-o", "x.svg"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.error,
                HasSubstr("theme: too little contrast: text and background (2.8, should be 4.5), light "
                          "and dark (1.0, should be 1.6)"));
}

// Films and pictures with exact palettes take any colors, even equal ones.
TEST(OwnTheme, EveryFormatTakesItAndIsReadBack) {
    const Folder folder;
    std::vector<std::string> files{"x.gif", "x.mp4"};
    if (has_page_engine())
        files.emplace_back("x.html");
    for (const std::string& file : files)
        EXPECT_EQ(run_in(folder, {"animate", "5", "--colors",
                                  "light=#fdf6e3,dark=#93a1a1,queen=#073642,outline=#073642,"
                                  "detail=#fdf6e3,background=#002b36,text=#eee8d5",
                                  "-q", "-o", file})
                      .code,
                  0)
            << file;
    for (const std::string format : {"png", "svg", "pdf"})
        EXPECT_EQ(run_in(folder, {"render", "5", "--colors",
                                  "light=#fdf6e3,dark=#93a1a1,queen=#dc322f,outline=#073642", "--format",
                                  format, "-q", "-o", format == "pdf" ? "x.pdf" : format + "/"})
                      .code,
                  0)
            << format;
    const Outcome judged = run_in(folder, {"verify", "--complete", "--quiet", "x.gif", "x.mp4"});
    EXPECT_EQ(judged.code, 0) << judged.error << judged.output;
    for (const std::string pictures : {"png/", "svg/"}) {
        const Outcome stills = run_in(folder, {"verify", "--complete", "--quiet", pictures});
        EXPECT_EQ(stills.code, 0) << pictures << stills.error << stills.output;
    }
    EXPECT_EQ(run_in(folder, {"sheet", "5", "--colors", "dark=#7aa", "-q", "-o", "sheet.pdf"}).code, 0);
}

}  // namespace

}  // namespace queenreel::test
