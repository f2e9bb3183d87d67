// Work in parts: resumed after an interruption, or divided among processes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "child.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

std::map<std::string, std::string> files_of(const Folder& folder) {
    std::map<std::string, std::string> files;
    for (const std::string& name : folder.names())
        if (!std::filesystem::is_directory(folder / name))
            files[name] = read_file(folder / name);
    return files;
}

/// A batch slow enough to be interrupted; sanitizers slow it down.
struct LongBatch {
    const char* n;
    const char* limit;
    const char* first;
    std::size_t files;
    const char* files_text;
};
#ifdef QUEENREEL_SANITIZE
constexpr LongBatch long_batch{"10", "724", "boards/queens-10-001.svg", 724, "724"};
#else
constexpr LongBatch long_batch{"11", "1200", "boards/queens-11-0001.svg", 1200, "1,200"};
#endif

TEST(Resume, AnInterruptedBatchSaysHowToGoOnAndGoesOn) {
    const Folder folder;
    const std::vector<std::string> words{"render", long_batch.n, "--limit", long_batch.limit,
                                         "--bare", "--size",     "60"};
    Child child({.words = words, .folder = folder.path()});
    for (int i = 0; i < 20'000 && !std::filesystem::exists(folder / long_batch.first); ++i)
        std::this_thread::sleep_for(1ms);
    kill(child.pid(), SIGINT);
    const Outcome stopped = child.wait();
    const auto part = files_of(folder);
    ASSERT_EQ(stopped.code, 130);
    ASSERT_LT(part.size(), long_batch.files);
    std::string count = std::to_string(part.size());
    if (count.size() > 3)
        count.insert(count.size() - 3, ",");
    EXPECT_EQ(stopped.error, "queenreel: interrupted: " + count + " of " + long_batch.files_text +
                                 " files are whole, " + part.begin()->first + " to " + part.rbegin()->first +
                                 "; add --resume to go on\n");

    std::vector<std::string> rest = words;
    rest.insert(rest.end(), {"--resume", "--json"});
    const Outcome outcome = run_in(folder, rest);
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    const auto answer = nlohmann::json::parse(outcome.output);
    EXPECT_EQ(answer["kept"], part.size());
    EXPECT_EQ(answer["files"], long_batch.files);
    const Folder whole;
    EXPECT_EQ(run_in(whole, words).code, 0);
    EXPECT_TRUE(files_of(folder) == files_of(whole));
}

TEST(Resume, IsAdvisedWhereItIsTaken) {
    for (const bool with_film : {false, true}) {
        const Folder folder;
        std::vector<std::string> words{"animate", "8", "--format", "gif", "--size", "720", "--clips", "c"};
        if (with_film)
            words.insert(words.end(), {"-o", "x.gif"});
        Child child({.words = words, .folder = folder.path()});
        for (int i = 0; i < 20'000 && !std::filesystem::exists(folder / "c/queens-8-02.gif"); ++i)
            std::this_thread::sleep_for(1ms);
        kill(child.pid(), SIGTERM);
        const Outcome stopped = child.wait();
        EXPECT_EQ(stopped.code, 143);
        EXPECT_THAT(
            stopped.error,
            testing::MatchesRegex("queenreel: interrupted: [0-9]+ files are whole, c/queens-8-01.gif to "
                                  "c/queens-8-[0-9]+.gif; " +
                                  std::string(with_film ? "they stay" : "add --resume to go on") + "\n"));
    }
}

TEST(Resume, InterruptedClipsGoOn) {
    const Folder folder;
    const std::vector<std::string> words{"animate", "6", "--size", "120", "--format", "gif", "--clips", "c"};
    const Folder whole;
    ASSERT_EQ(run_in(whole, words).code, 0);
    std::filesystem::create_directory(folder / "c");
    std::filesystem::copy(whole / "c/queens-6-02.gif", folder / "c/queens-6-02.gif");
    std::ofstream(folder / "c/queens-6-03.gif") << "other";
    std::vector<std::string> rest = words;
    rest.emplace_back("--resume");
    const Outcome outcome = run_in(folder, rest);
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_TRUE(files_of(folder) == files_of(whole));
}

TEST(Resume, IsRefusedForASingleFile) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"render", "8", "-o", "x.pdf", "--resume"},
          {"render", "8", "--format", "pdf", "-o", "-", "--resume"},
          {"animate", "8", "--resume"},
          {"animate", "8", "-o", "x.mp4", "--clips", "c", "--resume"},
          {"animate", "8", "--steps", "x.pdf", "--resume"}}) {
        const Outcome outcome = run(words);
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.error, testing::StartsWith("queenreel: --resume: ")) << words[0];
    }
}

TEST(Shards, OfABatchTogetherAreTheWhole) {
    const Folder whole;
    const std::vector<std::string> words{"render", "7", "--format", "png", "--size", "80"};
    ASSERT_EQ(run_in(whole, words).code, 0);
    const Folder folder;
    std::vector<std::unique_ptr<Child>> children;
    for (const char* const shard : {"1/3", "2/3", "3/3"}) {  // all at once
        std::vector<std::string> part = words;
        part.insert(part.end(), {"--shard", shard});
        children.push_back(std::make_unique<Child>(Launch{.words = part, .folder = folder.path()}));
    }
    for (const auto& child : children)
        EXPECT_EQ(child->wait().code, 0);
    EXPECT_TRUE(files_of(folder) == files_of(whole));
}

