#include "queenreel/confined/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <new>
#include <thread>
#include <utility>

#include "queenreel/confined/confine.h"

namespace queenreel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Exit statuses of a child that can no longer send messages.
enum Status { status_done = 0, status_gave_up = 1, status_no_memory = 42, status_not_confined = 43 };

/// Discards what libraries write to standard error while they load, for example that memory ran out: the
/// parent reports everything. confine_self() does the same for the time after it.
void silence_libraries() {
    const Descriptor nowhere(::open("/dev/null", O_WRONLY | O_CLOEXEC));
    if (nowhere.number() >= 0)
        dup2(nowhere.number(), STDERR_FILENO);
}

/// Returns the processor time that a process and its threads have used; 0 if it is unknown.
milliseconds processor_time(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0)
        return milliseconds{0};
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                    std::chrono::nanoseconds(time.tv_nsec));
}

}  // namespace

void ChildReporter::alive() const {
    constexpr milliseconds pause{200};
    const auto now = Clock::now();
    if (now - last_ < pause)
        return;
    last_ = now;
    send_confined(ChannelMessage::Type::alive, {});
}

ConfinedChild::ConfinedChild(std::function<void()> prepare, Work work, ChildLimits limits)
    : prepare_(std::move(prepare)), work_(std::move(work)), limits_(limits) {}

ConfinedChild::~ConfinedChild() {
    if (process_ != 0)
        end_process();
}

void ConfinedChild::start() {
    auto [own, other] = open_channel();
    const pid_t parent = getpid();
    const pid_t process = checked(fork(), "a child process");
    if (process == 0) {
        own = {};
        // The descriptor may already have this number; it then stays where it is, and only an exec would
        // close it.
        if (other.number() != talk_descriptor && dup2(other.number(), talk_descriptor) < 0)
            _exit(status_not_confined);
        serve(parent);
    }
    process_ = process;
    channel_ = std::move(own);
}

void ConfinedChild::serve(pid_t parent) const {
    // The parent reports crashes.
    for (const int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
        ::signal(number, SIG_DFL);
    silence_libraries();
    try {
        prepare_();
        confine_self(parent, limits_.memory);
    } catch (...) {
        _exit(status_not_confined);
    }
    const ChildReporter reporter;
    try {
        while (const auto request = receive_request()) {
            try {
                work_(request->second.number(), request->first.text, reporter);
                send_confined(ChannelMessage::Type::done, {});
            } catch (const std::bad_alloc&) {
                throw;
            } catch (const std::exception& error) {
                send_confined(ChannelMessage::Type::failed, error.what());
            }
        }
    } catch (const std::bad_alloc&) {
        _exit(status_no_memory);
    } catch (...) {
        _exit(status_gave_up);
    }
    _exit(status_done);
}

void ConfinedChild::begin(int file, std::string_view request) {
    if (process_ == 0)
        start();
    if (!send_message(channel_.number(), ChannelMessage::Type::request, request, file)) {
        // The child died since the last request, which is not the fault of this one.
        wait_for_end();
        start();
        if (!send_message(channel_.number(), ChannelMessage::Type::request, request, file))
            tell_end();
    }
}

void ConfinedChild::finish(const std::function<void(std::string_view)>& listener) {
    try {
        listen(listener);
    } catch (const ChildError&) {
        throw;
    } catch (...) {
        end_process();  // its remaining messages must not reach a later request
        throw;
    }
}

void ConfinedChild::listen(const std::function<void(std::string_view)>& listener) {
    ChannelBuffer buffer;
    std::array<char, 1 << 16> block;
    while (true) {
        for (std::optional<ChannelMessage> message; (message = buffer.next());)
            if (message->type == ChannelMessage::Type::message)
                listener(message->text);
            else if (message->type == ChannelMessage::Type::failed)
                throw ChildError(ChildEnd::refused, message->text);
            else if (message->type == ChannelMessage::Type::done)
                return;
            else if (message->type != ChannelMessage::Type::alive)
                give_up(ChildEnd::crashed, "it broke the protocol");
        wait_for_bytes();
        const ssize_t count = ::read(channel_.number(), block.data(), block.size());
        if (count == 0 || (count < 0 && errno != EINTR))
            tell_end();
        buffer.add({block.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))});
    }
}

void ConfinedChild::wait_for_bytes() {
    constexpr milliseconds glance{250};
    const milliseconds worked_before = processor_time(process_);
    milliseconds waited{0};  // counted, because the clock keeps running while this process is stopped
    pollfd ready{channel_.number(), POLLIN, 0};
    for (; poll(&ready, 1, static_cast<int>(glance.count())) <= 0; waited += glance)
        if (processor_time(process_) - worked_before > limits_.processor || waited > limits_.waiting)
            give_up(ChildEnd::time, "it took too long");
}

void ConfinedChild::give_up(ChildEnd end, const std::string& what) {
    end_process();
    throw ChildError(end, what);
}

void ConfinedChild::tell_end() {
    const int status = wait_for_end();
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS)
        throw ChildError(ChildEnd::forbidden, "it made a forbidden system call");
    if (WIFSIGNALED(status))
        throw ChildError(ChildEnd::crashed, strsignal(WTERMSIG(status)));
    if (WEXITSTATUS(status) == status_no_memory)
        throw ChildError(ChildEnd::memory, "it exceeded its memory limit");
    if (WEXITSTATUS(status) == status_not_confined)
        throw ChildError(ChildEnd::unconfined, "this system cannot confine it");
    throw ChildError(ChildEnd::crashed, "it exited early");
}

int ConfinedChild::wait_for_end() {
    // The channel is closed, as when a process ends. Kills a child that closed it but keeps running.
    constexpr milliseconds most{2'000};
    constexpr milliseconds glance{2};
    int status = 0;
    for (const auto start = Clock::now(); Clock::now() - start < most; std::this_thread::sleep_for(glance))
        if (waitpid(process_, &status, WNOHANG) == process_) {
            forget();
            return status;
        }
    end_process();
    return SIGKILL;
}

void ConfinedChild::end_process() {
    kill(process_, SIGKILL);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    forget();
}

void ConfinedChild::forget() {
    process_ = 0;
    channel_ = {};
}

}  // namespace queenreel
