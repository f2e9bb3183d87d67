// Callers that are slow, many, gone in the middle or hostile: an honest request is answered within a second.

#include <gtest/gtest.h>
#include <sys/socket.h>

#include <array>
#include <deque>
#include <random>
#include <thread>

#include "client.h"
#include "random_seed.h"
#include "running.h"

namespace queenreel::test {
namespace {

using namespace http;
using namespace std::chrono_literals;
using std::chrono::steady_clock;

constexpr unsigned descriptors = 4'000;  // both ends of each connection are in this process

/// So many connections, each of which has sent this.
std::deque<Connection> connections(int count, int port, std::string_view text) {
    std::deque<Connection> all;
    for (int i = 0; i < count; ++i) {
        all.emplace_back(port);
        all.back().send(text);
    }
    return all;
}

/// Law: whatever the others do, an honest request takes less than a second, time after time.
void expect_quick_answers(int port) {
    for (int time = 0; time < 10; ++time)
        EXPECT_LT(time_of_a_request(port), 1s);
}

TEST(Load, OfFiveHundredIdleConnectionsDelaysNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    const Running server(example_files());
    const auto idle = connections(500, server.port(), "");
    expect_quick_answers(server.port());
}

TEST(Load, OfFiveHundredThatSendAByteNowAndThenDelaysNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    const Running server(example_files());
    auto slow = connections(500, server.port(), "GET / HTTP/1.1\r\nX: ");
    for (int round = 0; round < 5; ++round) {
        for (Connection& connection : slow)
            connection.send("q");
        expect_quick_answers(server.port());
    }
    // They did nothing wrong yet: who ends a request is answered.
    slow.front().send("\r\nHost: localhost:" + std::to_string(server.port()) + "\r\n\r\n");
    EXPECT_EQ(slow.front().reply().status, 200);
}

TEST(Load, OfFiveHundredThatDoNotReadTheirAnswersDelaysNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    const Running server(example_files());
    const auto deaf = connections(500, server.port(), request(server.port(), "GET", "/large.bin"));
    expect_quick_answers(server.port());
}

TEST(Load, OfMoreConnectionsThanAreKeptDelaysNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    const Running server(example_files());
    auto many = connections(1'500, server.port(), "G");
    expect_quick_answers(server.port());
    // The oldest were left for the youngest.
    EXPECT_TRUE(many.front().rest());
    many.back().send(request(server.port()).substr(1));
    EXPECT_EQ(many.back().reply().status, 200);
}

// However often they send a byte: the time of a request is counted as a whole.
TEST(Load, OfSlowRequestsIsShedAfterTenSeconds) {
    const Running server(example_files());
    const auto begin = steady_clock::now();
    Connection idle(server.port());
    Connection slow(server.port());
    slow.send("GET / HTTP/1.1\r\nX: ");
    std::thread dripping([&] {
        while (steady_clock::now() < begin + 9s) {
            slow.send("q");
            std::this_thread::sleep_for(200ms);
        }
    });
    EXPECT_EQ(idle.rest(), "");
    EXPECT_GE(steady_clock::now() - begin, 9900ms);
    dripping.join();
    EXPECT_EQ(slow.rest(), "");
    EXPECT_LT(steady_clock::now() - begin, 15s);
}

TEST(Load, OfBrowsersThatGoInTheMiddleDoesNoHarm) {
    const Running server(example_files());
    for (int time = 0; time < 100; ++time) {
        Connection connection(server.port());
        connection.send(request(server.port(), "GET", "/large.bin"));
        if (time % 2 == 0) {
            char byte = 0;
            EXPECT_EQ(::recv(connection.socket(), &byte, 1, 0), 1);
        }
        if (time % 4 < 2)
            connection.reset();
    }
    EXPECT_EQ(ask(server.port(), "GET", "/large.bin").body.size(), large_size);
}

TEST(Load, OfAnyBytesDoesNoHarm) {
    std::mt19937 random(random_seed());
    const auto below = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    const Running server(example_files());
    const std::string whole = request(server.port(), "GET", "/?q=%41+&x",
                                      "Cookie: a=b; c\r\nAuthorization: Basic eA==\r\n"
                                      "Content-Length: 3\r\nIf-None-Match: \"a\", *\r\nOrigin: null\r\n") +
                              "abc";
    const std::string pieces = std::string("\0\r\n :%,;=\"\xff\t/*?#&", 17) + "QqHh1";
    int answered = 0;
    for (int time = 0; time < 1'000; ++time) {
        std::string text = whole;
        for (std::size_t changes = 1 + below(8); changes > 0; --changes) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
                case 0:
                    text[at] = pieces[below(pieces.size())];
                    break;
                case 1:
                    text.insert(at, 1, pieces[below(pieces.size())]);
                    break;
                case 2:
                    text.erase(at, 1 + below(5));
                    break;
                default:
                    text.insert(at, text.substr(below(text.size()), below(30)));
                    break;
            }
            if (text.empty())
                text = "Q";
        }
        Connection connection(server.port());
        connection.send(text);
        ASSERT_EQ(ask(server.port(), "HEAD").status, 200) << testing::PrintToString(text);
        std::array<char, 20> answer{};
        const ssize_t size = ::recv(connection.socket(), answer.data(), answer.size(), MSG_DONTWAIT);
        if (size > 0) {
            EXPECT_TRUE(std::string_view(answer.data(), answer.size()).starts_with("HTTP/1."))
                << testing::PrintToString(text);
            ++answered;
        }
    }
    EXPECT_GT(answered, 500) << "most are close enough to requests to be answered";
}

TEST(Load, IsNoReasonToRunOn) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    std::deque<Connection> slow;
    const auto begin = [&] {
        const Running server(example_files());
        slow = connections(500, server.port(), "G");
        for (Connection& connection :
             connections(50, server.port(), request(server.port(), "GET", "/large.bin")))
            slow.push_back(std::move(connection));
        EXPECT_EQ(ask(server.port()).status, 200);
        return steady_clock::now();
    }();
    EXPECT_LT(steady_clock::now() - begin, 2s);
}

}  // namespace
}  // namespace queenreel::test
