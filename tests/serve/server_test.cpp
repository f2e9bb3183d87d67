// The server's answers: laws over every file, method and refusal, by the test's own sockets.

#include "queenreel/serve/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <microhttpd.h>
#include <sys/socket.h>

#include <atomic>
#include <cerrno>
#include <new>
#include <set>
#include <string>
#include <system_error>

#include "client.h"
#include "queenreel/serve/http/refusal.h"
#include "running.h"

namespace queenreel::test {
namespace {

using namespace http;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Optional;
using testing::StartsWith;

/// Law: every answer has these.
void expect_guarded(const Reply& reply) {
    EXPECT_THAT(reply.header("x-content-type-options"), Optional(std::string("nosniff")));
    EXPECT_THAT(reply.header("x-frame-options"), Optional(std::string("DENY")));
    EXPECT_THAT(reply.header("referrer-policy"), Optional(std::string("no-referrer")));
    EXPECT_THAT(reply.header("cross-origin-resource-policy"), Optional(std::string("same-origin")));
    EXPECT_THAT(reply.header("cross-origin-opener-policy"), Optional(std::string("same-origin")));
    EXPECT_THAT(reply.header("content-security-policy"), Optional(StartsWith("default-src 'none'")));
    std::set<std::string> names;
    for (const auto& [name, value] : reply.headers) {
        EXPECT_TRUE(names.insert(name).second) << name << " is there twice";
        EXPECT_FALSE(name.starts_with("access-control-")) << name;
        EXPECT_NE(name, "server");
    }
}

TEST(Server, GivesEveryFileWithEachMethodWhole) {
    const std::vector<ServedFile> files = example_files();
    const Running server(files);
    for (const ServedFile& file : files)
        for (const char* method : {"GET", "HEAD"}) {
            SCOPED_TRACE(method + (" " + file.path));
            const Reply reply = ask(server.port(), method, file.path);
            EXPECT_EQ(reply.status, 200);
            EXPECT_TRUE(reply.body == (method == std::string("GET") ? file.bytes : ""));
            EXPECT_EQ(reply.header("content-length"), std::to_string(file.bytes.size()));
            EXPECT_EQ(reply.header("content-type"), file.type);
            EXPECT_EQ(reply.header("content-security-policy"), file.policy);
            EXPECT_EQ(reply.header("cache-control"), "no-cache");
            EXPECT_THAT(reply.header("etag"), Optional(MatchesRegex("\"[0-9a-f]{64}\"")));
            expect_guarded(reply);
        }
}

TEST(Server, MakesAFileOnceWhenItIsFirstRequested) {
    std::atomic<int> times = 0;
    const auto make = [&times](ServedFile& file) {
        if (++times == 1)
            throw std::bad_alloc();
        file.bytes = "queens";
        file.policy = "default-src 'none'";
    };
    const Running server({{.path = "/", .type = "text/plain", .bytes = "one", .policy = "default-src 'none'"},
                          {.path = "/made", .type = "text/plain", .bytes = "", .policy = "", .make = make}});
    EXPECT_EQ(ask(server.port()).body, "one");
    EXPECT_EQ(times, 0);
    Connection failed(server.port());
    failed.send(request(server.port(), "GET", "/made"));
    EXPECT_EQ(failed.rest(), "");
    for (int time = 0; time < 3; ++time) {
        const Reply reply = ask(server.port(), "GET", "/made");
        EXPECT_EQ(reply.status, 200);
        EXPECT_EQ(reply.body, "queens");
        expect_guarded(reply);
    }
    EXPECT_EQ(times, 2);
}

TEST(Server, GivesNoBytesTwiceToWhoHasThem) {
    const std::vector<ServedFile> files = example_files();
    const Running server(files);
    std::set<std::string> tags;
    for (const ServedFile& file : files)
        for (const char* method : {"GET", "HEAD"}) {
            SCOPED_TRACE(method + (" " + file.path));
            const std::string tag = ask(server.port(), "HEAD", file.path).header("etag").value();
            tags.insert(tag);
            for (const std::string& known : {tag, "W/" + tag, "\"x\" , " + tag, std::string("*")}) {
                Connection connection(server.port());
                connection.send(
                    request(server.port(), method, file.path, "If-None-Match: " + known + "\r\n"));
                const Reply reply = connection.reply(true);
                EXPECT_EQ(reply.status, 304) << known;
                EXPECT_EQ(reply.header("etag"), tag);
                expect_guarded(reply);
                // A body would come before the next answer.
                connection.send(request(server.port(), "GET", "/nothing"));
                EXPECT_EQ(connection.reply().status, 404);
            }
            for (const std::string& other :
                 {std::string("\"x\""), std::string("W/"), tag.substr(1), std::string()})
                EXPECT_EQ(ask(server.port(), method, file.path, "If-None-Match: " + other + "\r\n").status,
                          200)
                    << other;
        }
    EXPECT_EQ(tags.size(), files.size());
}

/// A refused request for each status, except those that the library refuses by itself.
std::vector<std::pair<unsigned, std::string>> refused_requests(int port) {
    return {
        {400, "GET / HTTP/1.0\r\n\r\n"},
        {403, request(port, "GET", "/", "Origin: http://example.com\r\n")},
        {404, request(port, "GET", "/nothing")},
        {405, request(port, "POST", "/", "Content-Length: 0\r\n")},
        {413, request(port, "GET", "/", "Content-Length: 5\r\n") + "queen"},
        {421, "GET / HTTP/1.1\r\nHost: example.com\r\n\r\n"},
        {431, request(port, "GET", "/", "X: " + std::string(16'384, 'q') + "\r\n")},
    };
}

// libmicrohttpd 1.0 refuses them by itself, in its own words.
TEST(Server, RefusesARequestWithoutOneHost) {
    const Running server(example_files());
    for (const std::string& text :
         {std::string("GET / HTTP/1.1\r\n\r\n"),
          request(server.port(), "GET", "/", "Host: 127.0.0.1:" + std::to_string(server.port()) + "\r\n")}) {
        SCOPED_TRACE(text);
        Connection connection(server.port());
        connection.send(text);
        const Reply reply = connection.reply();
        EXPECT_EQ(reply.status, 400);
        if (MHD_get_version()[0] == '0') {
            EXPECT_EQ(reply.body, refusal(400).text);
            expect_guarded(reply);
        }
        connection.send(request(server.port()));
        EXPECT_EQ(connection.rest(), "") << "what follows is not read as a request";
    }
}

TEST(Server, WordsEveryRefusalInPlainText) {
    const Running server(example_files());
    std::set<unsigned> seen;
    for (const auto& [status, text] : refused_requests(server.port())) {
        SCOPED_TRACE(text.substr(0, 200));
        Connection connection(server.port());
        connection.send(text);
        const Reply reply = connection.reply();
        EXPECT_EQ(reply.status, static_cast<int>(status));
        EXPECT_EQ(reply.body, refusal(status).text);
        EXPECT_EQ(reply.header("content-type"), "text/plain; charset=utf-8");
        EXPECT_EQ(reply.header("allow"),
                  status == 405 ? std::optional<std::string>("GET, HEAD") : std::nullopt);
        EXPECT_EQ(reply.header("content-security-policy"), "default-src 'none'; frame-ancestors 'none'");
        expect_guarded(reply);
        connection.send(request(server.port()));
        if (status == 404)
            EXPECT_EQ(connection.reply().status, 200);
        else
            EXPECT_EQ(connection.rest(), "") << "what follows is not read as a request";
        seen.insert(status);
    }
    for (const Refusal& refusal : refusals())
        EXPECT_TRUE(seen.contains(refusal.status)) << refusal.status;
}

TEST(Server, RefusesEveryOtherMethodForEveryPath) {
    const Running server(example_files());
    for (const char* method :
         {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "PROPFIND", "get", "Q"})
        for (const char* path : {"/", "/empty.txt", "/nothing"}) {
            const Reply reply = ask(server.port(), method, path);
            EXPECT_EQ(reply.status, 405) << method << path;
            EXPECT_EQ(reply.header("allow"), "GET, HEAD");
        }
}

TEST(Server, KnowsNoPathButTheFiles) {
    const Running server(example_files());
    for (const char* path :
         {"/nothing", "//", "/index.html", "/empty.txt/", "/%65mpty.txt", "/./", "/../etc/passwd", "/%00",
          "/EMPTY.txt", "*", "http://127.0.0.1/", "/empty.txt%3fx"})
        EXPECT_EQ(ask(server.port(), "GET", path).status, 404) << path;
    EXPECT_EQ(ask(server.port(), "GET", "/?n=8&solver=bitmask").status, 200);
    EXPECT_EQ(ask(server.port(), "GET", "/?%00").status, 200);
}

TEST(Server, AnswersOneRequestAfterTheOtherOnAConnection) {
    const Running server(example_files());
    Connection connection(server.port());
    for (int time = 0; time < 3; ++time) {
        connection.send(request(server.port()));
        EXPECT_EQ(connection.reply().body, "<!doctype html><p>♛");
    }
    const std::string one = request(server.port(), "GET", "/empty.txt");
    connection.send(one + one + request(server.port(), "HEAD") + one);
    for (const bool to_head : {false, false, true, false})
        EXPECT_EQ(connection.reply(to_head).status, 200);
    connection.send(request(server.port(), "GET", "/", "Connection: close\r\n"));
    EXPECT_EQ(connection.reply().status, 200);
    EXPECT_EQ(connection.rest(), "");
}

// An answer under way stays whole, and its connection stays for the files that follow.
TEST(Server, ServesOtherFilesOnTheSameConnections) {
    std::vector<ServedFile> files = example_files();
    Running server(files);
    Connection reader(server.port());
    Connection waiting(server.port());
    waiting.send(request(server.port()));
    EXPECT_EQ(waiting.reply().body, files.front().bytes);
    reader.send(request(server.port(), "GET", "/large.bin"));
    char first = 0;
    ASSERT_EQ(::recv(reader.socket(), &first, 1, MSG_PEEK), 1);  // the answer is under way
    for (const std::string bytes : {"other", "and another"}) {
        files.front().bytes = bytes;
        server.serve({files.front()});
        waiting.send(request(server.port()));
        EXPECT_EQ(waiting.reply().body, bytes);
    }
    EXPECT_TRUE(reader.reply().body == std::string(large_size, 'Q'));
    for (Connection* connection : {&reader, &waiting}) {
        connection->send(request(server.port(), "GET", "/large.bin"));
        EXPECT_EQ(connection->reply().status, 404);
    }
}

TEST(Server, TakesRequestsAByteAtATime) {
    const Running server(example_files());
    Connection connection(server.port());
    for (const char byte : request(server.port()))
        connection.send({&byte, 1});
    EXPECT_EQ(connection.reply().status, 200);
}

// Heads of up to 16 kB are read, in any number of lines.
TEST(Server, RefusesHeadsOverSixteenKilobytes) {
    const Running server(example_files());
    const auto status = [&](std::size_t size) {
        const std::size_t rest = size - request(server.port(), "GET", "/", "X: \r\n").size();
        Connection connection(server.port());
        connection.send(request(server.port(), "GET", "/", "X: " + std::string(rest, 'q') + "\r\n"));
        return connection.reply().status;
    };
    EXPECT_EQ(status(1'000), 200);
    EXPECT_EQ(status(16'384), 200);
    EXPECT_EQ(status(16'385), 431);
    EXPECT_EQ(status(40'000), 431);
    for (const std::string& endless : {"GET /" + std::string(200'000, 'q'),
                                       request(server.port(), "GET", "/", "X: " + std::string(200'000, 'q')),
                                       std::string(200'000, 'q'), std::string(200'000, '\n')}) {
        Connection connection(server.port());
        connection.send(endless);
        const auto rest = connection.rest();
        ASSERT_TRUE(rest) << "the server waits for more";
        EXPECT_TRUE(rest->empty() || rest->starts_with("HTTP/1.1 4")) << rest->substr(0, 50);
    }
    EXPECT_EQ(ask(server.port()).status, 200);
}

TEST(Server, ReadsNoBody) {
    const Running server(example_files());
    const std::string smuggled = request(server.port(), "GET", "/empty.txt");
    for (const std::string& more :
         {"Content-Length: " + std::to_string(smuggled.size()) + "\r\n",
          std::string("Transfer-Encoding: chunked\r\n"),
          std::string("Content-Length: 99999999999999\r\nExpect: 100-continue\r\n")}) {
        SCOPED_TRACE(more);
        Connection connection(server.port());
        connection.send(request(server.port(), "GET", "/", more) + smuggled);
        EXPECT_EQ(connection.reply().status, 413);
        EXPECT_THAT(connection.rest(), Optional(std::string()));
    }
    EXPECT_EQ(ask(server.port(), "GET", "/", "Content-Length: 0\r\n").status, 200);
}

TEST(Server, IsReachedFromThisMachineAlone) {
    const Running server(example_files());
    EXPECT_EQ(server.address(), "http://127.0.0.1:" + std::to_string(server.port()) + "/");
    try {
        const Connection other(server.port(), "127.0.0.2");
        ADD_FAILURE() << "it listens at all addresses";
    } catch (const std::system_error& error) {
        EXPECT_EQ(error.code().value(), ECONNREFUSED);
    }
}

TEST(Server, ExplainsABadPort) {
    const Running server(example_files());
    try {
        const Server second(example_files(), server.port());
        ADD_FAILURE() << "two servers at a port";
    } catch (const PortError& error) {
        EXPECT_EQ(error.number, EADDRINUSE);
        EXPECT_EQ(error.port, server.port());
    }
    EXPECT_EQ(ask(server.port()).status, 200);
}

TEST(Server, HasItsPortAgainAtOnceAfterAnother) {
    int port = 0;
    {
        const Running server(example_files());
        port = server.port();
        // The side that closes first keeps the port for a minute: the server, here.
        Connection connection(port);
        connection.send(request(port, "GET", "/", "Connection: close\r\n"));
        EXPECT_EQ(connection.reply().status, 200);
        EXPECT_EQ(connection.rest(), "");
    }
    const Server again(example_files(), port);
    EXPECT_EQ(again.port(), port);
}

}  // namespace
}  // namespace queenreel::test
