// The arrows between the rooms: who may include whom, and which libraries a room may see. Linking keeps most
// of it; this reads the sources, so that system headers and paths with ".." cannot get around it.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
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
        {"base", "src/core/base", {}, {"glib"}},
        {"io", "src/core/io", {"base"}, {"fmt"}},
        {"confined", "src/core/confined", {"io"}, {"seccomp"}},
        {"puzzle", "src/core/puzzle", {"base"}, {}},
        {"enumeration", "src/core/enumeration", {"puzzle"}, {"hwy"}},
        {"solvers", "src/core/solvers", {"base", "puzzle", "enumeration"}, {}},
        {"counting", "src/core/counting", {"base", "puzzle"}, {"hwy"}},
        {"trace", "src/core/trace", {"base", "io", "puzzle", "solvers"}, {"nlohmann", "fmt"}},
        {"module", "src/core/module", {}, {}},
        {"frame", "render/frame", {"base"}, {"fmt"}},
        {"timing", "render/timing", {"base", "frame"}, {"fmt"}},
        {"story", "render/story", {"base", "puzzle", "solvers", "frame", "timing"}, {"fmt"}},
        {"messages", "render/messages", {"base", "frame", "timing", "story"}, {"fmt"}},
        {"page", "render/page", {"base", "frame"}, {"nlohmann", "glib", "zlib"}},
        {"web",
         "render/web",
         {"base", "puzzle", "enumeration", "solvers", "trace", "frame", "timing", "story", "messages",
          "page"},
         {"nlohmann"}},
        {"paint", "render/paint", {"base", "frame"}, {"cairo", "pango", "fontconfig", "fmt"}},
        {"still", "render/still", {"io", "frame", "module"}, {"avif", "webp", "fmt"}},
        {"encode",
         "render/encode",
         {"base", "io", "frame", "film", "still", "paint", "page", "module"},
         {"cairo", "zlib", "minizip", "fmt", "nlohmann"}},
        {"film",
         "render/film",
         {"base", "io", "frame", "still", "module"},
         {"libav", "gif_lib", "webp", "zlib", "fmt"}},
        {"studio",
         "render/studio",
         {"base", "io", "puzzle", "solvers", "frame", "timing", "story", "encode", "film", "module"},
         {"fmt"}},
        {"python",
         "src/app/python",
         {"base", "io", "puzzle", "solvers", "counting", "trace", "module", "timing", "story", "messages",
          "paint", "encode", "studio"},
         {"pybind11", "fmt"}},
        {"drawing",
         "render/drawing",
         {"io", "confined", "frame", "module"},
         {"cairo", "librsvg", "nlohmann", "fmt"}},
        {"verify",
         "render/verify",
         {"base", "io", "confined", "puzzle", "solvers", "trace", "module", "drawing"},
         {"libav", "libswscale", "avif", "gif_lib", "webp", "cairo", "nlohmann", "fmt"}},
        {"serve", "src/app/serve", {"io", "module"}, {"microhttpd", "glib"}},
        {"cli",
         "src/app/cli",
         {"base",  "io",     "puzzle", "solvers",  "counting", "trace", "module",
          "frame", "timing", "story",  "messages", "web",      "page",  "paint",
          "film",  "encode", "studio", "drawing",  "verify",   "serve"},
         {"glib", "cairo", "pango", "cxxopts", "nlohmann", "fmt", "toml++"}},
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

/// The component that a file belongs to: its path without the extension, as others include it
/// ("frame/layout"), for a .h and a .cpp are one.
std::string component_of(const fs::path& file, const Room& room) {
    const fs::path folder = fs::path(QUEENREEL_SOURCE_DIR) / room.folder;
    return (room.name / file.lexically_relative(folder)).replace_extension().generic_string();
}

/// The name of the component that a header or source is part of.
std::string whole_component(const std::string& name) {
    // The rows of a table need the type of a row, and the table lists them: two headers of one component.
    static const std::map<std::string, std::string> parts{{"solvers/rows", "solvers/solver"},
                                                          {"story/rows", "story/story"}};
    const auto part = parts.find(name);
    return part == parts.end() ? name : part->second;
}

/// Which other components each component includes.
using Graph = std::map<std::string, std::set<std::string>>;

Graph components() {
    Graph graph;
    for (const Room& room : rooms())
        for (const Include& include : includes(fs::path(QUEENREEL_SOURCE_DIR) / room.folder)) {
            const std::string from = whole_component(component_of(include.file, room));
            const std::string to =
                whole_component(fs::path(include.path).replace_extension().generic_string());
            if (include.quoted && from != to)
                graph[from].insert(to);
        }
    return graph;
}

/// All that can be reached from a component through at least one include.
std::set<std::string> reached_from(const std::string& start, const Graph& graph) {
    std::set<std::string> reached;
    std::vector<std::string> next{start};
    while (!next.empty()) {
        const auto found = graph.find(next.back());
        next.pop_back();
        if (found == graph.end())
            continue;
        for (const std::string& other : found->second)
            if (reached.insert(other).second)
                next.push_back(other);
    }
    return reached;
}

