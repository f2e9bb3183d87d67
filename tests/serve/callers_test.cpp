// How long callers may keep the server waiting, by a clock of the test's own.

#include "queenreel/serve/http/callers.h"

#include <gtest/gtest.h>
#include <sys/socket.h>

#include <array>
#include <map>

#include "queenreel/io/descriptor.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;

/// Callers by name; those that were dropped see the end of their connection.
class CallersTest : public testing::Test {
  protected:
    void come(char name) {
        std::array<int, 2> ends{};
        ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends.data()), 0);
        Guest& guest = guests_[name];
        guest.server = Descriptor(ends[0]);
        guest.client = Descriptor(ends[1]);
        guest.place = callers_.came(ends[0], now_);
    }
    void ask(char name) { callers_.asked(guests_[name].place, now_); }
    void serve(char name) { callers_.served(guests_[name].place, now_); }
    void go(char name) {
        callers_.gone(guests_[name].place);
        guests_.erase(name);
    }

    /// Those who are still there after this time.
    std::string after(std::chrono::milliseconds time) {
        now_ += time;
        callers_.leave_slow(now_);
        std::string there;
        for (const auto& [name, guest] : guests_) {
            char byte = 0;
            if (::recv(guest.client.number(), &byte, 1, 0) < 0)  // neither a byte nor the end
                there += name;
        }
        EXPECT_EQ(callers_.count(), there.size());
        return there;
    }

  private:
    struct Guest {
        Descriptor server;
        Descriptor client;
        Callers::Place place;
    };
    std::map<char, Guest> guests_;
    Callers callers_{4};
    Callers::Time now_{};
};

TEST_F(CallersTest, HaveTenSecondsForARequest) {
    come('a');
    EXPECT_EQ(after(5s), "a");
    come('b');
    EXPECT_EQ(after(4999ms), "ab");
    EXPECT_EQ(after(1ms), "b");
    EXPECT_EQ(after(5s), "");
}

TEST_F(CallersTest, HaveAMinuteForTheAnswer) {
    come('a');
    EXPECT_EQ(after(9s), "a");
    ask('a');
    EXPECT_EQ(after(59s), "a");
    EXPECT_EQ(after(1s), "");
}

TEST_F(CallersTest, HaveTenSecondsMoreAfterAnAnswer) {
    come('a');
    for (int time = 0; time < 5; ++time) {
        EXPECT_EQ(after(9s), "a");
        ask('a');
        EXPECT_EQ(after(30s), "a");
        serve('a');
    }
    EXPECT_EQ(after(10s), "");
}

TEST_F(CallersTest, AreLeftWhereThereAreTooManyTheLongestWaitedForFirst) {
    for (const char name : {'a', 'b', 'c', 'd'}) {
        come(name);
        after(1s);
    }
    ask('a');
    serve('a');  // now it was waited for last
    ask('b');    // and nobody waits for this one
    come('e');
    EXPECT_EQ(after(0s), "abde");
    come('f');
    EXPECT_EQ(after(0s), "abef");
    for (const char name : {'a', 'e', 'f'})
        ask(name);
    come('g');
    EXPECT_EQ(after(0s), "aefg") << "where none is waited for, the longest answered";
}

TEST_F(CallersTest, KeepsAbandonedConnectionsUntilTheyClose) {
    come('a');
    EXPECT_EQ(after(10s), "");
    ask('a');
    serve('a');
    EXPECT_EQ(after(0s), "");
    go('a');
    come('b');
    go('b');
    EXPECT_EQ(after(100s), "");
}

}  // namespace
}  // namespace queenreel::test
