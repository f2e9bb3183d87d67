#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// A file that a server has in memory.
struct ServedFile {
    std::string path;    ///< from `/` on; asked for byte for byte, without escapes
    std::string type;    ///< its media type, as `text/html; charset=utf-8`
    std::string bytes;   ///< its content
    std::string policy;  ///< its Content-Security-Policy
};

/// What speaks HTTP with all callers at once and never waits for one. It is the module behind Server.
class Exchange {
  public:
    virtual ~Exchange() = default;

    /// Can be read when there is work to do. Valid as long as the object.
    virtual int descriptor() const = 0;

    /// Does what can be done now: accepts, reads, answers, and leaves those who take too long. Gives after
    /// how long it is to be called again, even where descriptor() has nothing to read.
    virtual std::chrono::milliseconds work() = 0;
};

/// An exchange at a socket that listens at `port`. Throws std::runtime_error where the library refuses.
std::unique_ptr<Exchange> open_exchange(Descriptor listener, int port, std::vector<ServedFile> files);

}  // namespace queenreel