/// The groups of components that include each other in a circle, each group sorted.
std::set<std::set<std::string>> cycles(const Graph& graph) {
    std::map<std::string, std::set<std::string>> reached;
    for (const auto& [component, others] : graph)
        reached[component] = reached_from(component, graph);
    std::set<std::set<std::string>> found;
    for (const auto& [component, others] : reached) {
        std::set<std::string> group;
        for (const std::string& other : others)
            if (const auto back = reached.find(other);
                back != reached.end() && back->second.contains(component))
                group.insert(other);
        if (!group.empty())
            found.insert(group);
    }
    return found;
}

/// The includes within a group, a line each.
std::string told(const std::set<std::string>& group, const Graph& graph) {
    std::string lines;
    for (const std::string& from : group)
        for (const std::string& to : graph.at(from))
            if (group.contains(to))
                lines += "\n  " + from + " includes " + to;
    return lines;
}

bool begins_with_one_of(const std::string& path, const std::set<std::string>& beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const std::string& beginning) { return path.starts_with(beginning); });
}

bool is_system_header(const std::string& path) {
    static const std::set<std::string> posix{"sys/",    "unistd.h", "fcntl.h",  "signal.h",  "pthread.h",
                                             "dlfcn.h", "errno.h",  "poll.h",   "stdio.h",   "stdlib.h",
                                             "time.h",  "linux/",   "spawn.h",  "termios.h", "dirent.h",
                                             "link.h",  "sched.h",  "malloc.h", "netinet/"};
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

// The program links the door of films, which must not bring the libraries that write them with it.
TEST(Arrows, TheDoorOfFilmsIncludesNoLibraryThatWritesThem) {
    const std::set<std::string> door{"film/cues", "film/film", "film/format"};
    const fs::path render = fs::path(QUEENREEL_SOURCE_DIR) / "render";
    std::size_t seen = 0;
    for (const Include& include : includes(render / "film")) {
        if (!door.contains(fs::path(include.file).lexically_relative(render).replace_extension().string()))
            continue;
        ++seen;
        SCOPED_TRACE(include.file + " includes " + include.path);
        const bool of_film = include.path.starts_with("film/");
        for (const char* library : {"libav", "gif_lib", "webp", "zlib"})
            EXPECT_FALSE(include.path.starts_with(library));
        EXPECT_TRUE(!of_film || door.contains(fs::path(include.path).replace_extension().string()));
    }
    EXPECT_GT(seen, door.size());
}

// The same of servers: what every command starts with is not to load the library that speaks HTTP.
TEST(Arrows, TheDoorOfServersIncludesNoLibraryThatSpeaksHttp) {
    const fs::path room = fs::path(QUEENREEL_SOURCE_DIR) / "src/app/serve";
    std::size_t seen = 0;
    for (const Include& include : includes(room)) {
        const fs::path file = fs::path(include.file).lexically_relative(room);
        if (file.has_parent_path() || file == "module_entry.cpp")
            continue;
        ++seen;
        SCOPED_TRACE(include.file + " includes " + include.path);
        EXPECT_FALSE(include.path.starts_with("microhttpd") || include.path.starts_with("serve/http/"));
    }
    EXPECT_GT(seen, 5U);
}

TEST(Arrows, CyclesAreFoundWhereThereAreAny) {
    const Graph graph{{"a", {"b"}}, {"b", {"c", "d"}}, {"c", {"a"}}, {"d", {"e"}}, {"e", {}}, {"f", {"a"}}};
    EXPECT_EQ(cycles(graph), (std::set<std::set<std::string>>{{"a", "b", "c"}}));
    EXPECT_EQ(told({"a", "b", "c"}, graph), "\n  a includes b\n  b includes c\n  c includes a");
}

TEST(Arrows, NoComponentsIncludeEachOtherInACircle) {
    const Graph graph = components();
    ASSERT_GE(graph.size(), 100U);
    for (const std::set<std::string>& group : cycles(graph))
        ADD_FAILURE() << "These include each other in a circle:" << told(group, graph);
}

TEST(Arrows, EveryFolderOfSourcesIsARoomOfTheTable) {
    std::set<std::string> known;
    for (const Room& room : rooms())
        known.insert(room.folder);
    const fs::path root(QUEENREEL_SOURCE_DIR);
    for (const char* storey : {"src/core", "render", "src/app"})
        for (const auto& entry : fs::directory_iterator(root / storey))
            EXPECT_TRUE(known.contains(entry.path().lexically_relative(root).generic_string()))
                << entry.path();
    for (const auto& entry : fs::directory_iterator(root / "src"))
        EXPECT_TRUE(entry.path().filename() == "core" || entry.path().filename() == "app") << entry.path();
}

// What computes knows neither pictures nor users, and what users meet is on top of all.
TEST(Arrows, TheCoreIsBelowAndTheProgramAbove) {
    std::map<std::string, std::string> folders;
    for (const Room& room : rooms())
        folders[room.name] = room.folder;
    std::size_t in_core = 0;
    for (const Room& room : rooms())
        for (const std::string& other : room.rooms) {
            SCOPED_TRACE(room.name + " includes " + other);
            if (room.folder.starts_with("src/core/")) {
                ++in_core;
                EXPECT_TRUE(folders.at(other).starts_with("src/core/"));
            }
            EXPECT_TRUE(room.folder.starts_with("src/app/") || !folders.at(other).starts_with("src/app/"));
        }
    EXPECT_GT(in_core, 5U);
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
