#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <utility>

namespace queenreel {

/// Parameter of a law that is tested over a few small cases by scripts/test, and over all of them by
/// `scripts/test all`.
enum class LawExtent { quick, exhaustive };

class Law : public testing::TestWithParam<LawExtent> {};

/// Returns true if the running test goes over a few small cases, by the name of its instantiation: Quick or
/// Exhaustive. Fails the test if it has another name, as the other cases would never be tried.
inline bool is_quick() {
    const std::string_view suite = testing::UnitTest::GetInstance()->current_test_suite()->name();
    if (!suite.starts_with("Quick/") && !suite.starts_with("Exhaustive/"))
        ADD_FAILURE() << suite << ": instantiate it by IN_BOTH_EXTENTS or as a Law by LAW_EXTENTS";
    return !suite.starts_with("Exhaustive/");
}

/// Returns the cases of the running test's extent.
template <class Cases>
Cases by_extent(Cases quick, Cases exhaustive) {
    return is_quick() ? std::move(quick) : std::move(exhaustive);
}

// Instantiates a suite as Quick/SUITE over the first values and as Exhaustive/SUITE over the second ones,
// with or without a name for each value. Sanitizers, which slow films and layouts down several times, look at
// code, which the quick cases cover: they run only those.
#ifdef QUEENREEL_SANITIZE
#define IN_BOTH_EXTENTS(SUITE, QUICK, EXHAUSTIVE, ...) \
    INSTANTIATE_TEST_SUITE_P(Quick, SUITE, QUICK __VA_OPT__(, ) __VA_ARGS__)
#else
#define IN_BOTH_EXTENTS(SUITE, QUICK, EXHAUSTIVE, ...)                        \
    INSTANTIATE_TEST_SUITE_P(Quick, SUITE, QUICK __VA_OPT__(, ) __VA_ARGS__); \
    INSTANTIATE_TEST_SUITE_P(Exhaustive, SUITE, EXHAUSTIVE __VA_OPT__(, ) __VA_ARGS__)
#endif

#define LAW_EXTENTS(SUITE) \
    IN_BOTH_EXTENTS(SUITE, testing::Values(LawExtent::quick), testing::Values(LawExtent::exhaustive))

}  // namespace queenreel
