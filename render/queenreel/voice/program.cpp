#include "queenreel/voice/program.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <span>
#include <thread>

#include "queenreel/base/utf8.h"
#include "queenreel/io/descriptor.h"
#include "queenreel/io/wait.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX has it in no header

namespace queenreel {
namespace {

using Clock = std::chrono::steady_clock;

struct Pipe {
    Descriptor read;
    Descriptor write;
};

Pipe new_pipe() {
    std::array<int, 2> ends{};
    checked(pipe2(ends.data(), O_CLOEXEC), "make a pipe");
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Descriptor file_in_memory(std::string_view content) {
    Descriptor file(checked(memfd_create("queenreel", MFD_CLOEXEC), "make a file"));
    write_all(std::as_bytes(std::span(content)), "file in memory", file.number());
    checked(lseek(file.number(), 0, SEEK_SET), "file in memory");
    return file;
}

/// Pointers to texts, in the form of argv: the last is null.
std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& text : texts)
        all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

std::vector<std::string> environment(const ProgramLine& line) {
    std::vector<std::string> all;
    for (char** entry = environ; *entry != nullptr; ++entry)
        all.emplace_back(*entry);
    for (const auto& [name, value] : line.added)
        all.push_back(name + "=" + value);
    return all;
}

/// A running program, the leader of its own process group, which ends with it.
class Process {
  public:
    Process(const ProgramLine& line, int input, int output, int errors) {
        posix_spawn_file_actions_t files{};
        posix_spawnattr_t attributes{};
        posix_spawn_file_actions_init(&files);
        posix_spawnattr_init(&attributes);
        posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO);
        sigset_t all{};
        sigset_t none{};
        sigfillset(&all);
        sigemptyset(&none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setflags(&attributes,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
        std::vector<std::string> words = line.words;
        std::vector<std::string> variables = environment(line);
        const int error = posix_spawnp(&id_, words.front().c_str(), &files, &attributes,
                                       pointers(words).data(), pointers(variables).data());
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&attributes);
        if (error != 0)
            throw ProgramError(fmt::format("it does not start ({})", std::strerror(error)));
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() {
        kill(-id_, SIGKILL);
        if (!ended_)
            uninterrupted([&] { return waitpid(id_, nullptr, 0); });
    }

    /// Its exit status, once it has ended.
    std::optional<int> status() {
        int status = 0;
        if (uninterrupted([&] { return waitpid(id_, &status, WNOHANG); }) != id_)
            return std::nullopt;
        ended_ = true;
        return status;
    }

  private:
    pid_t id_ = 0;
    bool ended_ = false;
};

/// The last line that is not empty.
std::string last_line(int file) {
    std::array<char, 4096> text{};
    const off_t size = lseek(file, 0, SEEK_END);
    const ssize_t got = pread(file, text.data(), text.size(), std::max<off_t>(0, size - off_t{4096}));
    std::string_view rest(text.data(), static_cast<std::size_t>(std::max<ssize_t>(0, got)));
    while (!rest.empty() && (rest.back() == '\n' || rest.back() == '\r' || rest.back() == ' '))
        rest.remove_suffix(1);
    return one_line(rest.substr(rest.rfind('\n') + 1));
}

void check_status(int status, int errors) {
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return;
    const std::string how = WIFEXITED(status) ? fmt::format("it ended with status {}", WEXITSTATUS(status))
                                              : fmt::format("signal {} ended it", WTERMSIG(status));
    const std::string said = last_line(errors);
    throw ProgramError(how + (said.empty() ? "" : ": " + said));
}

/// The time by which a program must end. A signal can cancel the wait at every step.
class Deadline {
  public:
    explicit Deadline(std::chrono::milliseconds patience)
        : patience_(patience), end_(Clock::now() + patience) {}

    void check() const {
        check_wait();
        if (Clock::now() >= end_)
            throw ProgramError(
                fmt::format("it has not ended after {} s", std::chrono::duration<double>(patience_).count()));
    }

  private:
    std::chrono::milliseconds patience_;
    Clock::time_point end_;
};

std::vector<std::byte> read_output(int from, std::size_t max_bytes, const Deadline& deadline) {
    constexpr std::size_t step = 65'536;
    constexpr int wait = 50;  // milliseconds
    std::vector<std::byte> output;
    while (true) {
        deadline.check();
        pollfd file{.fd = from, .events = POLLIN, .revents = 0};
        if (poll(&file, 1, wait) <= 0)
            continue;
        const std::size_t before = output.size();
        output.resize(before + step);
        const ssize_t count = uninterrupted([&] { return read(from, output.data() + before, step); });
        output.resize(before + static_cast<std::size_t>(std::max<ssize_t>(0, count)));
        if (count <= 0)
            return output;
        if (output.size() > max_bytes)
            throw ProgramError(fmt::format("it writes more than {} MB", max_bytes >> 20U));
    }
}

}  // namespace

bool is_installed(std::string_view program) {
    const char* const path = std::getenv("PATH");
    for (std::string_view rest = path ? path : ""; !rest.empty();) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        if (access(fmt::format("{}/{}", rest.substr(0, end), program).c_str(), X_OK) == 0)
            return true;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

std::vector<std::byte> output_of(const ProgramLine& line, std::string_view input) {
    const Deadline deadline(line.patience);
    const Descriptor in = file_in_memory(input);  // not a pipe, because the program need not read it
    const Descriptor errors = file_in_memory("");
    Pipe out = new_pipe();
    Process process(line, in.number(), out.write.number(), errors.number());
    out.write = {};
    std::vector<std::byte> output = read_output(out.read.number(), line.max_bytes, deadline);
    while (true) {
        if (const std::optional<int> status = process.status()) {
            check_status(*status, errors.number());
            return output;
        }
        deadline.check();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

}  // namespace queenreel
