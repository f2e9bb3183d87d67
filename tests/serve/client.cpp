#include "client.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace queenreel::test::http {
namespace {

int checked_call(int result, const char* what) {
    if (result < 0)
        throw std::system_error(errno, std::generic_category(), what);
    return result;
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return text;
}

Reply head_of(std::string_view head) {
    Reply reply;
    constexpr std::string_view version = "HTTP/1.1 ";
    if (!head.starts_with(version))
        throw std::runtime_error("no answer of HTTP: " + std::string(head));
    reply.status = std::stoi(std::string(head.substr(version.size(), 3)));
    head.remove_prefix(head.find("\r\n") + 2);
    while (!head.empty()) {
        const std::string_view line = head.substr(0, head.find("\r\n"));
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos)
            throw std::runtime_error("no header: " + std::string(line));
        reply.headers.emplace_back(lower(std::string(line.substr(0, colon))), line.substr(colon + 2));
        head.remove_prefix(line.size() + 2);
    }
    return reply;
}

}  // namespace

std::optional<std::string> Reply::header(const std::string& name) const {
    std::optional<std::string> found;
    for (const auto& [other, value] : headers)
        if (other == name) {
            EXPECT_FALSE(found) << name << " is there twice";
            found = value;
        }
    return found;
}

Connection::Connection(int port, const char* host)
    : socket_(checked_call(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), "socket")) {
    const timeval patience{.tv_sec = 30, .tv_usec = 0};
    checked_call(::setsockopt(socket(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience), "setsockopt");
    checked_call(::setsockopt(socket(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience), "setsockopt");
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(port));
    ::inet_pton(AF_INET, host, &address.sin_addr);
    checked_call(::connect(socket(), reinterpret_cast<const sockaddr*>(&address), sizeof address), "connect");
}

void Connection::send(std::string_view text) {
    while (!text.empty()) {
        const ssize_t sent = ::send(socket(), text.data(), text.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool Connection::receive() {
    std::array<char, 1 << 16> piece;
    const ssize_t got = ::recv(socket(), piece.data(), piece.size(), 0);
    if (got > 0)
        received_.append(piece.data(), static_cast<std::size_t>(got));
    return got > 0;
}

Reply Connection::reply(bool to_head) {
    std::size_t end = 0;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos)
        if (!receive())
            throw std::runtime_error("the server sent no answer, but '" + received_ + "'");
    Reply reply = head_of(std::string_view(received_).substr(0, end + 2));
    received_.erase(0, end + 4);
    const std::size_t length =
        to_head || reply.status == 304 ? 0 : std::stoul(reply.header("content-length").value());
    while (received_.size() < length)
        if (!receive())
            throw std::runtime_error("the answer ends early");
    reply.body = received_.substr(0, length);
    received_.erase(0, length);
    return reply;
}

std::optional<std::string> Connection::rest() {
    do
        errno = 0;
    while (receive());
    const bool waited_in_vain = errno == EAGAIN;
    return waited_in_vain ? std::nullopt : std::optional(std::exchange(received_, ""));
}

void Connection::reset() {
    const linger none{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(socket(), SOL_SOCKET, SO_LINGER, &none, sizeof none);
    socket_ = Descriptor();
}

std::string request(int port, const std::string& method, const std::string& path, const std::string& more) {
    return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\n" + more +
           "\r\n";
}

Reply ask(int port, const std::string& method, const std::string& path, const std::string& more) {
    Connection connection(port);
    connection.send(request(port, method, path, more));
    return connection.reply(method == "HEAD");
}

std::chrono::milliseconds time_of_a_request(int port) {
    using std::chrono::steady_clock;
    const auto begin = steady_clock::now();
    EXPECT_EQ(ask(port).status, 200);
    return std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now() - begin);
}

bool allow_descriptors(unsigned count) {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur >= count)
        return true;
    limit.rlim_cur = count;
    limit.rlim_max = std::max<rlim_t>(limit.rlim_max, count);
    return ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

}  // namespace queenreel::test::http
