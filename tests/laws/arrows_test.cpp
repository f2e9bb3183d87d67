// The arrows between the rooms: who may include whom, and which libraries a room may see. Linking keeps most
// of it; this reads the sources, so that system headers and paths with ".." cannot get around it.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "project_paths.h"

namespace {

namespace fs = std::filesystem;

struct Room {
    std::string name;
    std::string folder;
    std::set<std::string> rooms;      ///< whose headers it may include, besides its own
    std::set<std::string> libraries;  ///< what it may include besides the standard library
};

const std::vector<Room>& rooms() {
    static const std::vector<Room> all{
        {"base", "src/base", {}, {"glib"}},
        {"io", "src/io", {"base"}, {"fmt"}},
        {"puzzle", "src/puzzle", {"base"}, {}},
        {"solvers", "src/solvers", {"base", "puzzle"}, {}},
        {"trace", "src/trace", {"base", "io", "puzzle", "solvers"}, {"nlohmann", "fmt"}},
        {"module", "render/module", {}, {}},
        {"frame", "render/frame", {"base"}, {"fmt"}},
        {"timing", "render/timing", {"base", "frame"}, {"fmt"}},
        {"story", "render/story", {"base", "puzzle", "solvers", "frame", "timing"}, {"fmt"}},
        {"paint", "render/paint", {"base", "frame"}, {"cairo", "pango", "fontconfig", "fmt"}},
        {"encode",
         "render/encode",
         {"base", "io", "frame", "paint", "module"},
         {"cairo", "png", "zlib", "fmt", "nlohmann"}},
        {"film", "render/film", {"base", "io", "frame", "encode", "module"}, {"libav", "fmt"}},
        {"verify",
         "render/verify",
         {"base", "io", "puzzle", "module"},
         {"libav", "libswscale", "cairo", "librsvg", "nlohmann", "fmt"}},
        {"cli",
         "src/cli",
         {"base", "io", "puzzle", "solvers", "trace", "module", "frame", "timing", "story", "paint", "encode",
          "verify"},
         {"cairo", "pango", "cxxopts", "nlohmann", "fmt"}},
    };
    return all;
}

struct Include {
    std::string file;
    std::string path;
    bool quoted;
};

/// The include that a line of code is, if it is one.
std::optional<Include> include_of(std::string_view line) {
    constexpr std::string_view directive = "#include ";
    if (!line.starts_with(directive) || line.size() <= directive.size() + 2)
        return std::nullopt;
    const char opening = line[directive.size()];
    line.remove_prefix(directive.size() + 1);
    const std::size_t end = line.find(opening == '"' ? '"' : '>');
    return Include{.file = {}, .path = std::string(line.substr(0, end)), .quoted = opening == '"'};
}

std::vector<Include> includes(const fs::path& folder) {
    std::vector<Include> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp")
            continue;
        std::ifstream source(entry.path());
        for (std::string line; std::getline(source, line);)
            if (auto include = include_of(line)) {
                include->file = entry.path().string();
                found.push_back(*std::move(include));
            }
    }
    return found;
}

bool begins_with_one_of(const std::string& path, const std::set<std::string>& beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const std::string& beginning) { return path.starts_with(beginning); });
}

bool is_system_header(const std::string& path) {
    static const std::set<std::string> posix{"sys/",    "unistd.h", "fcntl.h",   "signal.h", "dlfcn.h",
                                             "errno.h", "poll.h",   "stdio.h",   "stdlib.h", "time.h",
                                             "linux/",  "spawn.h",  "termios.h", "dirent.h", "link.h"};
    return path.find('.') == std::string::npos || begins_with_one_of(path, posix);
}

TEST(Arrows, EachRoomIncludesOnlyTheRoomsAndLibrariesItMay) {
    for (const Room& room : rooms()) {
        const auto found = includes(fs::path(QUEENREEL_SOURCE_DIR) / room.folder);
        ASSERT_FALSE(found.empty()) << room.folder;
        for (const Include& include : found) {
            SCOPED_TRACE(include.file + " includes " + include.path);
            EXPECT_EQ(include.path.find(".."), std::string::npos);
            if (include.quoted) {
                const std::string other = include.path.substr(0, include.path.find('/'));
                EXPECT_TRUE(other == room.name || room.rooms.contains(other));
            } else if (!is_system_header(include.path)) {
                EXPECT_TRUE(begins_with_one_of(include.path, room.libraries));
            }
        }
    }
}

TEST(Arrows, EveryFolderOfSourcesIsARoomOfTheTable) {
    std::set<std::string> known;
    for (const Room& room : rooms())
        known.insert(room.folder);
    for (const char* half : {"src", "render"})
        for (const auto& entry : fs::directory_iterator(fs::path(QUEENREEL_SOURCE_DIR) / half))
            EXPECT_TRUE(known.contains(std::string(half) + "/" + entry.path().filename().string()))
                << entry.path();
}

TEST(Arrows, TheTopLevelHoldsWhatItShouldAndNothingElse) {
    const std::set<std::string> expected{
        "CMakeLists.txt", "CMakePresets.json", "README.md", "LICENSE", "src", "render", "tests", "assets",
        "scripts"};
    const std::set<std::string> made{"build", "out"};
    for (const auto& entry : fs::directory_iterator(QUEENREEL_SOURCE_DIR)) {
        const std::string name = entry.path().filename().string();
        EXPECT_TRUE(name.starts_with(".") || made.contains(name) || expected.contains(name)) << name;
    }
    for (const std::string& name : expected)
        EXPECT_TRUE(fs::exists(fs::path(QUEENREEL_SOURCE_DIR) / name)) << name;
}

}  // namespace
