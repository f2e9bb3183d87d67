#pragma once

#include <stdexcept>

namespace queenreel {

/// A trace that cannot be read. The message is `file:line: why; what to do` in one line.
struct TraceError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What is wrong with a line: `why; what to do`. Trace adds the file's name and the line's number.
struct LineError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A line that is not JSON at all, perhaps because the file ends in the middle of it.
struct NotJson : LineError {
    using LineError::LineError;
};

}  // namespace queenreel
