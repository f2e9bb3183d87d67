#include "queenreel/reel/make.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/reel/plan.h"
#include "queenreel/reel/preview.h"
#include "queenreel/terminal/console.h"

namespace queenreel::test {

namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// An output whose line writes a text to a file, or fails.
struct TextRequest : ReelRequest {
    TextRequest(const ReelTable& of, std::string path, std::string what) : text(std::move(what)) {
        table = &of;
        written = {{.path = std::move(path)}};
    }
    std::vector<std::string> words(std::string_view before) const override {
        return {std::string(before) + written.front().path, text};
    }
    std::vector<std::string> preview_words(std::string_view before) const override {
        return preview.empty() ? std::vector<std::string>()
                               : std::vector{std::string(before) + written.front().path, preview};
    }
    std::vector<std::string> plain_words() const override { return {written.front().path, text}; }

    std::string text;
    std::string preview{};
};

/// Writes the second word to the file named by the first; a text "wrong" is a usage error.
int write_text(std::span<const std::string> words, Console& console) {
    if (words[1] == "wrong") {
        console.error("--text: it is wrong; give another");
        return 2;
    }
    std::ofstream(words[0]) << words[1];
    return 0;
}

std::string written_in(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A reel of two outputs in a folder of its own, removed in the end.
class Reels : public testing::Test {
  protected:
    Reels() {
        std::string name = (fs::temp_directory_path() / "queenreel-make-XXXXXX").string();
        folder_ = mkdtemp(name.data());
        reel_ = parse_reel((folder_ / "x.toml").string(), "[a]\ntext = \"x\"\n[b]\ntext = \"y\"\n");
    }
    ~Reels() override { fs::remove_all(folder_); }

    std::string path(const char* name) const { return (folder_ / name).string(); }
    TextRequest request(std::size_t table, const char* file, const char* text) const {
        return {reel_.outputs[table], path(file), text};
    }

    /// Why the outputs must be made; empty for those that are up to date.
    std::vector<std::string> reasons(const std::vector<TextRequest>& requests,
                                     std::string_view version = "1") const {
        const ReelFolder folder = ReelFolder::of(reel_.path);
        std::vector<std::string> all;
        for (const TextRequest& request : requests)
            all.push_back(job_of(folder, request, version).why);
        return all;
    }

    /// Makes what must be made.
    void make(const std::vector<TextRequest>& requests, Existing existing = Existing::keep) {
        ReelFolder folder = ReelFolder::of(reel_.path);
        std::vector<ReelJob> jobs;
        for (const TextRequest& request : requests)
            jobs.push_back(job_of(folder, request, "1"));
        std::vector<ReelJob*> stale;
        for (ReelJob& job : jobs)
            if (!job.why.empty())
                stale.push_back(&job);
        Console console(STDOUT_FILENO, STDERR_FILENO);
        make_jobs(reel_, folder, stale,
                  {.run = write_text, .at_once = 2, .existing = existing, .program = "1"}, console);
    }

    fs::path folder_;
    Reel reel_;
};

TEST_F(Reels, AreMadeAgainForAReason) {
    const std::vector requests{request(0, "a.txt", "one"), request(1, "b.txt", "two")};
    EXPECT_THAT(reasons(requests), ElementsAre("new", "new"));
    make(requests);
    EXPECT_EQ(written_in(path("a.txt")) + written_in(path("b.txt")), "onetwo");
    EXPECT_THAT(reasons(requests), ElementsAre("", ""));
    EXPECT_THAT(reasons(requests, "2"), ElementsAre("made by version 1", "made by version 1"));
    EXPECT_THAT(reasons({request(0, "a.txt", "three"), requests[1]}), ElementsAre("its options changed", ""));
    fs::remove(path("b.txt"));
    EXPECT_THAT(reasons(requests), ElementsAre("", "b.txt is missing"));
    std::ofstream(path("a.txt")) << "mine";
    EXPECT_THAT(reasons(requests), ElementsAre("a.txt changed", "b.txt is missing"));
}

TEST_F(Reels, AreMadeAgainWhenAnInputChanges) {
    std::vector requests{request(0, "a.txt", "one")};
    requests[0].read = {path("input.txt")};
    make(requests);
    EXPECT_THAT(reasons(requests), ElementsAre(""));
    std::ofstream(path("input.txt")) << "there";
    EXPECT_THAT(reasons(requests), ElementsAre("a file it is made of changed"));
}

// Law: outputs that have previews and succeed get them; these exist while they are shown, and leave nothing.
TEST_F(Reels, ArePreviewed) {
    std::vector requests{request(0, "folder/a.txt", "all of it"), request(1, "b.txt", "two")};
    const auto previews = [&] {
        const ReelFolder folder = ReelFolder::of(reel_.path);
        std::vector<ReelJob> jobs;
        for (const TextRequest& one : requests)
            jobs.push_back(job_of(folder, one, "1"));
        std::vector<ReelJob*> all{&jobs[0], &jobs[1]};
        std::vector<std::string> seen;
        with_previews(folder, all, write_text, 2, [&](const Previews& shown) {
            for (const auto& [name, paths] : shown)
                for (const std::string& path : paths)
                    seen.push_back(name + ": " + written_in(path));
        });
        return seen;
    };
    EXPECT_THAT(previews(), IsEmpty());
    requests[0].preview = "all";
    EXPECT_THAT(previews(), ElementsAre("a: all"));
    requests[1].preview = "wrong";
    EXPECT_THAT(previews(), ElementsAre("a: all"));
    EXPECT_TRUE(fs::is_empty(folder_));
}

// Law: if one line fails, no file of any changes, and the error has its key's place.
TEST_F(Reels, ShowAllOrNone) {
    try {
        make({request(0, "a.txt", "one"), request(1, "b.txt", "wrong")});
        FAIL() << "no error";
    } catch (const ReelJobError& error) {
        EXPECT_EQ(error.what(), reel_.path + ":4:1: [b] text: it is wrong; give another");
        EXPECT_EQ(error.code, 2);
    }
    EXPECT_THAT(std::vector<fs::path>(fs::directory_iterator(folder_), {}), IsEmpty());
}

TEST_F(Reels, ReplaceOnlyWhatTheyMade) {
    std::ofstream(path("a.txt")) << "mine";
    const std::vector requests{request(0, "a.txt", "one")};
    EXPECT_THROW(make(requests), ReelFileError);
    EXPECT_EQ(written_in(path("a.txt")), "mine");
    make(requests, Existing::replace);
    EXPECT_EQ(written_in(path("a.txt")), "one");
    make({request(0, "other.txt", "one")});
    EXPECT_FALSE(fs::exists(path("a.txt"))) << "the output has it no longer";
}

TEST_F(Reels, GiveEachFileToOneOutput) {
    const TextRequest a = request(0, "a.txt", "one");
    const TextRequest b = request(1, "a.txt", "two");
    const std::vector<const ReelRequest*> both{&a, &b};
    try {
        check_different(reel_, ReelFolder::of(reel_.path), both);
        FAIL() << "no error";
    } catch (const ReelError& error) {
        EXPECT_EQ(error.what(), reel_.path + ":3:2: [b] a.txt: [a] has the same file; name another");
    }
}

}  // namespace

}  // namespace queenreel::test
