// Killed at random times, the program leaves whole files or none under their final names. Where files begin
// without names, that is all it leaves; where they have hidden names, the next run removes those. That run
// completes.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <thread>

#include "campaign.h"
#include "extent.h"
#include "random_seed.h"

namespace queenreel::faults {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// A program to kill, and how to go on afterwards.
struct Victim {
    std::vector<std::string> words;
    std::vector<std::string> again;
    Files before{};
    /// It replaces files, which takes a hidden name for a moment.
    bool replaces = false;
};

const std::vector<std::string> film{"animate", "7", "--size", "240", "-o", "x.mp4"};
const std::vector<std::string> clips{"animate", "6", "--size", "160", "--format", "gif", "--clips", "c"};
const std::vector<std::string> batch{"render", "8", "--bare", "--size", "100"};

std::vector<std::string> with(std::vector<std::string> words, const std::string& option) {
    words.push_back(option);
    return words;
}

bool is_hidden(const std::string& name) {
    return std::filesystem::path(name).filename().string().starts_with('.');
}

/// Kills it at a random time, checks the files, and goes on. `hidden`: it gives files hidden names.
void kill_and_go_on(const Victim& victim, const Files& whole, Milliseconds delay, bool hidden) {
    const Folder folder;
    folder.fill(victim.before);
    {
        Process process(victim.words, folder.path(), Fault{"none", 1, 0, false, hidden});
        std::this_thread::sleep_for(delay);
        process.kill();
        const Result killed = process.wait();
        for (const auto& [name, bytes] : killed.files) {
            if (is_hidden(name)) {
                EXPECT_TRUE(hidden || victim.replaces) << name;
                continue;
            }
            const auto old = victim.before.find(name);
            const bool is_old = old != victim.before.end() && old->second == bytes;
            ASSERT_TRUE(whole.contains(name)) << name;
            EXPECT_TRUE(is_old || whole.at(name) == bytes) << name;
        }
    }
    Process process(victim.again, folder.path());
    const Result result = process.wait();
    EXPECT_EQ(result.code, 0) << result.error;
    EXPECT_TRUE(result.files == whole);
}

void kill_at_random_times(const Victim& victim) {
    std::mt19937 random(random_seed());
    const auto start = std::chrono::steady_clock::now();
    const Files whole = run({.name = "", .words = victim.words, .before = victim.before}).files;
    const Milliseconds time = std::chrono::steady_clock::now() - start;
    std::uniform_real_distribution<double> moment(0, time.count());
    const int rounds = by_extent(2, 8);
    for (int round = 0; round < rounds; ++round) {
        const Milliseconds delay(moment(random));
        const bool hidden = round % 2 == 1 || !has_nameless_files();
        SCOPED_TRACE(testing::Message()
                     << "killed after " << delay.count() << " ms, hidden names: " << hidden);
        kill_and_go_on(victim, whole, delay, hidden);
    }
}

class KilledAtARandomTimeLaws : public Law {};
LAW_EXTENTS(KilledAtARandomTimeLaws);

TEST_P(KilledAtARandomTimeLaws, AFilmIsThereWholeOrNot) {
    kill_at_random_times({film, with(film, "--force")});
}

TEST_P(KilledAtARandomTimeLaws, ABatchIsGoneOnWith) {
    kill_at_random_times({batch, with(batch, "--resume")});
}

TEST_P(KilledAtARandomTimeLaws, ClipsAreGoneOnWith) {
    kill_at_random_times({clips, with(clips, "--resume")});
}

TEST_P(KilledAtARandomTimeLaws, ClipsOverOthersAreTheOldOnesOrTheNew) {
    Files old = run({.name = "", .words = clips}).files;
    for (auto& [name, bytes] : old)
        bytes = name.ends_with(".json") ? bytes : "old";
    kill_at_random_times({with(clips, "--force"), with(clips, "--force"), old, true});
}

}  // namespace
}  // namespace queenreel::faults
