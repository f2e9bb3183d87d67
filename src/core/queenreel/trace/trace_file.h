#pragma once

#include <memory>
#include <string>

#include "queenreel/io/open.h"
#include "queenreel/trace/trace_writer.h"

namespace queenreel {

/// Writes a trace to a file, which appears only when complete.
class TraceFile {
  public:
    /// Opens the file and writes the header. Throws OutputError; ExistsError if the file exists and must be
    /// kept.
    TraceFile(const std::string& path, Existing existing, const TraceHeader& header);

    /// Writes to a sink instead of a file, such as standard output.
    TraceFile(TraceWriter::Sink sink, const TraceHeader& header);

    void write(const SearchEvent& event) { writer_.write(event); }

    /// Completes the file under its final name. Call it last.
    void complete();

  private:
    std::unique_ptr<OutputStream> file_;  // null if writing to a sink
    TraceWriter writer_;
};

}  // namespace queenreel
