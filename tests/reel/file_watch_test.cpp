#include "queenreel/reel/file_watch.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace queenreel::test {

namespace {

namespace fs = std::filesystem;

/// A folder of its own with a file, removed in the end.
class Watched : public testing::Test {
  protected:
    Watched() {
        std::string name = (fs::temp_directory_path() / "queenreel-watch-XXXXXX").string();
        folder_ = mkdtemp(name.data());
        write("before");
    }
    ~Watched() override { fs::remove_all(folder_); }

    std::string path(const char* name = "a.toml") const { return (folder_ / name).string(); }
    void write(const std::string& text, const char* name = "a.toml") const {
        std::ofstream(path(name)) << text;
    }
    void follow(std::vector<std::string> paths) { watch_.follow(paths); }

    /// Waits in a thread of its own during `change`, and returns when the wait has ended.
    template <typename Change>
    void returns_after(Change change) {
        std::thread waiting([this] { watch_.wait(); });
        change();
        waiting.join();
    }

    fs::path folder_;
    FileWatch watch_;
};

// Law: any change to one of the files ends the wait.
TEST_F(Watched, SeesAFileSavedReplacedRemovedAndAppearing) {
    follow({path(), path("later.toml")});
    returns_after([&] { write("saved and longer"); });
    returns_after([&] {
        write("saved and longer", "new.toml");
        fs::rename(path("new.toml"), path());
    });
    returns_after([&] { fs::remove(path()); });
    returns_after([&] { write("", "later.toml"); });
}

// A file saved while its picture is made must be made again.
TEST_F(Watched, SeesWhatChangedSinceItLastLooked) {
    follow({path()});
    write("saved before the wait");
    follow({path(), path("b.toml")});
    watch_.wait();
    write("another", "b.toml");
    watch_.wait();
    SUCCEED();
}

TEST_F(Watched, ForgetsFilesThatAreNoLongerFollowed) {
    follow({path(), path("b.toml")});
    follow({path("b.toml")});
    write("of no concern");
    std::atomic<bool> returned = false;
    std::thread waiting([&] {
        watch_.wait();
        returned = true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    EXPECT_FALSE(returned);
    write("of concern", "b.toml");
    waiting.join();
    EXPECT_TRUE(returned);
}

}  // namespace

}  // namespace queenreel::test
