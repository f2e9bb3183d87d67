// A sample of the fault campaign, which scripts/torture runs whole: the first calls of each kind fail, in
// every format and with every companion.

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ostream>
#include <set>

#include "campaign.h"
#include "extent.h"

namespace queenreel::faults {

std::ostream& operator<<(std::ostream& to, const Way& way) {
    return to << way.name;
}

namespace {

// In quick runs, in some ways, the first call of each kind fails once or permanently, and each of its errors
// has its turn; in exhaustive runs, in all ways, the first two calls fail with each error, once in some ways
// and permanently in others. scripts/torture makes every call fail in every manner in every way.

class EveryWay : public testing::TestWithParam<Way> {};

TEST_P(EveryWay, SaysWhatFailedAndLeavesWholeFilesOrNone) {
    const auto index = std::ranges::find(ways(), GetParam().name, &Way::name) - ways().begin();
    const Share share = by_extent(Share::one, Share::each_error);
    const Tally tally = campaign(GetParam(), by_extent(1, 2), share, static_cast<std::size_t>(index));
    EXPECT_GE(tally.runs, 2);
    for (const std::string& example : tally.examples)
        ADD_FAILURE() << example;
}

std::string name_of(const testing::TestParamInfo<Way>& way) {
    std::string name;
    for (const char letter : way.param.name)
        name += std::isalnum(static_cast<unsigned char>(letter)) ? letter : '_';
    return name;
}

IN_BOTH_EXTENTS(EveryWay, testing::ValuesIn(quick_ways()), testing::ValuesIn(ways()), name_of);

/// The campaigns that run once per way.
class OnceAWay : public testing::TestWithParam<Way> {};

TEST_P(OnceAWay, IsWholeOrAsBeforeWhereThePowerIsCut) {
    const Tally tally = power_campaign(GetParam());
    EXPECT_GE(tally.moments, 1);
    for (const std::string& example : tally.examples)
        ADD_FAILURE() << example;
}

TEST_P(OnceAWay, SaysThatFilesAreLimited) {
    const Tally tally = size_campaign(GetParam());
    for (const std::string& example : tally.examples)
        ADD_FAILURE() << example;
}

IN_BOTH_EXTENTS(OnceAWay, testing::ValuesIn(quick_ways()), testing::ValuesIn(ways()), name_of);

class LibraryWay : public testing::TestWithParam<Way> {};

// Sanitizers have memory functions of their own, which preloaded ones do not replace.
TEST_P(LibraryWay, EndsWithALineWhereMemoryIsRefused) {
#ifdef QUEENREEL_SANITIZE
    GTEST_SKIP() << "built with sanitizers, which manage memory";
#endif
    const Tally tally = memory_campaign(GetParam(), 12);
    EXPECT_GE(tally.runs, 6);
    for (const std::string& example : tally.examples)
        ADD_FAILURE() << example;
}

INSTANTIATE_TEST_SUITE_P(Campaign, LibraryWay, testing::ValuesIn(library_ways()), name_of);

const Way& way(const std::string& name) {
    return *std::ranges::find(ways(), name, &Way::name);
}

TEST(QuickWays, HaveEveryFormatAndEveryKindOfOutput) {
    std::set<std::string> formats;
    std::set<std::string> kinds;
    for (const Way& way : quick_ways()) {
        formats.insert(way.format);
        kinds.insert(way.kind);
    }
    for (const Way& way : ways()) {
        EXPECT_TRUE(formats.contains(way.format)) << way.name;
        EXPECT_TRUE(kinds.contains(way.kind)) << way.name;
    }
    EXPECT_LT(quick_ways().size(), ways().size());
}

// Tests the campaign itself: a fault occurs where it is asked for, and each kind of fault in a program is
// seen.
TEST(Campaign, MakesTheFaultThatIsAskedFor) {
    for (const bool hidden : {false, true})
        for (const char* const call : {"pwrite", "fsync", "rename", "link", "open", "close"}) {
            if (call == std::string_view("rename") && !hidden)
                continue;
            EXPECT_FALSE(run(way("svg"), Fault{call, 100, EIO, false, hidden}).happened) << call;
            const Result result = run(way("svg"), Fault{call, 1, EIO, false, hidden});
            EXPECT_TRUE(result.happened) << call;
            EXPECT_EQ(result.code, 1) << call;
        }
    EXPECT_TRUE(run(way("svg batch"), Fault{"syncfs", 1, EIO}).happened);
    EXPECT_TRUE(run(way("svg batch"), Fault{"mkdir", 1, EIO}).happened);
    EXPECT_TRUE(run(way("solutions"), Fault{"write", 1, EIO}).happened);
    for (const Way& one : ways())
        if (one.name.starts_with("verify"))
            EXPECT_TRUE(run(one, Fault{"read", 2, EIO}).happened) << one.name;
}

TEST(Campaign, MakesMemoryAndFilesFail) {
#ifndef QUEENREEL_SANITIZE  // sanitizers manage memory
    const Result refused = run(library_ways().front(), Fault{"malloc", 2000, ENOMEM, true});
    EXPECT_TRUE(refused.happened);
#endif
    const Result limited = run(way("y4m"), Fault{"size", 5000, EFBIG, true});
    EXPECT_EQ(limited.code, 1) << limited.error;
    EXPECT_GE(size_campaign(way("y4m")).runs, 3);
    const Result noted = run(way("svg"), Fault{"log", 1, 0, false});
    EXPECT_NE(noted.log.find(noted.folder + "/x.svg\n"), std::string::npos) << noted.log;
    EXPECT_GE(std::ranges::count(noted.log, '\n'), 4);
    const Result counted = run(way("svg batch"), Fault{"calls", 1, 0, false});
    for (const char* const call : {"pwrite", "open", "close", "syncfs", "mkdir"})
        EXPECT_TRUE(counted.calls.contains(call)) << call;
    EXPECT_FALSE(counted.calls.contains("read"));
}

TEST(Signals, AreReportedWhileLibrariesStart) {
#ifdef QUEENREEL_SANITIZE
    GTEST_SKIP() << "built with sanitizers, which begin in a way of their own: signals are caught in main()";
#endif
    for (const char* const name : {"svg", "mp4", "gif clips", "solutions", "trace"})
        for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
            const Result result = run(way(name), Fault{"signal", number, 0, false});
            EXPECT_EQ(result.code, 128 + number) << name;
            EXPECT_EQ(result.error.substr(0, 22), "queenreel: interrupted") << name;
            for (const auto& [path, bytes] : result.files)
                EXPECT_EQ(path, "out") << name;
        }
}

// A file system that loses unsynced data, told by the calls before.
TEST(Campaign, SeesWhatACutOfThePowerWouldBreak) {
    const Way film{.name = "film", .words = {}};
    const auto judged = [&](const std::string& log) { return judge_power(film, log, "/f", true); };
    const std::string written = "c\t7\t/f/.x.part\t\nw\t7\t/f/.x.part\t\n";
    const std::string named = "r\t7\t/f/.x.part\t/f/x\n";
    const std::string synced = "s\t7\t/f/.x.part\t\n";
    const std::string settled = "s\t1\t/f\t\n";
    EXPECT_TRUE(judged(written + synced + named + settled).clean());
    EXPECT_TRUE(judged(written + "y\t1\t/f\t\n" + named + "y\t1\t/f\t\n").clean());
    EXPECT_EQ(judged(written + named + settled).broken, 1);
    EXPECT_EQ(judged(synced + written + named + settled).broken, 1);
    EXPECT_EQ(judged(written + synced + named).silent, 1);
    EXPECT_EQ(judged(written + synced + named + settled + "w\t7\t/f/x\t\n" + synced).broken, 1);
    EXPECT_EQ(judged("c\t7\t/f/x\t\ns\t7\t/f/x\t\n" + settled).broken, 1);
    EXPECT_EQ(judged("m\t9\t/f/c\t/f/c\n").silent, 1);
    EXPECT_EQ(judged("w\t5\t/f/out\t\n").silent, 1);
    EXPECT_TRUE(judged("w\t5\t/f/out\t\ns\t5\t/f/out\t\n").clean());
    EXPECT_EQ(judged(written + synced + named + settled).moments, 5);
}

TEST(Campaign, SeesEveryKindOfWrong) {
    const Way set{.name = "set", .words = {}, .before = Files{{"a", "old"}, {"b", "old"}}, .together = true};
    const Files whole{{"a", "new"}, {"b", "new"}};
    const std::string said = "queenreel: a: full; make room\n";
    const auto judged = [&](const Result& result) { return judge(set, {"fsync", 1, EIO}, result, whole); };
    EXPECT_TRUE(judged({.code = 1, .error = said, .files = set.before.files()}).clean());
    EXPECT_EQ(judged({.code = 0, .files = whole}).silent, 1);
    EXPECT_EQ(judged({.code = 1, .error = said, .files = {{"a", "new"}, {"b", "ne"}}}).broken, 1);
    EXPECT_EQ(judged({.code = 1, .error = said, .files = {{".a.part", ""}}}).leftovers, 1);
    EXPECT_EQ(judged({.code = -1, .hung = true}).hangs, 1);
    EXPECT_EQ(judged({.code = -1}).crashes, 1);
    EXPECT_EQ(judged({.code = 139}).crashes, 1);
    EXPECT_EQ(judged({.code = 1, .error = "oh", .files = set.before.files()}).unclear, 1);
    EXPECT_EQ(judged({.code = 1, .error = said, .files = {{"a", "new"}, {"b", "old"}}}).unclear, 1);
    const auto open = [&](const Result& result) { return judge(set, {"open", 1, EIO}, result, whole); };
    EXPECT_TRUE(open({.code = 0, .files = whole}).clean());
    EXPECT_EQ(open({.code = 0, .files = set.before.files()}).silent, 1);
}

}  // namespace
}  // namespace queenreel::faults
