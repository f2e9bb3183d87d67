// The arrows between the rooms: a room includes only the rooms and libraries that its CMakeLists.txt links.
// Linking enforces most of it; this test reads the sources, so that transitive links, system headers and
// paths with ".." cannot get around it.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "linked_rooms.h"
#include "project_paths.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

const std::vector<LinkedRoom>& rooms() {
    return linked_rooms();
}

/// How the headers of each library begin; some libraries have none to include.
const std::map<std::string, std::set<std::string>>& headers_of_libraries() {
    static const std::map<std::string, std::set<std::string>> all{
        {"PkgConfig::avif", {"avif/"}},
        {"PkgConfig::cairo", {"cairo"}},
        {"PkgConfig::ebur128", {"ebur128.h"}},
        {"PkgConfig::gif", {"gif_lib.h"}},
        {"PkgConfig::glib", {"glib.h"}},
        {"PkgConfig::hwy", {"hwy/"}},
        {"PkgConfig::libav", {"libavcodec/", "libavformat/", "libavutil/", "libswresample/", "libswscale/"}},
        {"PkgConfig::microhttpd", {"microhttpd.h"}},
        {"PkgConfig::minizip", {"minizip/"}},
        {"PkgConfig::pangocairo", {"pango/", "fontconfig/"}},
        {"PkgConfig::rsvg", {"librsvg/"}},
        {"PkgConfig::seccomp", {"seccomp.h"}},
        {"PkgConfig::toml", {"toml++/"}},
        {"PkgConfig::webp", {"webp/encode.h"}},
        {"PkgConfig::webpdemux", {"webp/demux.h"}},
        {"PkgConfig::zlib", {"zlib.h"}},
        {"Python::Module", {}},
        {"Threads::Threads", {}},
        {"cxxopts::cxxopts", {"cxxopts.hpp"}},
        {"dl", {}},
        {"fmt::fmt", {"fmt/"}},
        {"nlohmann_json::nlohmann_json", {"nlohmann/"}},
        {"pybind11::headers", {"pybind11/"}},
    };
    return all;
}

struct Include {
    std::string file;
    std::string path;
    bool quoted;
};

/// The include on a line of code, if there is one.
std::optional<Include> include_of(std::string_view line) {
    constexpr std::string_view directive = "#include ";
    if (!line.starts_with(directive) || line.size() <= directive.size() + 2)
        return std::nullopt;
    const char opening = line[directive.size()];
    line.remove_prefix(directive.size() + 1);
    const std::size_t end = line.find(opening == '"' ? '"' : '>');
    return Include{.file = {}, .path = std::string(line.substr(0, end)), .quoted = opening == '"'};
}

/// What a source below a room's folder includes, as "ROOM/HEADER": a header of the same room, or
/// "queenreel/ROOM/HEADER".
std::string from_room(const std::string& path, const fs::path& room, const fs::path& beside) {
    constexpr std::string_view prefix = "queenreel/";
    if (path.starts_with(prefix))
        return path.substr(prefix.size());
    return (room.filename() / (beside / path).lexically_normal().lexically_relative(room)).generic_string();
}

/// What the sources below a room's folder include.
std::vector<Include> includes(const fs::path& folder) {
    std::vector<Include> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp")
            continue;
        std::ifstream source(entry.path());
        for (std::string line; std::getline(source, line);)
            if (auto include = include_of(line)) {
                include->file = entry.path().string();
                if (include->quoted)
                    include->path = from_room(include->path, folder, entry.path().parent_path());
                found.push_back(*std::move(include));
            }
    }
    return found;
}

/// A file's component: its path without the extension, as others include it ("frame/layout"), since a .h and
/// its .cpp are one.
std::string component_of(const fs::path& file, const LinkedRoom& room) {
    const fs::path folder = fs::path(QUEENREEL_SOURCE_DIR) / room.folder;
    return (room.name / file.lexically_relative(folder)).replace_extension().generic_string();
}

/// The name of the component that a header or source belongs to.
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
    for (const LinkedRoom& room : rooms())
        for (const Include& include : includes(fs::path(QUEENREEL_SOURCE_DIR) / room.folder)) {
            const std::string from = whole_component(component_of(include.file, room));
            const std::string to =
                whole_component(fs::path(include.path).replace_extension().generic_string());
            if (include.quoted && from != to)
                graph[from].insert(to);
        }
    return graph;
}

/// All components reachable from a component through at least one include.
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

/// The includes within a group, one per line.
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

