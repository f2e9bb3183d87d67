// A build that claims a sanitizer has it: without one, each of these would go unnoticed.

#include <gtest/gtest.h>

#include <climits>
#include <cstdlib>
#include <string_view>
#include <thread>

namespace {

#ifdef QUEENREEL_SANITIZE
constexpr std::string_view sanitizers = QUEENREEL_SANITIZE;
#else
constexpr std::string_view sanitizers;
#endif

bool has(std::string_view name) {
    return sanitizers.find(name) != std::string_view::npos;
}

void read_freed_memory() {
    // The compiler cannot know that a volatile pointer is the one freed.
    char* volatile bytes = static_cast<char*>(std::malloc(8));
    std::free(bytes);
    std::exit(bytes[3]);
}

void overflow_an_int() {
    volatile int max = INT_MAX;
    max = max + 1;
    std::exit(0);
}

void race_two_threads() {
    int shared = 0;
    std::thread other([&shared] { shared = 1; });
    shared = 2;
    other.join();
    std::exit(0);
}

TEST(SanitizersDeathTest, AddressSanitizerStopsAUseAfterFree) {
    if (!has("address"))
        GTEST_SKIP() << "built without AddressSanitizer";
    EXPECT_DEATH(read_freed_memory(), "heap-use-after-free");
}

TEST(SanitizersDeathTest, UndefinedBehaviorSanitizerStopsAnOverflow) {
    if (!has("undefined"))
        GTEST_SKIP() << "built without UndefinedBehaviorSanitizer";
    EXPECT_DEATH(overflow_an_int(), "signed integer overflow");
}

TEST(SanitizersDeathTest, ThreadSanitizerReportsARace) {
    if (!has("thread"))
        GTEST_SKIP() << "built without ThreadSanitizer";
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(race_two_threads(), testing::ExitedWithCode(66), "data race");
}

}  // namespace
