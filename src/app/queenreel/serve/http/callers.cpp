#include "queenreel/serve/http/callers.h"

#include <sys/socket.h>

namespace queenreel {

Callers::Place Callers::came(int socket, Time now) {
    if (count() >= most_)
        leave(waited_for_.empty() ? answered_.begin() : waited_for_.begin());
    waited_for_.push_back({.socket = socket, .since = now, .turn = &waited_for_});
    return std::prev(waited_for_.end());
}

void Callers::turn_to(std::list<Caller>& turn, Place caller, Time now) {
    if (caller->turn == &left_)
        return;
    turn.splice(turn.end(), *caller->turn, caller);
    caller->turn = &turn;
    caller->since = now;
}

void Callers::leave(Place caller) {
    ::shutdown(caller->socket, SHUT_RDWR);
    left_.splice(left_.end(), *caller->turn, caller);
    caller->turn = &left_;
}

void Callers::leave_slow(Time now) {
    while (!waited_for_.empty() && now - waited_for_.front().since >= request_time)
        leave(waited_for_.begin());
    while (!answered_.empty() && now - answered_.front().since >= answer_time)
        leave(answered_.begin());
}

}  // namespace queenreel
