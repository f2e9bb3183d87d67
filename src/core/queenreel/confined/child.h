#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "queenreel/confined/channel.h"
#include "queenreel/io/descriptor.h"

namespace queenreel {

/// The resources that a confined child may use.
struct ChildLimits {
    std::uint64_t memory = std::uint64_t{2} << 30;  ///< bytes in addition to its parent's
    std::chrono::milliseconds processor{10'000};    ///< processor time without a sign of life
    std::chrono::milliseconds waiting{60'000};      ///< wall-clock time without a sign of life
};

/// The ways in which a request to a child can fail.
enum class ChildEnd {
    refused,     ///< the child refused it; what() is the reason
    time,        ///< the child exceeded its time limit
    memory,      ///< the child exceeded its memory limit
    forbidden,   ///< the child made a forbidden system call
    unconfined,  ///< the system cannot confine the child, so it received nothing
    crashed,     ///< the child exited early, or a signal that what() names killed it
};

/// A request that a confined child did not fulfill.
struct ChildError : std::runtime_error {
    ChildError(ChildEnd how, const std::string& what) : std::runtime_error(what), end(how) {}

    ChildEnd end;
};

/// Sends messages to the parent while a confined child works.
class ChildReporter {
  public:
    void send(std::string_view message) const { send_confined(ChannelMessage::Type::message, message); }

    /// Signals that the child is working, which restarts its time limit. Cheap enough to call for every
    /// picture.
    void alive() const;

  private:
    mutable std::chrono::steady_clock::time_point last_{};
};

/// A child process that can only compute (confine.h), for code that handles untrusted bytes. It gets one open
/// file a request and answers in messages. It is forked at the first request, kept for later ones, and forked
/// again after it has died; it ends with its owner, or with the process.
class ConfinedChild {
  public:
    /// Handles a request in the child, with a file open for reading. An exception refuses the request.
    using Work = std::function<void(int file, std::string_view request, const ChildReporter& reporter)>;

    /// `prepare` runs in the child before it is confined, so that libraries can load what they need.
    ConfinedChild(std::function<void()> prepare, Work work, ChildLimits limits = {});
    ~ConfinedChild();
    ConfinedChild(const ConfinedChild&) = delete;
    ConfinedChild& operator=(const ConfinedChild&) = delete;

    /// Has the child handle a request and passes each of its messages to `listener` as it arrives; blocks
    /// until the request is done. No other thread may run at the first call. Throws ChildError, or
    /// SystemError if no child can be started.
    void ask(int file, std::string_view request, const std::function<void(std::string_view)>& listener) {
        begin(file, request);
        finish(listener);
    }

    /// The first half of ask(): starts the request without waiting, so that other children can work at the
    /// same time.
    void begin(int file, std::string_view request);

    /// The second half of ask(); call it once after each begin(). Measures the child's time from here.
    void finish(const std::function<void(std::string_view)>& listener);

    /// The child's process id; 0 while there is no child.
    pid_t process() const { return process_; }

  private:
    void start();
    [[noreturn]] void serve(pid_t parent) const;
    void listen(const std::function<void(std::string_view)>& listener);
    void wait_for_bytes();
    [[noreturn]] void give_up(ChildEnd end, const std::string& what);
    [[noreturn]] void tell_end();
    int wait_for_end();  // returns a status like waitpid()
    void end_process();
    void forget();

    std::function<void()> prepare_;
    Work work_;
    ChildLimits limits_;
    pid_t process_ = 0;
    Descriptor channel_;
};

}  // namespace queenreel
