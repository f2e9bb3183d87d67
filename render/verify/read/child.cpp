#include "verify/read/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>

#include "io/descriptor.h"
#include "verify/read/source.h"

namespace queenreel::judge {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int max_seconds = 10;
constexpr rlim_t max_memory = rlim_t{1} << 30;

/// A child process that is killed and waited for at the end.
class Process {
  public:
    explicit Process(pid_t id) : id_(id) {}
    ~Process() {
        if (id_ > 0) {
            kill(id_, SIGKILL);
            wait();
        }
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Its status, as of waitpid().
    int wait() {
        int status = 0;
        while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
        }
        id_ = -1;
        return status;
    }

  private:
    pid_t id_;
};

void set_limit(int resource, rlim_t max) {
    const rlimit limit{max, max};
    setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

/// The address space in use, in bytes: the limit is on top of it, which sanitizers make huge.
rlim_t memory_in_use() {
    std::ifstream statm("/proc/self/statm");
    rlim_t pages = 0;
    statm >> pages;
    return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

void limit_self() {
    set_limit(RLIMIT_AS, memory_in_use() + max_memory);
    set_limit(RLIMIT_CPU, max_seconds);
    set_limit(RLIMIT_FSIZE, 0);
    set_limit(RLIMIT_CORE, 0);
    signal(SIGXFSZ, SIG_IGN);
    for (int signal_number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGABRT, SIGSEGV})
        signal(signal_number, SIG_DFL);
    // Complaints of librsvg, GLib and the Rust runtime are the child's own affair.
    if (const int nowhere = ::open("/dev/null", O_WRONLY); nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
}

/// Everything until the child closes its end; nothing when it does not in time or writes too much.
std::optional<std::vector<std::uint8_t>> read_all(int input, std::size_t max_bytes) {
    const auto deadline = Clock::now() + std::chrono::seconds(max_seconds);
    std::vector<std::uint8_t> all;
    std::array<std::uint8_t, 1 << 16> block;
    while (true) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd ready{input, POLLIN, 0};
        const int result = left > 0 ? poll(&ready, 1, static_cast<int>(left)) : 0;
        if (result < 0 && errno == EINTR)
            continue;
        if (result <= 0)
            return std::nullopt;
        const ssize_t count = ::read(input, block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return all;
        all.insert(all.end(), block.begin(), block.begin() + count);
        if (all.size() > max_bytes)
            return std::nullopt;
    }
}

void check_status(int status) {
    if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS)
        return;
    const int signal_number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (signal_number == SIGXCPU || signal_number == SIGKILL)
        throw UnreadableError("cannot be drawn in ten seconds");
    throw UnreadableError(std::string("cannot be drawn within a gigabyte of memory, or crashes librsvg: ") +
                          (signal_number ? strsignal(signal_number) : "it gave up"));
}

}  // namespace

std::vector<std::uint8_t> in_child(const std::function<void(const ChildOutput&)>& work,
                                   std::size_t max_bytes) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw UnreadableError(std::string("no pipe to a child process: ") + std::strerror(errno));
    Descriptor input(ends[0]);
    Descriptor output(ends[1]);
    const pid_t id = fork();
    if (id < 0)
        throw UnreadableError(std::string("no child process to draw in: ") + std::strerror(errno));
    if (id == 0) {
        input = {};
        limit_self();
        try {
            work([&](const void* bytes, std::size_t size) {
                write_all({static_cast<const std::byte*>(bytes), size}, "pipe", output.number());
            });
        } catch (...) {
            _exit(EXIT_FAILURE);
        }
        _exit(EXIT_SUCCESS);
    }
    Process child(id);
    output = {};
    auto all = read_all(input.number(), max_bytes);
    if (!all)
        throw UnreadableError("cannot be drawn in ten seconds");
    check_status(child.wait());
    return *std::move(all);
}

}  // namespace queenreel::judge
