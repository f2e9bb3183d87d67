#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/serve/exchange.h"
#include "queenreel/serve/listener.h"

namespace queenreel {

/// Serves files in memory to browsers on this machine, over HTTP at 127.0.0.1.
///
/// It answers GET and HEAD, and only under the names 127.0.0.1 and localhost, so that no other name can be
/// bound to it and pages of other origins get nothing; http/refusal.h lists the requests that it refuses. It
/// works in one thread and never blocks on a caller, so that slow callers do not delay others. A request must
/// arrive within ten seconds, and its answer must be received within a minute. If there are too many callers,
/// the server drops the one that has kept it waiting longest.
class Server {
  public:
    /// Listens at `port`, or at any free one if that is 0; connections are queued until run(). Throws
    /// PortError, SystemError, UnavailableError without the module.
    Server(std::vector<ServedFile> files, int port);

    int port() const { return port_; }

    /// The URL of the path `/`: `http://127.0.0.1:8092/`.
    std::string address() const;

    /// Answers requests until the descriptor `stop` is readable, or forever if it is negative. Throws what
    /// the callback for waits throws (io/wait.h), which is called at least ten times a second.
    void run(int stop = -1);

    /// Serves other files from now on; not to be called during run(). Callers stay connected, and answers
    /// already under way are sent unchanged.
    void serve(std::vector<ServedFile> files) { exchange_->serve(std::move(files)); }

  private:
    int port_ = 0;
    std::unique_ptr<Exchange> exchange_;
};

/// Returns the name of the server's library and its version; valid as long as the program runs. Throws
/// UnavailableError without the module.
const char* server_version();

}  // namespace queenreel
