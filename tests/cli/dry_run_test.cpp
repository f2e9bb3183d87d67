// A dry run says what is written, and limits hold.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/page/parts.h"

namespace queenreel::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

json dry_run_of(const Folder& folder, const std::vector<std::string>& words) {
    const auto before = folder.names();
    const Outcome outcome = run_in(folder, with(words, {"--dry-run", "--json"}));
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_EQ(folder.names(), before) << "it writes nothing";
    return json::parse(outcome.output);
}

// Law: for a few hundred pictures, a dry run tells every byte; always, pictures, seconds and chapters.
TEST(DryRun, ListsTheFiles) {
    std::vector<std::vector<std::string>> films{
        {"animate", "6", "--size", "240", "-o", "x.mp4", "-o", "x.gif", "-o", "x.webm"},
        {"animate", "5", "--size", "240", "--fps", "30", "-o", "x.mp4"},
        {"animate", "5", "--story", "search", "--first", "--size", "480", "-o", "x.gif", "--steps", "x.pdf"},
        {"animate", "4", "--story", "walkthrough", "--size", "360", "--fps", "5", "-o", "x.mp4", "--poster",
         "x.png"},
        {"animate", "4", "--story", "search", "--static", "-o", "x.html"},
        {"animate", "4", "--story", "search", "--questions", "--format", "moodle", "-o", "x.xml"},
        {"animate", "4", "-o", "x.svg"},
        {"render", "6", "-o", "boards/"},
        {"render", "5", "--unique", "-o", "x.pdf"},
        {"sheet", "6", "-o", "sheet.png"},
    };
    if (has_page_engine()) {
        films.push_back({"animate", "4", "--story", "search", "-o", "x.html"});
        films.push_back(
            {"animate", "4", "--story", "search", "--questions", "--format", "scorm", "-o", "x.zip"});
    }
    for (const auto& words : films) {
        SCOPED_TRACE(testing::PrintToString(words));
        const Folder folder;
        const json told = dry_run_of(folder, words);
        const Outcome outcome = run_in(folder, with(words, {"--json"}));
        ASSERT_EQ(outcome.code, 0) << outcome.error;
        const json written = json::parse(outcome.output);
        EXPECT_EQ(told["pictures"], written["pictures"]);
        EXPECT_EQ(told.contains("seconds"), written.contains("seconds"));
        if (written.contains("seconds"))
            EXPECT_DOUBLE_EQ(told["seconds"].get<double>(), written["seconds"].get<double>());
        std::uint64_t files = 0;
        for (const json& output : told["outputs"]) {
            files += output["files"].get<std::uint64_t>();
            std::uintmax_t bytes = 0;
            const auto path = folder / output["path"].get<std::string>();
            if (std::filesystem::is_directory(path))
                for (const auto& file : std::filesystem::directory_iterator(path))
                    bytes += file.file_size();
            else
                bytes = std::filesystem::file_size(path);
            if (path.extension() == ".png" && output["pictures"] == 1 && told["pictures"] != 1)
                continue;  // a poster: its size is another picture's
            EXPECT_TRUE(output["exact"]);
            EXPECT_EQ(output["bytes"].get<std::uintmax_t>(), bytes) << path;
        }
        EXPECT_EQ(files, written["files"]);
    }
}

TEST(DryRun, OfManyPicturesIsWithinAFifth) {
    const std::vector<std::string> words{"animate", "10", "--size", "240", "-o", "x.gif"};  // 724 of them
    const Folder folder;
    const json told = dry_run_of(folder, with(words, {"--limit", "2000"}));
    ASSERT_EQ(run_in(folder, words).code, 0);
    const auto bytes = static_cast<double>(std::filesystem::file_size(folder / "x.gif"));
    EXPECT_EQ(told["pictures"], 724);
    EXPECT_NEAR(told["outputs"][0]["bytes"].get<double>() / bytes, 1, 0.2);
}

