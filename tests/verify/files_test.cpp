#include "queenreel/verify/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace queenreel::test {
namespace {

namespace fs = std::filesystem;

TEST(Files, OfAFolderAreItsPicturesAndFilmsByName) {
    std::string name = (fs::temp_directory_path() / "queenreel-files-XXXXXX").string();
    const fs::path folder = mkdtemp(name.data());
    for (const char* file : {"b.png", "a.SVG", "c.mp4", "list.json", "notes.txt", "png", ".hidden.png"})
        std::ofstream(folder / file) << "x";
    fs::create_directory(folder / "d.gif");
    const FolderFiles files = files_in(folder);
    EXPECT_EQ(files.read, (std::vector{(folder / "a.SVG").string(), (folder / "b.png").string(),
                                       (folder / "c.mp4").string()}));
    EXPECT_EQ(files.others, 3U);
    fs::remove_all(folder);
    EXPECT_THROW(files_in(folder), fs::filesystem_error);
}

}  // namespace
}  // namespace queenreel::test
