#pragma once

#include <stdexcept>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// Thrown for a port that is unavailable.
struct PortError : std::runtime_error {
    PortError(int which, int error);

    int port;
    int number;  ///< errno: EADDRINUSE if another program uses it, EACCES without permission
};

/// Opens a nonblocking socket that listens for connections from this machine at `port` of 127.0.0.1, or at
/// any free port if that is 0. Throws PortError, and SystemError if no socket can be created.
Descriptor listen_here(int port);

/// Returns the port of such a socket.
int port_of(const Descriptor& listener);

}  // namespace queenreel