TEST(DryRun, ListsFramesChaptersAndExistingFiles) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"animate", "4", "--size", "64", "-o", "x.mp4"}).code, 0);
    const json told = dry_run_of(
        folder, {"animate", "4", "--story", "search", "--fps", "30", "--size", "240", "-o", "x.mp4"});
    const double seconds = told["seconds"];
    EXPECT_EQ(told["outputs"][0]["frames"].get<double>(), std::round(seconds * 30));
    EXPECT_EQ(told["outputs"][0]["exists"], true);
    EXPECT_EQ(told["chapters"][0]["title"], "The task");
    EXPECT_EQ(told["chapters"][0]["start"], 0);
    const Outcome text = run_in(folder, {"animate", "4", "--story", "search", "--fps", "30", "--size", "240",
                                         "-o", "x.mp4", "--dry-run"});
    EXPECT_THAT(text.output, HasSubstr("0:00  The task\n"));
    EXPECT_THAT(text.output, HasSubstr(" frames at 30 per second, "));
    EXPECT_THAT(text.output, HasSubstr("; it exists and would need --force\n"));
    const Outcome none = run({"animate", "3", "--dry-run"});
    EXPECT_EQ(none.code, 1);
    EXPECT_THAT(none.error, StartsWith("queenreel: n = 3: no solutions, so nothing was written"));
}

TEST(MaxBytes, ShrinksAFilmUntilItFits) {
    for (const char* name : {"x.gif", "x.mp4", "x.webm"}) {
        SCOPED_TRACE(name);
        const Folder folder;
        ASSERT_EQ(run_in(folder, {"animate", "4", "-o", name}).code, 0);
        const auto full = std::filesystem::file_size(folder / name);
        const Outcome fitted =
            run_in(folder, {"animate", "4", "-o", name, "--force", "--max-bytes", std::to_string(full / 2)});
        EXPECT_EQ(fitted.code, 0) << fitted.error;
        EXPECT_LE(std::filesystem::file_size(folder / name), full / 2);
        EXPECT_THAT(fitted.error,
                    StartsWith(std::string("queenreel: --max-bytes: ") + name + " would have "));
        const Outcome same =
            run_in(folder, {"animate", "4", "-o", name, "-f", "--max-bytes", std::to_string(full)});
        EXPECT_EQ(same.error, "");
        EXPECT_EQ(std::filesystem::file_size(folder / name), full);
    }
}

// More pictures than a dry run examines: the bytes are counted all the same.
TEST(MaxBytes, HoldsForLongFilms) {
    const Folder folder;
    const std::vector<std::string> words{"animate", "10", "-o", "x.gif", "--max-bytes", "2MB"};
    ASSERT_EQ(run_in(folder, words).code, 0);
    EXPECT_LE(std::filesystem::file_size(folder / "x.gif"), 2'000'000U);
    EXPECT_GE(std::filesystem::file_size(folder / "x.gif"), 500'000U);
}

struct Refused {
    std::vector<std::string> words;
    int code;
    const char* message;
};

TEST(Limits, RefuseWhatCannotBeMet) {
    const std::vector<Refused> all{
        {{"--max-bytes", "1k"}, 4, "--max-bytes: queens.gif would have "},
        {{"--max-bytes", "10k", "--size", "480"}, 4, "--max-bytes: queens.gif would have "},
        {{"--max-frames", "10"},
         4,
         "--max-frames: queens.gif would have 92 frames, more than 10; show less with --duration, --select, "
         "--limit or "
         "--first, or leave out motion with --transition cut"},
        {{"--max-frames", "100", "--fps", "10"},
         4,
         "--max-frames: queens.gif would have 920 frames, more than 100; show less with --duration, "
         "--select, --limit or "
         "--first, or leave out --fps"},
        {{"--max-bytes", "10X"},
         2,
         "--max-bytes: '10X' is not a size in bytes; give one such as 10M, 500k or 2.5MiB"},
        {{"--max-bytes", "0"}, 2, "--max-bytes: '0' is not a size in bytes"},
        {{"--max-bytes", "-5"}, 2, "--max-bytes: '-5' is not a size in bytes"},
        {{"--max-frames", "0"}, 2, "--max-frames: 0 is out of range"},
    };
    const Outcome clips = run({"animate", "5", "--clips", "c", "--max-bytes", "10M"});
    EXPECT_EQ(clips.code, 2);
    EXPECT_THAT(clips.error, StartsWith("queenreel: --max-bytes: it applies to films only"));
    for (const Refused& refused : all) {
        const Outcome outcome = run(with({"animate", "8", "-o", "queens.gif"}, refused.words));
        EXPECT_EQ(outcome.code, refused.code) << refused.message << outcome.error;
        EXPECT_THAT(outcome.error, StartsWith(std::string("queenreel: ") + refused.message));
    }
}

}  // namespace
}  // namespace queenreel::test
