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

/// What a confined child may take.
struct ChildLimits {
    std::uint64_t memory = std::uint64_t{2} << 30;  ///< bytes, more than its parent has
    std::chrono::milliseconds processor{10'000};    ///< of work without a sign of life
    std::chrono::milliseconds waiting{60'000};      ///< the same, on the clock on the wall
};

/// What became of a child that did not do what it was asked to.
enum class ChildEnd {
    refused,     ///< it told why: what() is its text
    time,        ///< it took longer than it may
    memory,      ///< it wanted more than it may have
    forbidden,   ///< it asked the system for what a confined process may not have
    unconfined,  ///< this system could not confine it, so it was given nothing
    crashed,     ///< by a signal, which what() names, or it gave up
};

/// A request that a confined child did not fulfil.
struct ChildError : std::runtime_error {
    ChildError(ChildEnd how, const std::string& what) : std::runtime_error(what), end(how) {}

    ChildEnd end;
};

/// What a confined child says while it works.
class ChildVoice {
  public:
    void say(std::string_view message) const { send_confined(Letter::message, message); }

    /// Says that it is at work, so that its time begins anew. Cheap enough for every picture.
    void alive() const;

  private:
    mutable std::chrono::steady_clock::time_point last_{};
};

/// A child process that can compute and nothing else (confine.h), for code that handles bytes from strangers:
/// it gets one open file a request, and answers in messages. It is forked at the first request, kept for
/// the next ones, and begun anew after it died; it ends with its owner, or with the process.
class ConfinedChild {
  public:
    /// What the child does for a request, with a file open for reading. What it throws is its refusal.
    using Work = std::function<void(int file, std::string_view request, const ChildVoice& voice)>;

    /// `prepare` runs in the child before it is confined: libraries load there what they will need.
    ConfinedChild(std::function<void()> prepare, Work work, ChildLimits limits = {});
    ~ConfinedChild();
    ConfinedChild(const ConfinedChild&) = delete;
    ConfinedChild& operator=(const ConfinedChild&) = delete;

    /// Has the child do its work, and gives `listener` each message as it comes; blocks until it is done. No
    /// other thread may run at the first call. Throws ChildError; SystemError where no child can be made.
    void ask(int file, std::string_view request, const std::function<void(std::string_view)>& listener) {
        begin(file, request);
        finish(listener);
    }

    /// The first half of ask(): has the child begin, and does not wait. Meanwhile others may work as well.
    void begin(int file, std::string_view request);

    /// The second half, to be called once after each begin(). What the child took before counts little: its
    /// time is measured from here.
    void finish(const std::function<void(std::string_view)>& listener);

    /// Of the child; 0 while there is none.
    pid_t process() const { return process_; }

  private:
    void start();
    [[noreturn]] void serve(pid_t parent) const;
    void listen(const std::function<void(std::string_view)>& listener);
    void wait_for_bytes();
    [[noreturn]] void give_up(ChildEnd end, const std::string& what);
    [[noreturn]] void tell_end();
    int wait_for_end();  // a status as of waitpid()
    void end_process();
    void forget();

    std::function<void()> prepare_;
    Work work_;
    ChildLimits limits_;
    pid_t process_ = 0;
    Descriptor channel_;
};

}  // namespace queenreel
