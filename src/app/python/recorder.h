#pragma once

#include <cstdint>
#include <string>

#include "queenreel/trace/replay.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// Records a search that Python runs, event by event. Rejects events that do not follow from earlier ones.
class Recorder {
  public:
    /// `header`: the first line of a trace. Throws std::invalid_argument.
    explicit Recorder(const std::string& header);

    /// Adds an event, as a line of a trace. Throws std::invalid_argument with the event's number, from 1.
    void add(const std::string& line);

    /// Ends the search; if its last event does not end it, adds that it is exhausted. Throws
    /// std::invalid_argument if there were no events.
    void end();

    /// The recorded trace.
    Trace trace() const;

    /// The recorded trace as text: a line for the header and for each event.
    const std::string& text() const { return text_; }

  private:
    void carry_out(const std::string& line);

    std::string text_;
    Trace header_;
    Replay replay_;
    std::uint64_t events_ = 0;
};

}  // namespace queenreel
