#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/io/descriptor.h"

namespace queenreel::test::http {

/// An answer, parsed without any of the server's code.
struct Reply {
    int status = 0;
    std::vector<std::pair<std::string, std::string>> headers;  ///< names in lower case
    std::string body;

    /// The value of the header, which is there at most once; nothing if it is missing.
    std::optional<std::string> header(const std::string& name) const;
};

/// A connection to a server on this machine.
class Connection {
  public:
    /// To the port of 127.0.0.1, or of another address in dotted notation. Throws std::system_error.
    explicit Connection(int port, const char* address = "127.0.0.1");

    /// Drops what cannot be sent because the server has closed.
    void send(std::string_view text);

    /// The next answer; one to HEAD has no body. Throws std::runtime_error if the connection ends before, or
    /// nothing comes for half a minute.
    Reply reply(bool to_head = false);

    /// What comes until the server closes; nothing if it does not within half a minute.
    std::optional<std::string> rest();

    /// Closes at once, so that the server's next write fails.
    void reset();

    int socket() const { return socket_.number(); }

  private:
    bool receive();

    Descriptor socket_;
    std::string received_;
};

/// "GET / HTTP/1.1" with the Host of the port, `more` lines that each end in "\r\n", and the empty line.
std::string request(int port, const std::string& method = "GET", const std::string& path = "/",
                    const std::string& more = "");

/// The answer to that on a connection of its own.
Reply ask(int port, const std::string& method = "GET", const std::string& path = "/",
          const std::string& more = "");

/// How long an honest request takes, including its connection: a GET of `/` answered with 200.
std::chrono::milliseconds time_of_a_request(int port);

/// Lets this process, and those it starts, open at least that many files; false if it may not.
bool allow_descriptors(unsigned count);

}  // namespace queenreel::test::http
