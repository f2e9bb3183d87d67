// Which requests are refused: by whom, under which name, for what. Without sockets.

#include "queenreel/serve/http/refusal.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace queenreel::test {
namespace {

constexpr int port = 8092;

/// The status of the refusal; 0 if there is none.
unsigned status(std::vector<HttpHeader> headers, std::string_view method = "GET", int at = port) {
    const Refusal* refusal =
        refusal_of({.method = method, .headers = std::move(headers), .head_size = 100}, at);
    return refusal ? refusal->status : 0;
}

/// The same for a request with its Host and these headers.
unsigned status_with(std::vector<HttpHeader> headers) {
    headers.push_back({"Host", "127.0.0.1:8092"});
    return status(std::move(headers));
}

TEST(Refusals, OfOtherNamesThanItsOwn) {
    for (const char* host : {"127.0.0.1:8092", "localhost:8092", "LocalHost:8092"})
        for (const char* name : {"Host", "host", "HOST"})
            EXPECT_EQ(status({{name, host}}), 0U) << host;
    for (const char* host :
         {"", "127.0.0.1", "localhost", "127.0.0.1:8093", "127.0.0.1:80920", "127.0.0.1:08092",
          "localhost:", "evil.example:8092", "localhost.evil.example:8092", "127.0.0.1.evil.example:8092",
          "127.0.0.2:8092", "[::1]:8092", "0.0.0.0:8092", "127.0.0.1:8092 ", "evil@127.0.0.1:8092",
          "2130706433:8092", "localhost.:8092"})
        EXPECT_EQ(status({{"Host", host}}), 421U) << host;
}

TEST(Refusals, OfNoHostAndOfSeveral) {
    EXPECT_EQ(status({}), 400U);
    EXPECT_EQ(status({{"Host", "127.0.0.1:8092"}, {"host", "127.0.0.1:8092"}}), 400U);
    EXPECT_EQ(status({{"Host", "127.0.0.1:8092"}, {"Host", "evil.example"}}), 400U);
}

TEST(Refusals, TakeTheNameWithoutAPortAtThatOfTheWeb) {
    EXPECT_EQ(status({{"Host", "localhost"}}, "GET", 80), 0U);
    EXPECT_EQ(status({{"Host", "127.0.0.1:80"}}, "GET", 80), 0U);
    EXPECT_EQ(status({{"Host", "evil.example"}}, "GET", 80), 421U);
}

TEST(Refusals, OfPagesOfOtherOrigins) {
    EXPECT_EQ(status_with({{"Origin", "http://127.0.0.1:8092"}}), 0U);
    EXPECT_EQ(status({{"Host", "localhost:8092"}, {"Origin", "http://localhost:8092"}}), 0U);
    EXPECT_EQ(status_with({{"Origin", "http://127.0.0.1:8092"}, {"Origin", "null"}}), 403U);
    for (const char* origin : {"", "null", "http://evil.example", "https://127.0.0.1:8092",
                               "http://127.0.0.1", "http://127.0.0.1:8093", "http://localhost:8092",
                               "http://127.0.0.1:8092.evil.example", "http://127.0.0.1:8092/", "file://"})
        EXPECT_EQ(status_with({{"Origin", origin}}), 403U) << origin;
}

// Law: a request that another site makes a browser send is refused, whatever it is for, except for a followed
// link.
TEST(Refusals, OfWhatOtherSitesHaveFetched) {
    for (const char* site : {"cross-site", "same-site", "unknown"})
        for (const char* mode : {"navigate", "no-cors", "cors", "same-origin", "websocket"})
            for (const char* destination :
                 {"document", "iframe", "frame", "embed", "object", "image", "script", "empty"}) {
                const bool link = mode == std::string("navigate") && destination == std::string("document");
                EXPECT_EQ(status_with({{"Sec-Fetch-Site", site},
                                       {"Sec-Fetch-Mode", mode},
                                       {"Sec-Fetch-Dest", destination}}),
                          link ? 0U : 403U)
                    << site << mode << destination;
            }
    for (const char* site : {"none", "same-origin"})
        for (const char* destination : {"document", "image", "empty"})
            EXPECT_EQ(status_with({{"Sec-Fetch-Site", site}, {"Sec-Fetch-Dest", destination}}), 0U);
    EXPECT_EQ(status_with({{"Sec-Fetch-Site", "cross-site"}}), 403U);
    EXPECT_EQ(status_with({{"Sec-Fetch-Site", "none"}, {"Sec-Fetch-Site", "cross-site"}}), 403U);
}

TEST(Refusals, OfMethodsThatChangeThings) {
    for (const char* method : {"GET", "HEAD"})
        EXPECT_EQ(status({{"Host", "localhost:8092"}}, method), 0U);
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "Head", ""})
        EXPECT_EQ(status({{"Host", "localhost:8092"}}, method), 405U) << method;
}

TEST(Refusals, OfBodies) {
    EXPECT_EQ(status_with({{"Content-Length", "0"}}), 0U);
    EXPECT_EQ(status_with({{"Content-Length", "00"}}), 0U);
    EXPECT_EQ(status_with({{"Content-Length", "0"}, {"Content-Length", "1"}}), 413U);
    for (const char* length : {"1", "10", "-1", "0x1", "x", "18446744073709551616"})
        EXPECT_EQ(status_with({{"content-length", length}}), 413U) << length;
    for (const char* coding : {"chunked", "identity", ""})
        EXPECT_EQ(status_with({{"Transfer-Encoding", coding}}), 413U) << coding;
}

TEST(Refusals, OfLongHeads) {
    const std::vector<HttpHeader> headers{{"Host", "localhost:8092"}};
    EXPECT_EQ(refusal_of({.method = "GET", .headers = headers, .head_size = 16'384}, port), nullptr);
    EXPECT_EQ(refusal_of({.method = "GET", .headers = headers, .head_size = 16'385}, port), &refusal(431));
}

TEST(Refusals, RevealNothing) {
    // Under another name, or from another page, neither method nor body matters.
    EXPECT_EQ(status({{"Host", "evil.example"}, {"Content-Length", "5"}}, "POST"), 421U);
    EXPECT_EQ(status({{"Host", "localhost:8092"}, {"Origin", "null"}, {"Content-Length", "5"}}, "POST"),
              403U);
}

TEST(Tags, AreFoundInLists) {
    for (const char* list :
         {"\"q\"", "W/\"q\"", "*", "\"a\", \"q\"", "\"a\",W/\"q\" ,\"b\"", " \"q\" ", ",,\"q\""})
        EXPECT_TRUE(matches(list, "\"q\"")) << list;
    for (const char* list : {"", "q", "\"Q\"", "\"q", "\"q\"x", "w/\"q\"", ",", "\"a\""})
        EXPECT_FALSE(matches(list, "\"q\"")) << list;
}

}  // namespace
}  // namespace queenreel::test
