#include "solvers/solver.h"

#include <gtest/gtest.h>

#include "puzzle/known_counts.h"

namespace queenreel {
namespace {

TEST(CompleteSolvers, FindTheKnownNumberOfSolutions) {
    for (const Solver& solver : solvers())
        for (const Detail detail : {Detail::solutions, Detail::steps})
            for (int n = 1; n <= 10; ++n) {
                std::uint64_t found = 0;
                for (const SearchEvent& event : solver.search(n, detail))
                    found += event.kind == SearchEvent::Kind::solution;
                EXPECT_EQ(found, known_solutions(n)) << solver.name << " " << n;
            }
}

}  // namespace
}  // namespace queenreel
