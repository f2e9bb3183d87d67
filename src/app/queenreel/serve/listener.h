#pragma once

#include <stdexcept>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// A port that cannot be had.
struct PortError : std::runtime_error {
    PortError(int which, int error);

    int port;
    int number;  ///< a value of errno: EADDRINUSE where another program has it, EACCES where one may not
};

/// A socket that waits for callers from this machine, at `port` of 127.0.0.1; 0: at any that is free.
/// Accepting does not wait. Throws PortError, and SystemError where there can be no socket at all.
Descriptor listen_here(int port);

/// The port of such a socket.
int port_of(const Descriptor& listener);

}  // namespace queenreel
