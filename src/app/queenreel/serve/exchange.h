#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// A file in a server's memory.
struct ServedFile {
    std::string path;    ///< starts with `/`; compared byte for byte with requests, without unescaping
    std::string type;    ///< its media type, such as `text/html; charset=utf-8`
    std::string bytes;   ///< its content
    std::string policy;  ///< its Content-Security-Policy

    /// Fills in content and policy when the file is first requested. Null if they are already there.
    std::function<void(ServedFile&)> make{};
};

/// A nonblocking HTTP event loop for all connections: the module behind Server.
class Exchange {
  public:
    virtual ~Exchange() = default;

    /// Readable when there is work to do. Valid as long as the object.
    virtual int descriptor() const = 0;

    /// Does everything that can be done now: accepts connections, reads, answers, and drops slow callers.
    /// Returns the time after which it must be called again even if descriptor() is not readable.
    virtual std::chrono::milliseconds work() = 0;

    /// Serves other files from now on; not to be called during work(). Answers already under way are sent
    /// unchanged.
    virtual void serve(std::vector<ServedFile> files) = 0;
};

/// Creates an event loop for a socket that listens at `port`. Throws std::runtime_error if the library fails.
std::unique_ptr<Exchange> open_exchange(Descriptor listener, int port, std::vector<ServedFile> files);

}  // namespace queenreel
