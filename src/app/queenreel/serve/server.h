#pragma once

#include <memory>
#include <string>
#include <vector>

#include "queenreel/serve/exchange.h"
#include "queenreel/serve/listener.h"

namespace queenreel {

/// Serves files in memory to browsers on this machine, by HTTP at 127.0.0.1, and nothing else.
///
/// It answers GET and HEAD, under the names 127.0.0.1 and localhost alone, so that no name of a stranger's
/// can be bound to it, and pages of other origins get nothing. What it refuses, http/refusal.h lists. It
/// works in one thread and waits for no caller: those that are slow cost the others nothing. A request must
/// be there within ten seconds and is answered within a minute; where there are more callers than it keeps,
/// it leaves the one that has kept it waiting longest.
class Server {
  public:
    /// Listens at `port`, or at 0 at any that is free: from now on connections are kept until run(). Throws
    /// PortError, SystemError, UnavailableError without the module.
    Server(std::vector<ServedFile> files, int port);

    int port() const { return port_; }

    /// Of the path `/`: `http://127.0.0.1:8092/`.
    std::string address() const;

    /// Answers until `stop` can be read, a descriptor; for ever where it is negative. Throws what the check
    /// of waits throws (io/wait.h), which is called ten times a second or more.
    void run(int stop = -1);

  private:
    int port_ = 0;
    std::unique_ptr<Exchange> exchange_;
};

/// The library that serves and its version; valid for as long as the program. Throws UnavailableError without
/// the module.
const char* server_version();

}  // namespace queenreel