TEST(Shards, OfAStoryTogetherAreTheWhole) {
    const Folder whole;
    const std::vector<std::string> words{"render", "4", "--story", "walkthrough", "--size", "320"};
    ASSERT_EQ(run_in(whole, words).code, 0);
    const Folder folder;
    for (const char* const shard : {"2/2", "1/2"}) {
        std::vector<std::string> part = words;
        part.insert(part.end(), {"--shard", shard});
        EXPECT_EQ(run_in(folder, part).code, 0);
    }
    EXPECT_TRUE(files_of(folder) == files_of(whole));
}

TEST(Shards, WithoutAPictureOfTheirOwnWriteNothing) {
    const Folder folder;
    const Outcome outcome = run_in(folder, {"render", "4", "--shard", "3/3", "--json"});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_EQ(nlohmann::json::parse(outcome.output)["files"], 0);
    EXPECT_TRUE(files_of(folder).empty());
}

TEST(Shards, RefuseBadNumbers) {
    for (const char* const shard :
         {"", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/2x", "1/1000001"}) {
        const Outcome outcome = run({"count", "8", "--shard", shard});
        EXPECT_EQ(outcome.code, 2) << shard;
        EXPECT_THAT(outcome.error, HasSubstr("--shard")) << shard;
    }
    EXPECT_EQ(run({"render", "8", "-o", "x.pdf", "--shard", "1/2"}).code, 2);
    EXPECT_EQ(run({"count", "8", "--shard", "1/2", "--unique"}).code, 2);
    EXPECT_EQ(run({"count", "8", "--shard", "1/2", "--merge"}).code, 2);
}

/// The parts of a count, in files 1, 2 and so on.
void count_parts(const Folder& folder, int n, int parts) {
    for (int part = 1; part <= parts; ++part) {
        const Outcome outcome =
            run({"count", std::to_string(n), "--shard", std::to_string(part) + "/" + std::to_string(parts)});
        EXPECT_EQ(outcome.code, 0);
        std::ofstream(folder / std::to_string(part)) << outcome.output;
    }
}

TEST(Merge, AddsUpAllParts) {
    const Folder folder;
    count_parts(folder, 10, 3);
    EXPECT_EQ(run_in(folder, {"count", "--merge", "3", "1", "2"}).output, "724\n");
    EXPECT_EQ(run_in(folder, {"count", "--merge", "--unique", "1", "2", "3"}).output, "92\n");
    EXPECT_EQ(run_in(folder, {"count", "--merge", "--json", "1", "2", "3"}).output,
              "{\"n\":10,\"solutions\":724,\"fundamental\":92}\n");
    std::ofstream(folder / "all") << read_file(folder / "2") << read_file(folder / "3")
                                  << read_file(folder / "1");
    EXPECT_EQ(run_in(folder, {"count", "--merge", "all"}).output, "724\n");
}

TEST(Merge, FindsMissingRepeatedAndForeignParts) {
    const Folder folder;
    count_parts(folder, 8, 3);
    std::ofstream(folder / "other") << run({"count", "9", "--shard", "2/3"}).output;
    std::ofstream(folder / "four") << run({"count", "8", "--shard", "2/4"}).output;
    std::ofstream(folder / "broken") << R"({"n": 8, "shard": 2})";
    std::ofstream(folder / "cut") << read_file(folder / "2").substr(0, 20);
    std::ofstream(folder / "changed") << R"({"n":8,"shard":2,"shards":3,"splits":1,"solutions":30})" << "\n";
    std::ofstream(folder / "outside") << R"({"n":8,"shard":4,"shards":3,"splits":1,"solutions":30})" << "\n";
    std::ofstream(folder / "older") << R"({"n":8,"shard":2,"shards":3,"borders":21,"solutions":30})" << "\n";
    std::ofstream(folder / "empty") << "\n";
    const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
        {{"1", "3"}, "part 2 of 3 is missing"},
        {{"1", "2", "3", "2"}, "part 2 of 3 is there twice"},
        {{"1", "other", "3"}, "n = 9"},
        {{"1", "four", "3"}, "4 parts"},
        {{"1", "broken", "3"}, "broken line 1: not a part of a count"},
        {{"1", "cut", "3"}, "cut line 1: not a part of a count"},
        {{"1", "outside", "3"}, "outside line 1: not a part of a count"},
        {{"1", "changed", "3"}, "splits"},
        {{"1", "older", "3"}, "older line 1: an older version counted it"},
        {{"empty"}, "no parts"},
        {{"1", "nowhere", "3"}, "nowhere: No such file"}};
    for (const auto& [files, said] : wrong) {
        std::vector<std::string> words{"count", "--merge"};
        words.insert(words.end(), files.begin(), files.end());
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 1) << said;
        EXPECT_EQ(outcome.output, "") << said;
        EXPECT_THAT(outcome.error, testing::AllOf(HasSubstr(said), HasSubstr("; "))) << said;
    }
    EXPECT_EQ(run({"count", "--merge"}).code, 2);
}

TEST(Clips, DoNotOverwriteTheFilmThatTheyArePartsOf) {
    for (const std::string film : {"c/queens-4-01.mp4", "c/../c/queens-4-17.mp4", "./c/queens-4-02.mp4"}) {
        const Folder folder;
        std::filesystem::create_directory(folder / "c");
        const Outcome outcome = run_in(folder, {"animate", "4", "-o", film, "--clips", "c"});
        EXPECT_EQ(outcome.code, 2) << film;
        EXPECT_THAT(outcome.error, HasSubstr("is the name of one of the clips")) << film;
        EXPECT_TRUE(files_of(folder).empty());
    }
    const Folder folder;
    std::filesystem::create_directory(folder / "c");
    EXPECT_EQ(run_in(folder, {"animate", "4", "--size", "80", "-o", "c/film.mp4", "--clips", "c"}).code, 0);
}

}  // namespace
}  // namespace queenreel::test
