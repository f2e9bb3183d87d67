// Checks the manual's "To add": how many places an addition takes, and that these are all. For each kind, it
// looks for a known addition in the sources; each file that registers it must be among those named.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "project_paths.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

fs::path root() {
    return QUEENREEL_SOURCE_DIR;
}

std::string whole_text(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Where an addition of each kind goes, according to the manual's list, by kind: files and folders relative
/// to the sources' folder.
using Additions = std::map<std::string, std::set<std::string>>;

/// A path that an item of the list names: one without a folder, `rows.h`, is beside the previous one.
std::string whole_path(const std::string& named, const std::set<std::string>& folders) {
    if (fs::exists(root() / named))
        return named;
    for (const std::string& folder : folders)
        if (fs::exists(root() / folder / named))
            return (fs::path(folder) / named).generic_string();
    return "";
}

/// The places that an item of the list names, without those for tests and tables of words.
std::set<std::string> places_in(const std::string& point) {
    static const std::regex path(
        "`((?:[\\w.-]+/)*[\\w.-]+\\.(?:h|cpp|js|css|xml|txt|md)|(?:[\\w.-]+/)+[\\w.-]+)`");
    std::set<std::string> folders;
    std::set<std::string> places;
    for (std::sregex_iterator i(point.begin(), point.end(), path); i != std::sregex_iterator(); ++i) {
        const std::string named = (*i)[1];
        const std::string whole = whole_path(named, folders);
        EXPECT_NE(whole, "") << named << " is not there";
        folders.insert(fs::is_directory(root() / whole) ? whole
                                                        : fs::path(whole).parent_path().generic_string());
        if (!whole.starts_with("tests/"))
            places.insert(whole);
    }
    return places;
}

Additions additions_in(const std::string& manual) {
    const std::size_t begin = manual.find("\n## To add");
    const std::string list = manual.substr(begin, manual.find("\n## ", begin + 1) - begin);
    static const std::regex kind("\n- \\*\\*An? ([^*]+)\\*\\*:");
    Additions additions;
    for (std::sregex_iterator i(list.begin(), list.end(), kind); i != std::sregex_iterator(); ++i) {
        const std::size_t from = static_cast<std::size_t>(i->position()) + 1;
        additions[(*i)[1]] = places_in(list.substr(from, list.find("\n- ", from) - from));
    }
    return additions;
}

Additions additions() {
    return additions_in(whole_text(root() / "assets/manual/contributing.md"));
}

/// The lines of a file that are code.
std::string code_of(const fs::path& path) {
    std::ifstream file(path);
    std::string code;
    for (std::string line; std::getline(file, line);)
        if (const std::size_t at = line.find_first_not_of(' '); at != std::string::npos &&
                                                                !line.substr(at).starts_with("//") &&
                                                                !line.substr(at).starts_with("#"))
            code += line + '\n';
    return code;
}

/// The sources that contain one of the texts, relative to the sources' folder.
std::set<std::string> files_with(const std::vector<std::string>& texts) {
    static const std::vector<std::pair<std::string, std::string>> sources = [] {
        std::vector<std::pair<std::string, std::string>> all;
        for (const char* folder : {"src", "render", "assets/web", "assets/pptx"})
            for (const auto& entry : fs::recursive_directory_iterator(root() / folder)) {
                static const std::set<std::string> kinds{".cpp", ".h", ".js", ".css", ".py"};
                if (kinds.contains(entry.path().extension().string()) ||
                    entry.path().filename() == "CMakeLists.txt")
                    all.emplace_back(entry.path().lexically_relative(root()).generic_string(),
                                     code_of(entry.path()));
            }
        return all;
    }();
    std::set<std::string> files;
    for (const auto& [file, code] : sources)
        if (std::ranges::any_of(
                texts, [&](const std::string& text) { return code.find(text) != std::string::npos; }))
            files.insert(file);
    return files;
}

bool is_named(const std::string& file, const std::set<std::string>& places) {
    return std::ranges::any_of(places, [&](const std::string& place) {
        return file == place || (fs::is_directory(root() / place) && file.starts_with(place + "/"));
    });
}

// More would be forgotten. Panels that pages draw themselves have an item of their own.
TEST(Additions, TakeThreePlacesAtTheMost) {
    const Additions all = additions();
    ASSERT_GE(all.size(), 15U);
    for (const auto& [kind, places] : all) {
        SCOPED_TRACE(kind);
        EXPECT_GE(places.size(), 1U);
        EXPECT_LE(places.size(), 3U);
    }
}

struct Known {
    const char* kind;
    std::vector<std::string> texts;          ///< text that registers one of the kind
    std::size_t min;                         ///< at least as many files do
    std::set<std::string> other_kinds = {};  ///< whose places may have it, too
};

void PrintTo(const Known& known, std::ostream* to) {
    *to << known.kind;
}

class KnownAddition : public testing::TestWithParam<Known> {};

INSTANTIATE_TEST_SUITE_P(
    Additions, KnownAddition,
    testing::Values(
        Known{"solver", {"dancing_links_solver"}, 3}, Known{"story", {"symmetry_row"}, 3},
        Known{"text format for boards", {"\"fen\""}, 1, {"format to verify"}},
        Known{"still format",
              {"queenreel_code_avif", "\"avif\"", "codec(avif", "Format::avif"},
              3,
              {"format to verify"}},
        Known{"format to verify", {"FileKind::avif", "read_avif("}, 3},
        Known{"film format", {"\"apng\""}, 1, {"codec of films", "format to verify"}},
        Known{"codec of films", {"FilmLibrary::giflib", "gif_film(", "class GifFile "}, 3, {"film format"}},
        Known{"theme", {".name = \"slate\""}, 1},
        Known{"color of all themes",
              {"Color rejected;", ".rejected = ", "ThemeColor{\"rejected\"", "Theme::rejected",
               "--rejected:", "\"rejected\", theme."},
              3},
        Known{"piece set", {"\"disc\", \""}, 1}, Known{"preset", {"\"mastodon\""}, 1},
        Known{"snippet", {"\"reveal\", ", "Snippet::reveal"}, 1},
        Known{"panel",
              {"struct LegendPanel ", "PanelKind::legend, \"", "painter_of(const LegendPanel&",
               "LegendPanel> painter_of"},
              3},
        Known{"mark",
              {"eliminated,  ///<", "{.mark = Mark::eliminated", "Meaning{Mark::eliminated",
               "eliminated: ", "'eliminated'"},
              3}),
    [](const auto& known) {
        std::string name = known.param.kind;
        std::ranges::replace(name, ' ', '_');
        return name;
    });

TEST_P(KnownAddition, IsRegisteredWhereTheManualSaysAndNowhereElse) {
    const Additions all = additions();
    ASSERT_TRUE(all.contains(GetParam().kind));
    const std::set<std::string> files = files_with(GetParam().texts);
    EXPECT_GE(files.size(), GetParam().min);
    for (const std::string& file : files) {
        const bool of_others = std::ranges::any_of(
            GetParam().other_kinds, [&](const std::string& kind) { return is_named(file, all.at(kind)); });
        EXPECT_TRUE(of_others || is_named(file, all.at(GetParam().kind))) << file;
    }
}

// The law sees what it should: an item with too many places, and a file that no item names.
TEST(Additions, AreReadFromPoints) {
    const Additions read = additions_in(
        "# Contributing\n\n## To add …\n\n"
        "- **A theme**: a row in `render/queenreel/frame/theme.cpp` and `theme.h`, `Theme`,\n"
        "  and `tests/theme`.\n"
        "- **A story**: `render/queenreel/story`.\n\n## Words\n\n- **A word**: `README.md`.\n");
    EXPECT_EQ(read,
              (Additions{{"theme", {"render/queenreel/frame/theme.cpp", "render/queenreel/frame/theme.h"}},
                         {"story", {"render/queenreel/story"}}}));
    EXPECT_TRUE(is_named("render/queenreel/story/race/race.cpp", read.at("story")));
    EXPECT_FALSE(is_named("render/queenreel/storyteller.cpp", read.at("story")));
    EXPECT_FALSE(is_named("render/queenreel/frame/theme_file.cpp", read.at("theme")));
    EXPECT_TRUE(files_with({"themes()"}).contains("render/queenreel/frame/theme.cpp"));
}

}  // namespace
}  // namespace queenreel
