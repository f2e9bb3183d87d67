// All fault campaigns. A row per way; in the end, what was wrong, one per line, and how much of each.
// Exit code 1 if anything was wrong.
//   torture [quick] [WAY...]     all ways, or those whose names contain one of the words
//                                quick: a sample of all campaigns, in minutes

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

#include "campaign.h"

namespace queenreel::faults {
namespace {

constexpr int no_end = 1 << 20;

/// A campaign over ways; a quick pass takes one in `quick`.
struct Campaign {
    std::string_view name;
    const std::vector<Way>& ways;
    std::size_t quick;
    std::function<Tally(const Way&, std::size_t number)> run;
};

std::vector<Campaign> campaigns(bool quick) {
    return {
        {"a call fails", ways(), 2,
         [quick](const Way& way, std::size_t number) {
             return quick ? campaign(way, 1, Share::one, number) : campaign(way, no_end, Share::all);
         }},
        {"files are limited", ways(), 1, [](const Way& way, std::size_t) { return size_campaign(way); }},
        {"the power is cut", ways(), 1, [](const Way& way, std::size_t) { return power_campaign(way); }},
        {"memory is refused", library_ways(), 1,
         [quick](const Way& way, std::size_t) { return memory_campaign(way, quick ? 1.8 : 1.1); }},
    };
}

bool is_wanted(const Way& way, const std::vector<std::string_view>& words) {
    return words.empty() || std::ranges::any_of(words, [&](std::string_view word) {
               return way.name.find(word) != std::string::npos;
           });
}

void print_row(std::string_view name, const Tally& tally) {
    fmt::print("{:<42} {:>7} {:>7} {:>7} {:>7} {:>10} {:>6} {:>8} {:>8}\n", name, tally.runs, tally.moments,
               tally.silent, tally.broken, tally.leftovers, tally.hangs, tally.crashes, tally.unclear);
    std::fflush(stdout);
}

Tally all(const Campaign& campaign, bool quick, const std::vector<std::string_view>& words) {
    std::vector<const Way*> wanted;
    for (std::size_t i = 0; i < campaign.ways.size(); i += quick ? campaign.quick : 1)
        if (is_wanted(campaign.ways[i], words))
            wanted.push_back(&campaign.ways[i]);
    // What several ways begin with is made by one thread at a time.
    for (const Way* way : wanted)
        way->before.files();
    Tally sum;
    std::mutex printing;
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        workers.emplace_back([&] {
            for (std::size_t at = next++; at < wanted.size(); at = next++) {
                const Tally tally = campaign.run(*wanted[at], at);
                const std::lock_guard lock(printing);
                print_row("  " + wanted[at]->name, tally);
                sum.add(tally);
            }
        });
    workers.clear();
    return sum;
}

}  // namespace
}  // namespace queenreel::faults

int main(int count, char** given) {
    using namespace queenreel::faults;
    std::vector<std::string_view> words(given + 1, given + count);
    const bool quick = !words.empty() && words.front() == "quick";
    if (quick)
        words.erase(words.begin());
    fmt::print("{:<42} {:>7} {:>7} {:>7} {:>7} {:>10} {:>6} {:>8} {:>8}\n", "way", "runs", "cuts", "silent",
               "broken", "leftovers", "hangs", "crashes", "unclear");
    Tally sum;
    for (const Campaign& campaign : campaigns(quick)) {
        fmt::print("{}:\n", campaign.name);
        const Tally tally = all(campaign, quick, words);
        print_row(campaign.name, tally);
        sum.add(tally);
    }
    print_row("all", sum);
    for (const std::string& example : sum.examples)
        fmt::print("{}\n", example);
    fmt::print("torture: {} runs, {} cuts, {} problems\n", sum.runs, sum.moments, sum.examples.size());
    return sum.runs > 0 && sum.clean() ? 0 : 1;
}
