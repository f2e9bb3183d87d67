// The whole fault campaign: every call of every kind fails once and for good, in every way of writing files.
// A row a way; at the end, what was wrong, a line each. Exit code 1 when anything was.
//   torture [WAY...]     all ways, or those whose names contain one of the words

#include <fmt/format.h>

#include <atomic>
#include <cstdio>
#include <mutex>
#include <string_view>
#include <thread>

#include "campaign.h"

namespace queenreel::faults {
namespace {

constexpr int no_end = 1 << 20;

bool is_wanted(const Way& way, const std::vector<std::string_view>& words) {
    return words.empty() || std::ranges::any_of(words, [&](std::string_view word) {
               return way.name.find(word) != std::string::npos;
           });
}

void print_row(std::string_view name, const Tally& tally) {
    fmt::print("{:<42} {:>7} {:>7} {:>7} {:>10} {:>6} {:>8} {:>8}\n", name, tally.runs, tally.silent,
               tally.broken, tally.leftovers, tally.hangs, tally.crashes, tally.unclear);
    std::fflush(stdout);
}

Tally all(const std::vector<std::string_view>& words) {
    std::vector<const Way*> wanted;
    for (const Way& way : ways())
        if (is_wanted(way, words))
            wanted.push_back(&way);
    Tally sum;
    std::mutex printing;
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        workers.emplace_back([&] {
            for (std::size_t at = next++; at < wanted.size(); at = next++) {
                const Tally tally = campaign(*wanted[at], no_end);
                const std::lock_guard lock(printing);
                print_row(wanted[at]->name, tally);
                sum.add(tally);
            }
        });
    workers.clear();
    return sum;
}

}  // namespace
}  // namespace queenreel::faults

int main(int count, char** words) {
    using namespace queenreel::faults;
    fmt::print("{:<42} {:>7} {:>7} {:>7} {:>10} {:>6} {:>8} {:>8}\n", "way", "runs", "silent", "broken",
               "leftovers", "hangs", "crashes", "unclear");
    const Tally sum = all({words + 1, words + count});
    print_row("all", sum);
    for (const std::string& example : sum.examples)
        fmt::print("{}\n", example);
    return sum.runs > 0 && sum.clean() ? 0 : 1;
}
