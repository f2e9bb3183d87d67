#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

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

/// What is wrong with a line that is NotJson and does not end.
inline constexpr std::string_view cut_line = "the trace is cut in the middle of this line; write it again";

/// The message of a TraceError about a line, from 1.
inline std::string line_message(std::string_view file, std::uint64_t line, std::string_view why) {
    return std::string(file) + ":" + std::to_string(line) + ": " + std::string(why);
}

}  // namespace queenreel
