// Each room's folder explains the room in a README.md that matches the build and the sources.

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

#include "linked_rooms.h"
#include "project_paths.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What a README says of a topic, "- TOPIC: …" up to the next point; empty if it says nothing.
std::string said_of(const std::string& topic, const std::string& readme) {
    const std::string begin = "\n- " + topic + ": ";
    const std::size_t found = readme.find(begin);
    if (found == std::string::npos)
        return {};
    const std::size_t from = found + begin.size();
    return readme.substr(from, readme.find("\n- ", from) - from);
}

/// All matches of an expression in a text: its first group.
std::vector<std::string> matches(const std::string& text, const char* expression) {
    const std::regex wanted(expression);
    std::vector<std::string> found;
    for (std::sregex_iterator i(text.begin(), text.end(), wanted); i != std::sregex_iterator(); ++i)
        found.push_back((*i)[1]);
    return found;
}

class RoomReadme : public testing::TestWithParam<LinkedRoom> {
  protected:
    fs::path root() const { return QUEENREEL_SOURCE_DIR; }
    fs::path folder() const { return root() / GetParam().folder; }
    std::string readme() const { return text_of(folder() / "README.md"); }
};

INSTANTIATE_TEST_SUITE_P(Rooms, RoomReadme, testing::ValuesIn(linked_rooms()),
                         [](const auto& room) { return room.param.name; });

TEST_P(RoomReadme, HasTheRoomsNameAndEightToFifteenLines) {
    const std::string text = readme();
    EXPECT_TRUE(text.starts_with("# " + GetParam().name + "\n\n"));
    const auto lines = std::count(text.begin(), text.end(), '\n');
    EXPECT_GE(lines, 8);
    EXPECT_LE(lines, 15);
    EXPECT_FALSE(said_of("Invariant", text).empty());
}

TEST_P(RoomReadme, NamesTheRoomsThatIncludeIt) {
    std::set<std::string> including;
    for (const LinkedRoom& other : linked_rooms())
        if (other.rooms.contains(GetParam().name))
            including.insert(other.name);
    const std::string said = said_of("Included by", readme());
    const auto named = matches(said, "(\\w+)[,.]");
    if (including.empty())
        EXPECT_EQ(said, "nothing; it is on top.");
    else
        EXPECT_EQ(std::set<std::string>(named.begin(), named.end()), including);
}

TEST_P(RoomReadme, NamesTypesThatItsSourcesHave) {
    std::string sources;
    for (const auto& entry : fs::recursive_directory_iterator(folder()))
        if (entry.path().extension() == ".h")
            sources += text_of(entry.path());
    const auto types = matches(said_of("Main types", readme()), "`(\\w+)`");
    EXPECT_FALSE(types.empty());
    for (const std::string& type : types)
        EXPECT_TRUE(std::regex_search(
            sources,
            std::regex("\\b(class|struct|enum class|using)( \\[\\[nodiscard\\]\\])? " + type + "\\b")))
            << type;
}

TEST_P(RoomReadme, NamesTestsThatAreThere) {
    const auto tests = matches(said_of("Tests", readme()), "`([^`]+)`");
    EXPECT_FALSE(tests.empty());
    for (const std::string& test : tests)
        EXPECT_TRUE(fs::exists(root() / test)) << test;
}

/// The types that a file defines at namespace scope, with their namespaces; not those that only it can name.
std::vector<std::string> shared_types(const fs::path& path) {
    static const std::regex opening("^namespace ([\\w:]*) ?\\{");
    static const std::regex closing("^\\}  // namespace");
    static const std::regex type(
        "^(?:class|struct|enum class)(?: \\[\\[nodiscard\\]\\])? (\\w+)(?: final)?(?: : [^;]*)? ?\\{");
    std::vector<std::string> namespaces;
    std::vector<std::string> found;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::smatch match;
        if (std::regex_search(line, match, opening))
            namespaces.push_back(match[1]);
        else if (std::regex_search(line, closing))
            namespaces.pop_back();
        else if (std::regex_search(line, match, type) &&
                 std::ranges::find(namespaces, "") == namespaces.end()) {
            std::string name;
            for (const std::string& outer : namespaces)
                name += outer + "::";
            found.push_back(name + match[1].str());
        }
    }
    return found;
}

// To the linker, two types of one name are the same: one's destructor would run for the other.
TEST(Types, HaveNamesOfTheirOwn) {
    std::map<std::string, std::vector<std::string>> files;
    for (const char* folder : {"src", "render"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(QUEENREEL_SOURCE_DIR) / folder))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                for (const std::string& type : shared_types(entry.path()))
                    files[type].push_back(fs::relative(entry.path(), QUEENREEL_SOURCE_DIR));
    EXPECT_GT(files.size(), 500U);
    for (const auto& [type, places] : files)
        EXPECT_EQ(places.size(), 1U) << type << " of " << testing::PrintToString(places);
}

}  // namespace
}  // namespace queenreel
