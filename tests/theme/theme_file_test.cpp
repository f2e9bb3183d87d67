#include "queenreel/theme/theme_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "queenreel/io/error.h"
#include "queenreel/theme/contrasts.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

/// A theme's file, while this lives.
class ThemeFile {
  public:
    explicit ThemeFile(const std::string& toml) {
        std::string name = (std::filesystem::temp_directory_path() / "theme-XXXXXX").string();
        const int file = mkstemp(name.data());
        EXPECT_GE(file, 0);
        close(file);
        path_ = name;
        std::ofstream(path_, std::ios::binary) << toml;
    }
    ~ThemeFile() { std::filesystem::remove(path_); }

    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

std::string complaint(const std::string& toml) {
    const ThemeFile file(toml);
    try {
        read_theme(file.path());
    } catch (const ThemeError& error) {
        return error.what();
    }
    return "";
}

// Law: each color of each theme can be replaced, and otherwise only the name changes.
TEST(ThemeFile, ReplacesEachColorAlone) {
    for (const Theme& base : themes())
        for (const ThemeColor& color : theme_colors()) {
            const ThemeFile file("base = \"" + std::string(base.name) + "\"\n" + std::string(color.name) +
                                 " = \"#123456\"\n");
            const Theme own = read_theme(file.path());
            EXPECT_EQ(own.name, own_theme_name);
            for (const ThemeColor& other : theme_colors())
                EXPECT_EQ(own.*(other.color),
                          &other == &color ? Color({0x12, 0x34, 0x56}) : base.*(other.color))
                    << base.name << " " << color.name << " " << other.name;
        }
}

// Law: only the background may be transparent.
TEST(ThemeFile, LetsOnlyTheBackgroundBeTransparent) {
    for (const ThemeColor& color : theme_colors()) {
        const std::string why = complaint(std::string(color.name) + " = \"transparent\"\n");
        if (color.color == &Theme::background)
            EXPECT_EQ(why, "");
        else
            EXPECT_THAT(why, HasSubstr("only background may be transparent")) << color.name;
    }
}

TEST(ThemeFile, ReportsErrorsWithTheirLine) {
    EXPECT_THAT(complaint("\nligth = \"#fff\"\n"),
                HasSubstr("line 2: there is no color 'ligth'; did you mean light?"));
    EXPECT_THAT(complaint("light = 3\n"), HasSubstr("line 1: light: is not text"));
    EXPECT_THAT(complaint("light = \"#ffx\"\n"), HasSubstr("'#ffx' is not a color"));
    EXPECT_THAT(complaint("base = \"slat\"\n"), HasSubstr("there is no theme 'slat'; did you mean slate?"));
    EXPECT_THAT(complaint("light =\n"), HasSubstr("write lines such as"));
    EXPECT_THAT(complaint(std::string(65'537, '#')), HasSubstr("at most 64 KiB"));
    EXPECT_THROW(read_theme("/nonexistent/x.toml"), SystemError);
}

TEST(Contrast, IsWeakWhereSquaresHaveOneColor) {
    Theme own = themes().front();
    EXPECT_THAT(weak_contrasts(own), testing::IsEmpty());
    own.light = own.dark;
    const std::vector<WeakContrast> weak = weak_contrasts(own);
    EXPECT_TRUE(std::ranges::any_of(weak, [](const WeakContrast& row) {
        return row.one == "light" && row.other == "dark" && row.contrast == 1.0;
    }));
}

}  // namespace
}  // namespace queenreel
