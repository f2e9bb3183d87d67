#pragma once

#include <string>

namespace queenreel {

/// A file that a server has in memory.
struct ServedFile {
    std::string path;    ///< from `/` on; asked for byte for byte, without escapes
    std::string type;    ///< its media type, as `text/html; charset=utf-8`
    std::string bytes;   ///< its content
    std::string policy;  ///< its Content-Security-Policy
};

}  // namespace queenreel
