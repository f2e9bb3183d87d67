#include "queenreel/serve/listener.h"

#include <netinet/in.h>
#include <sys/socket.h>

#include <string>
#include <system_error>

namespace queenreel {
namespace {

constexpr const char* subject = "the server's socket";

/// The send buffer of each caller's socket, in bytes: the maximum that is copied of a response if its caller
/// does not read.
constexpr int send_buffer = 128 * 1024;

void set(const Descriptor& listener, int option, int value) {
    checked(::setsockopt(listener.number(), SOL_SOCKET, option, &value, sizeof value), subject);
}

}  // namespace

PortError::PortError(int which, int error)
    : std::runtime_error("port " + std::to_string(which) + ": " + std::generic_category().message(error)),
      port(which),
      number(error) {}

Descriptor listen_here(int port) {
    Descriptor listener(
        checked(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, IPPROTO_TCP), subject));
    // Connections of a server that has just ended do not block its port, but a running server does.
    set(listener, SO_REUSEADDR, 1);
    set(listener, SO_SNDBUF, send_buffer);  // the callers' sockets inherit it
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(listener.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) < 0 ||
        ::listen(listener.number(), SOMAXCONN) < 0)
        throw PortError(port, errno);
    return listener;
}

int port_of(const Descriptor& listener) {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    checked(::getsockname(listener.number(), reinterpret_cast<sockaddr*>(&address), &size), subject);
    return ntohs(address.sin_port);
}

}  // namespace queenreel
