#include "queenreel/reel/stage.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "queenreel/io/error.h"
#include "queenreel/reel/made.h"

namespace queenreel::test {

namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

std::string text_of(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A folder of its own, gone at the end.
class Stages : public testing::Test {
  protected:
    Stages() {
        std::string name = (fs::temp_directory_path() / "queenreel-stage-XXXXXX").string();
        folder_ = mkdtemp(name.data());
    }
    ~Stages() override { fs::remove_all(folder_); }

    fs::path folder_;
};

TEST_F(Stages, ShowFilesTogether) {
    write(folder_ / "a.txt", "old");
    write(folder_ / "gone.txt", "outdated");
    {
        Stage stage(folder_.string());
        write(stage.folder_of(0) + (folder_ / "a.txt").string(), "new");
        write(stage.folder_of(1) + (folder_ / "sub/b.txt").string(), "b");
        const OutputPaths outputs{stage.targets(0), stage.targets(1)};
        EXPECT_EQ(outputs[0], std::set<std::string>{(folder_ / "a.txt").string()});
        EXPECT_EQ(text_of(folder_ / "a.txt"), "old");
        stage.publish(outputs, {(folder_ / "gone.txt").string()});
        EXPECT_EQ(text_of(folder_ / "a.txt"), "new");
    }
    EXPECT_EQ(text_of(folder_ / "sub/b.txt"), "b");
    EXPECT_FALSE(fs::exists(folder_ / "gone.txt"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 2);
}

TEST_F(Stages, UndoWhatTheyDidWhenOneFileCannotBe) {
    write(folder_ / "a.txt", "old");
    write(folder_ / "sub", "a file where a folder should be");
    {
        Stage stage(folder_.string());
        write(stage.folder_of(0) + (folder_ / "a.txt").string(), "new");
        write(stage.folder_of(0) + (folder_ / "sub/b.txt").string(), "b");
        EXPECT_THROW(stage.publish({stage.targets(0)}, {}), OutputError);
    }
    EXPECT_EQ(text_of(folder_ / "a.txt"), "old");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 2);
}

TEST_F(Stages, RemoveThoseOfKilledRunsAlone) {
    fs::create_directories(folder_ / ".queenreel-make-killed/0");
    const Stage living(folder_.string());
    const Stage another(folder_.string());
    EXPECT_FALSE(fs::exists(folder_ / ".queenreel-make-killed"));
    EXPECT_TRUE(fs::exists(living.folder_of(0).substr(0, living.folder_of(0).size() - 2)));
}

TEST_F(Stages, RecordsAreReadBack) {
    const std::string file = (folder_ / "a.txt").string();
    write(file, "abc");
    Made made{.program = "1.0"};
    made.outputs["x"] = {.options = "o", .inputs = "i", .files = {{file, state_of(file).value()}}};
    const std::string record = record_path((folder_ / "lecture.toml").string());
    EXPECT_EQ(fs::path(record).filename(), ".lecture.toml.made");
    write_record(record, made);
    EXPECT_EQ(read_record(record).outputs, made.outputs);
    EXPECT_TRUE(made.has(file));
    EXPECT_EQ(made.outputs["x"].files[file].sum,
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");  // FIPS 180-4, abc
    write(record, "{\"queenreel_record\": 2}");
    EXPECT_TRUE(read_record(record).outputs.empty());
    EXPECT_TRUE(read_record((folder_ / "none").string()).outputs.empty());
}

TEST_F(Stages, FilesAreAsMadeByTheirContent) {
    const std::string file = (folder_ / "a.txt").string();
    write(file, "abc");
    const MadeFile made = state_of(file).value();
    fs::last_write_time(file, fs::last_write_time(file) + std::chrono::seconds(5));
    EXPECT_TRUE(is_as_made(file, made));
    write(file, "abd");
    fs::last_write_time(file, fs::last_write_time(file) + std::chrono::seconds(9));
    EXPECT_FALSE(is_as_made(file, made));
    fs::remove(file);
    EXPECT_FALSE(is_as_made(file, made));
}

}  // namespace

}  // namespace queenreel::test
