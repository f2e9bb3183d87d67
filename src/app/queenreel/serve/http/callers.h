#pragma once

#include <chrono>
#include <cstddef>
#include <list>

namespace queenreel {

/// The open connections, and how long each has kept the server waiting. From the time it connects or gets an
/// answer, a caller has ten seconds to send a request, and then a minute to receive the answer. If it takes
/// longer, its socket is shut down; the library that owns the socket notices this and closes it. If there are
/// too many callers, the one that has kept the server waiting longest is dropped in the same way.
class Callers {
  public:
    using Time = std::chrono::steady_clock::time_point;

    static constexpr std::chrono::seconds request_time{10};
    static constexpr std::chrono::seconds answer_time{60};

    struct Caller {
        int socket;
        Time since;  ///< start of its current turn
        std::list<Caller>* turn;
    };
    using Place = std::list<Caller>::iterator;

    /// Keeps at most `most` callers, which must be at least one.
    explicit Callers(std::size_t most) : most_(most) {}

    /// Adds a new connection. The place is valid until gone().
    Place came(int socket, Time now);

    /// Notes that a caller's request is complete, and that its answer begins.
    void asked(Place caller, Time now) { turn_to(answered_, caller, now); }

    /// Notes that a caller has received its answer, and may send another request.
    void served(Place caller, Time now) { turn_to(waited_for_, caller, now); }

    /// Removes a caller whose socket is about to be closed.
    void gone(Place caller) { caller->turn->erase(caller); }

    /// Drops callers that have used up their time.
    void leave_slow(Time now);

    /// The number of callers, except dropped ones.
    std::size_t count() const { return waited_for_.size() + answered_.size(); }

  private:
    void turn_to(std::list<Caller>& turn, Place caller, Time now);
    void leave(Place caller);

    std::size_t most_;
    // Each sorted by Caller::since.
    std::list<Caller> waited_for_;
    std::list<Caller> answered_;
    std::list<Caller> left_;
};

}  // namespace queenreel
