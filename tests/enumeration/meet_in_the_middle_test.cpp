#include "queenreel/enumeration/meet_in_the_middle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "processors.h"
#include "queenreel/enumeration/disjoint.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/solver.h"
#include "random_seed.h"

namespace queenreel {
namespace {

// Law: on every kind of processor, the numbers found are those of words that share no bit.
TEST(Disjoint, WordsAreFoundInOrder) {
    std::mt19937 random(random_seed());
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        const AsProcessor processor(target);
        for (std::size_t size = 0; size < 150; ++size) {
            std::vector<std::uint32_t> words(size);
            for (std::uint32_t& word : words)
                word = static_cast<std::uint32_t>(random() & random());
            for (const std::uint32_t word :
                 {0U, ~0U, 0x80000001U, static_cast<std::uint32_t>(random() & random() & random())}) {
                std::vector<std::uint32_t> expected;
                for (std::uint32_t i = 0; i < size; ++i)
                    if ((words[i] & word) == 0)
                        expected.push_back(i);
                std::vector<std::uint32_t> found(size + max_disjoint_past_end);
                found.resize(find_disjoint(words, word, found.data()));
                ASSERT_EQ(found, expected) << size << " words, " << hwy::TargetName(target);
            }
        }
    }
}

std::vector<int> next_of(MeetInTheMiddle& halves) {
    return halves.next_solution() ? std::vector<int>(halves.columns().begin(), halves.columns().end())
                                  : std::vector<int>();
}

// Law: halves give what a search of all rows gives, one by one; for large boards, the first ones.
TEST(MeetInTheMiddle, AreTheSolutionsOfASearchInItsOrder) {
    for (int n = 2; n <= MeetInTheMiddle::max_n; ++n) {
        MeetInTheMiddle halves(n);
        int left = 20'000;
        for (const SearchEvent& event : find_solver("bitmask")->search(n, {.shortcuts = false})) {
            if (event.kind != SearchEvent::Kind::solution)
                continue;
            ASSERT_EQ(next_of(halves), std::vector(event.columns.begin(), event.columns.end())) << n;
            if (--left == 0)
                break;
        }
        if (left > 0) {
            EXPECT_EQ(next_of(halves), std::vector<int>()) << n;
            EXPECT_EQ(next_of(halves), std::vector<int>()) << n << ", asked again";
        }
    }
}

TEST(MeetInTheMiddle, AreAllTheSolutions) {
    for (const int n : {13, 14}) {
        MeetInTheMiddle halves(n);
        std::uint64_t count = 0;
        std::vector<int> last;
        for (std::vector<int> next = next_of(halves); !next.empty(); next = next_of(halves), ++count) {
            ASSERT_LT(last, next);
            ASSERT_TRUE(is_solution(next));
            last = next;
        }
        EXPECT_EQ(count, known_solutions(n)) << n;
    }
}

}  // namespace
}  // namespace queenreel
