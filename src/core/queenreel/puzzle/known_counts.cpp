#include "queenreel/puzzle/known_counts.h"

#include <array>

namespace queenreel {
namespace {

struct KnownCounts {
    std::uint64_t solutions;
    std::uint64_t fundamental;
};

constexpr std::array<KnownCounts, max_known> counts_by_n{{
    {1, 1},                                             // 1
    {0, 0},                                             // 2
    {0, 0},                                             // 3
    {2, 1},                                             // 4
    {10, 2},                                            // 5
    {4, 1},                                             // 6
    {40, 6},                                            // 7
    {92, 12},                                           // 8
    {352, 46},                                          // 9
    {724, 92},                                          // 10
    {2'680, 341},                                       // 11
    {14'200, 1'787},                                    // 12
    {73'712, 9'233},                                    // 13
    {365'596, 45'752},                                  // 14
    {2'279'184, 285'053},                               // 15
    {14'772'512, 1'846'955},                            // 16
    {95'815'104, 11'977'939},                           // 17
    {666'090'624, 83'263'591},                          // 18
    {4'968'057'848, 621'012'754},                       // 19
    {39'029'188'884, 4'878'666'808},                    // 20
    {314'666'222'712, 39'333'324'973},                  // 21
    {2'691'008'701'644, 336'376'244'042},               // 22
    {24'233'937'684'440, 3'029'242'658'210},            // 23
    {227'514'171'973'736, 28'439'272'956'934},          // 24
    {2'207'893'435'808'352, 275'986'683'743'434},       // 25
    {22'317'699'616'364'044, 2'789'712'466'510'289},    // 26
    {234'907'967'154'122'528, 29'363'495'934'315'694},  // 27
}};

const KnownCounts* row(int n) {
    return n < 1 || n > max_known ? nullptr : &counts_by_n[static_cast<std::size_t>(n - 1)];
}

}  // namespace

std::optional<std::uint64_t> known_solutions(int n) {
    const auto* const counts = row(n);
    return counts ? std::optional(counts->solutions) : std::nullopt;
}

std::optional<std::uint64_t> known_fundamental_solutions(int n) {
    const auto* const counts = row(n);
    return counts ? std::optional(counts->fundamental) : std::nullopt;
}

}  // namespace queenreel
