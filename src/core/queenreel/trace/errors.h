#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace queenreel {

/// Thrown for a trace that cannot be read. The message is one line: `file:line: why; what to do`.
struct TraceError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Thrown for a bad line: `why; what to do`. Trace prepends the file name and the line number.
struct LineError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Thrown for a line that is not JSON, perhaps because the file was truncated.
struct NotJson : LineError {
    using LineError::LineError;
};

/// The message for a NotJson line without a line break.
inline constexpr std::string_view cut_line = "the trace is cut in the middle of this line; write it again";

/// The message of a TraceError for a line; lines count from 1.
inline std::string line_message(std::string_view file, std::uint64_t line, std::string_view why) {
    return std::string(file) + ":" + std::to_string(line) + ": " + std::string(why);
}

}  // namespace queenreel
