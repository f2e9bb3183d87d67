#pragma once

#include <chrono>
#include <cstddef>
#include <list>

namespace queenreel {

/// Who is connected, and how long each has kept the server waiting. A caller may take ten seconds for a
/// request, from the connection or the last answer on, and a minute for an answer. Who takes longer is left:
/// its socket is shut down, which the library that owns it sees and closes. So is the one that has been
/// waited for longest where there are too many.
class Callers {
  public:
    using Time = std::chrono::steady_clock::time_point;

    static constexpr std::chrono::seconds request_time{10};
    static constexpr std::chrono::seconds answer_time{60};

    struct Caller {
        int socket;
        Time since;  ///< of its present turn
        std::list<Caller>* turn;
    };
    using Place = std::list<Caller>::iterator;

    /// Keeps at the most so many callers, which must be one or more.
    explicit Callers(std::size_t most) : most_(most) {}

    /// Somebody has connected. The place is valid until gone().
    Place came(int socket, Time now);

    /// Its request is whole and is answered from now on.
    void asked(Place caller, Time now) { turn_to(answered_, caller, now); }

    /// It has its answer and may ask again.
    void served(Place caller, Time now) { turn_to(waited_for_, caller, now); }

    /// Its socket is about to be closed.
    void gone(Place caller) { caller->turn->erase(caller); }

    /// Leaves those who have had their time.
    void leave_slow(Time now);

    /// How many there are, without those that were left.
    std::size_t count() const { return waited_for_.size() + answered_.size(); }

  private:
    void turn_to(std::list<Caller>& turn, Place caller, Time now);
    void leave(Place caller);

    std::size_t most_;
    // Each in the order of Caller::since.
    std::list<Caller> waited_for_;
    std::list<Caller> answered_;
    std::list<Caller> left_;
};

}  // namespace queenreel
