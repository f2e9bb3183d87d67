// Callers that are slow, many, gone midway or hostile: honest requests are still answered, judged by who is
// answered before whom, not by time.

#include <gtest/gtest.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <deque>
#include <memory>
#include <random>
#include <thread>

#include "client.h"
#include "queenreel/serve/exchange.h"
#include "queenreel/serve/listener.h"
#include "random_seed.h"
#include "running.h"

namespace queenreel::test {
namespace {

using namespace http;
using namespace std::chrono_literals;
using std::chrono::steady_clock;

constexpr unsigned descriptors = 4'000;  // both ends of each connection are in this process

/// A server whose work a test does in its own thread, round by round: the measure is how many rounds
/// something takes, and a server that waits for a caller never ends one.
class Stepped {
  public:
    Stepped() : Stepped(listen_here(0)) {}

    int port() const { return port_; }
    void work() { exchange_->work(); }

    /// That many connections, each of which has sent this.
    std::deque<Connection> connections(int count, std::string_view text) {
        std::deque<Connection> all;
        for (int i = 0; i < count; ++i) {
            all.emplace_back(port_);
            all.back().send(text);
            work();
        }
        return all;
    }

    /// The rounds until the connection has something to read; over most_rounds for never.
    int rounds_until_answered(const Connection& connection) {
        for (int rounds = 0; rounds <= most_rounds; ++rounds) {
            char byte = 0;
            if (::recv(connection.socket(), &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0)
                return rounds;
            work();
        }
        return most_rounds + 1;
    }

    static constexpr int most_rounds = 20;

  private:
    explicit Stepped(Descriptor listener)
        : port_(port_of(listener)), exchange_(open_exchange(std::move(listener), port_, example_files())) {}

    int port_;
    std::unique_ptr<Exchange> exchange_;
};

/// The rounds that an honest request takes, including its connection.
int rounds_of_a_request(Stepped& server) {
    Connection honest(server.port());
    honest.send(request(server.port()));
    const int rounds = server.rounds_until_answered(honest);
    EXPECT_EQ(honest.reply().status, 200);
    return rounds;
}

/// Law: whatever others do, an honest request takes no more rounds than when it is alone, time after time.
void expect_answers_at_once(Stepped& server) {
    Stepped lonely;
    const int alone = rounds_of_a_request(lonely);
    ASSERT_LE(alone, Stepped::most_rounds);
    for (int time = 0; time < 10; ++time)
        EXPECT_LE(rounds_of_a_request(server), alone);
}

TEST(Load, FiveHundredIdleConnectionsDelayNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    Stepped server;
    const auto idle = server.connections(500, "");
    expect_answers_at_once(server);
}

TEST(Load, FiveHundredSlowSendersDelayNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    Stepped server;
    auto slow = server.connections(500, "GET / HTTP/1.1\r\nX: ");
    for (int round = 0; round < 5; ++round) {
        for (Connection& connection : slow)
            connection.send("q");
        expect_answers_at_once(server);
    }
    // They did nothing wrong yet: whoever completes a request is answered.
    slow.back().send("\r\nHost: localhost:" + std::to_string(server.port()) + "\r\n\r\n");
    EXPECT_LE(server.rounds_until_answered(slow.back()), Stepped::most_rounds);
    EXPECT_EQ(slow.back().reply().status, 200);
}

TEST(Load, FiveHundredSlowReadersDelayNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    Stepped server;
    const auto deaf = server.connections(500, request(server.port(), "GET", "/large.bin"));
    expect_answers_at_once(server);
}

TEST(Load, ConnectionsOverTheLimitDelayNobody) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    Stepped server;
    auto many = server.connections(1'500, "G");
    expect_answers_at_once(server);
    // The oldest were dropped for the youngest.
    EXPECT_TRUE(many.front().rest());
    many.back().send(request(server.port()).substr(1));
    EXPECT_LE(server.rounds_until_answered(many.back()), Stepped::most_rounds);
    EXPECT_EQ(many.back().reply().status, 200);
}

// However often they send a byte, a request's time counts as a whole.
TEST(Load, OfSlowRequestsIsShedNotBeforeTenSeconds) {
    const Running server(example_files());
    const auto begin = steady_clock::now();
    Connection idle(server.port());
    Connection slow(server.port());
    slow.send("GET / HTTP/1.1\r\nX: ");
    std::atomic<bool> shed = false;
    std::thread dripping([&] {
        while (!shed) {
            slow.send("q");
            std::this_thread::sleep_for(200ms);
        }
    });
    EXPECT_EQ(idle.rest(), "");
    EXPECT_GE(steady_clock::now() - begin, 9900ms);
    EXPECT_EQ(slow.rest(), "") << "while it drips";
    shed = true;
    dripping.join();
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

TEST(Load, DoesNotDelayTheEnd) {
    ASSERT_TRUE(allow_descriptors(descriptors));
    Server server(example_files(), 0);
    const Descriptor stop(::eventfd(0, EFD_CLOEXEC));
    std::thread running([&] { server.run(stop.number()); });
    std::deque<Connection> slow;
    for (int i = 0; i < 550; ++i) {
        slow.emplace_back(server.port());
        slow.back().send(i < 50 ? request(server.port(), "GET", "/large.bin") : "G");
    }
    EXPECT_EQ(ask(server.port()).status, 200);
    const std::uint64_t one = 1;
    EXPECT_EQ(::write(stop.number(), &one, sizeof one), static_cast<ssize_t>(sizeof one));
    running.join();
    // It ended before the last caller was answered or dropped.
    char byte = 0;
    EXPECT_EQ(::recv(slow.back().socket(), &byte, 1, MSG_DONTWAIT), -1);
    EXPECT_EQ(errno, EAGAIN);
}

}  // namespace
}  // namespace queenreel::test
