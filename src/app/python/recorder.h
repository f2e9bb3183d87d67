#pragma once

#include <cstdint>
#include <string>

#include "queenreel/trace/replay.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// Writes down a search that Python tells, event by event, and refuses what does not follow from those
/// before.
class Recorder {
  public:
    /// `header`: the first line of a trace. Throws std::invalid_argument.
    explicit Recorder(const std::string& header);

    /// The next event, as a line of a trace. Throws std::invalid_argument, with the event's number, from 1.
    void add(const std::string& line);

    /// The search is over: where its last event does not say so, it has looked at everything. Throws
    /// std::invalid_argument where there were none.
    void end();

    /// What was written down.
    Trace trace() const;

  private:
    void carry_out(const std::string& line);

    std::string text_;
    Trace header_;
    Replay replay_;
    std::uint64_t events_ = 0;
};

}  // namespace queenreel