TEST(Arrows, EachRoomIncludesTheRoomsAndLibrariesThatItLinksAndNoOthers) {
    ASSERT_GT(rooms().size(), 20U);
    for (const LinkedRoom& room : rooms()) {
        const auto found = includes(fs::path(QUEENREEL_SOURCE_DIR) / room.folder);
        ASSERT_FALSE(found.empty()) << room.folder;
        std::set<std::string> unused_rooms = room.rooms;
        std::set<std::string> unused_libraries;
        for (const std::string& library : room.libraries) {
            ASSERT_TRUE(headers_of_libraries().contains(library)) << room.name << " links " << library;
            if (!headers_of_libraries().at(library).empty())
                unused_libraries.insert(library);
        }
        for (const Include& include : found) {
            SCOPED_TRACE(include.file + " includes " + include.path);
            EXPECT_EQ(include.path.find(".."), std::string::npos);
            if (include.quoted) {
                const std::string other = include.path.substr(0, include.path.find('/'));
                EXPECT_TRUE(other == room.name || room.rooms.contains(other));
                unused_rooms.erase(other);
            } else if (!is_system_header(include.path)) {
                const auto of_it = [&](const std::string& library) {
                    return begins_with_one_of(include.path, headers_of_libraries().at(library));
                };
                EXPECT_TRUE(std::any_of(room.libraries.begin(), room.libraries.end(), of_it));
                std::erase_if(unused_libraries, of_it);
            }
        }
        EXPECT_EQ(unused_rooms, std::set<std::string>()) << room.name << " links them and includes none";
        EXPECT_EQ(unused_libraries, std::set<std::string>()) << room.name << " links them and includes none";
    }
}

// The program links the door of films, which must not pull in the libraries that write them.
TEST(Arrows, TheDoorOfFilmsIncludesNoLibraryThatWritesThem) {
    const std::set<std::string> door{"film/cues", "film/film", "film/format"};
    const fs::path render = fs::path(QUEENREEL_SOURCE_DIR) / "render/queenreel";
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

// Likewise for servers: commands must not load the HTTP library when they start.
TEST(Arrows, TheDoorOfServersIncludesNoLibraryThatSpeaksHttp) {
    const fs::path room = fs::path(QUEENREEL_SOURCE_DIR) / "src/app/queenreel/serve";
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

TEST(Arrows, NoRoomsLinkEachOtherInACircle) {
    Graph graph;
    for (const LinkedRoom& room : rooms())
        graph[room.name] = room.rooms;
    EXPECT_EQ(cycles(graph), std::set<std::set<std::string>>());
}

/// The rooms, one per line, with the rooms that they link, in build order.
std::string drawing() {
    constexpr std::size_t width = 116;
    constexpr std::size_t indent = 19;
    std::string drawn;
    for (const LinkedRoom& room : rooms()) {
        std::string line = "    " + room.name;
        if (!room.rooms.empty())
            line.append(indent - 2 - line.size(), ' ').append("►");
        for (const LinkedRoom& other : rooms())
            if (room.rooms.contains(other.name)) {
                if (line.size() + other.name.size() > width) {
                    drawn += line + '\n';
                    line = std::string(indent - 1, ' ');
                }
                line += ' ' + other.name;
            }
        drawn += line + '\n';
    }
    return drawn;
}

TEST(Arrows, TheManualDrawsThem) {
    std::ifstream file(fs::path(QUEENREEL_SOURCE_DIR) / "assets/manual/architecture.md");
    const std::string manual((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    EXPECT_NE(manual.find("\n\n" + drawing() + '\n'), std::string::npos) << "it lacks this:\n" << drawing();
    for (const LinkedRoom& room : rooms()) {
        const std::string storey = fs::path(room.folder).parent_path().generic_string();
        const std::size_t heading = manual.find('`' + storey + '`');
        ASSERT_NE(heading, std::string::npos) << storey;
        const std::size_t line = manual.find("\n    " + room.name + ' ', heading);
        ASSERT_NE(line, std::string::npos) << room.folder;
        EXPECT_EQ(manual.substr(line, manual.find('\n', line + 1) - line).find("►"), std::string::npos)
            << room.folder;
    }
}

TEST(Arrows, EveryFolderOfSourcesIsARoom) {
    std::set<std::string> known;
    for (const LinkedRoom& room : rooms())
        known.insert(room.folder);
    const fs::path root(QUEENREEL_SOURCE_DIR);
    for (const char* storey : {"src/core/queenreel", "render/queenreel", "src/app/queenreel"})
        for (const auto& entry : fs::directory_iterator(root / storey))
            EXPECT_TRUE(known.contains(entry.path().lexically_relative(root).generic_string()))
                << entry.path();
    for (const auto& entry : fs::directory_iterator(root / "src"))
        EXPECT_TRUE(entry.path().filename() == "core" || entry.path().filename() == "app") << entry.path();
}

// Computing knows neither pictures nor users, and what users meet is on top of everything.
TEST(Arrows, TheCoreIsBelowAndTheProgramAbove) {
    std::map<std::string, std::string> folders;
    for (const LinkedRoom& room : rooms())
        folders[room.name] = room.folder;
    std::size_t in_core = 0;
    for (const LinkedRoom& room : rooms())
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
}  // namespace queenreel
