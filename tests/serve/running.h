#pragma once

#include <gtest/gtest.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>
#include <thread>
#include <vector>

#include "queenreel/serve/server.h"

namespace queenreel::test {

/// A server that runs beside a test while this lives.
class Running {
  public:
    explicit Running(std::vector<ServedFile> files)
        : server_(std::move(files), 0), stop_(::eventfd(0, EFD_CLOEXEC)), thread_([this] { run(); }) {}
    ~Running() { stop(); }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    int port() const { return server_.port(); }
    std::string address() const { return server_.address(); }

    /// Serves other files from now on.
    void serve(std::vector<ServedFile> files) {
        stop();
        server_.serve(std::move(files));
        thread_ = std::thread([this] { run(); });
    }

  private:
    void run() { server_.run(stop_.number()); }

    void stop() {
        std::uint64_t times = 1;
        EXPECT_EQ(::write(stop_.number(), &times, sizeof times), static_cast<ssize_t>(sizeof times));
        thread_.join();
        EXPECT_EQ(::read(stop_.number(), &times, sizeof times), static_cast<ssize_t>(sizeof times));
    }

    Server server_;
    Descriptor stop_;
    std::thread thread_;
};

/// More bytes than sockets take at once.
inline constexpr std::size_t large_size = 8'000'000;

/// Files of every kind: a page, an empty one, and one that no socket takes at once.
inline std::vector<ServedFile> example_files() {
    return {{.path = "/",
             .type = "text/html; charset=utf-8",
             .bytes = "<!doctype html><p>♛",
             .policy = "default-src 'none'; script-src 'sha256-abc'"},
            {.path = "/empty.txt", .type = "text/plain", .bytes = "", .policy = "default-src 'none'"},
            {.path = "/zero\\0.bin",
             .type = "application/octet-stream",
             .bytes = std::string("a\0b\r\n\r\nc", 8),
             .policy = "default-src 'none'"},
            {.path = "/large.bin",
             .type = "application/octet-stream",
             .bytes = std::string(large_size, 'Q'),
             .policy = "default-src 'none'"}};
}

}  // namespace queenreel::test
