#include "queenreel/terminal/children.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <map>
#include <string_view>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/error.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view program_prefix = "queenreel: ";

/// A running command line.
struct Running {
    std::size_t line;
    Descriptor errors;  ///< its standard error
    Clock::time_point begin;
};

[[noreturn]] void become_child(ChildProgram program, const ChildLine& line, int errors) {
    int code = EXIT_FAILURE;
    const std::string path = line.printed.empty() ? "/dev/null" : line.printed;
    const int printed = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    {
        Console console(printed, errors);
        if (printed < 0)
            console.error(SystemError(path, errno).what());
        else
            code = program(line.words, console);
    }
    _exit(code);
}

std::vector<std::string> lines_of_file(int file) {
    std::string text;
    std::string part(4096, '\0');
    off_t at = 0;
    for (ssize_t got = 0; (got = pread(file, part.data(), part.size(), at)) > 0; at += got)
        text.append(part, 0, static_cast<std::size_t>(got));
    std::vector<std::string> lines;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        if (line.starts_with(program_prefix))
            line.remove_prefix(program_prefix.size());
        lines.emplace_back(line);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

/// The running processes.
class Children {
  public:
    explicit Children(ChildProgram program) : program_(program) {}
    Children(const Children&) = delete;
    Children& operator=(const Children&) = delete;
    ~Children() {
        for (const auto& [process, running] : all_)
            kill(process, SIGTERM);
        for (const auto& [process, running] : all_)
            while (waitpid(process, nullptr, 0) < 0 && errno == EINTR)
                continue;
    }

    std::size_t count() const { return all_.size(); }

    void begin(const ChildLine& line, std::size_t place) {
        Descriptor errors(checked(memfd_create("queenreel", MFD_CLOEXEC), "make"));
        const pid_t process = checked(fork(), "make");
        if (process == 0)
            become_child(program_, line, errors.number());
        all_.emplace(process, Running{place, std::move(errors), Clock::now()});
    }

    /// Waits for one of them. Throws Interrupted.
    std::pair<std::size_t, ProcessEnd> wait() {
        while (true) {
            check_interrupted();
            for (auto child = all_.begin(); child != all_.end(); ++child) {
                int status = 0;
                if (waitpid(child->first, &status, WNOHANG) != child->first)
                    continue;
                ProcessEnd end{
                    .code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
                    .notes = lines_of_file(child->second.errors.number()),
                    .seconds = std::chrono::duration<double>(Clock::now() - child->second.begin).count()};
                const std::size_t line = child->second.line;
                all_.erase(child);
                return {line, std::move(end)};
            }
            usleep(2'000);
        }
    }

  private:
    ChildProgram program_;
    std::map<pid_t, Running> all_;
};

}  // namespace

void run_children(ChildProgram program, const std::vector<ChildLine>& lines, int at_once,
                  const std::function<bool(std::size_t line, const ProcessEnd& end)>& ended) {
    Children children(program);
    std::size_t next = 0;
    bool goes_on = true;
    while (children.count() > 0 || (goes_on && next < lines.size())) {
        while (goes_on && next < lines.size() && children.count() < static_cast<std::size_t>(at_once)) {
            children.begin(lines[next], next);
            ++next;
        }
        const auto [line, end] = children.wait();
        goes_on = ended(line, end) && goes_on;
    }
}

}  // namespace queenreel
