#pragma once

#include <memory>
#include <string>

#include "queenreel/io/open.h"
#include "queenreel/trace/trace_writer.h"

namespace queenreel {

/// A trace on its way to a file. Until it is complete there is no file.
class TraceFile {
  public:
    /// Opens the file and begins with the header. Throws OutputError, ExistsError for a file that is there
    /// and is to be kept.
    TraceFile(const std::string& path, Existing existing, const TraceHeader& header);

    /// One on its way to what takes its lines, such as standard output.
    TraceFile(TraceWriter::Sink sink, const TraceHeader& header);

    void write(const SearchEvent& event) { writer_.write(event); }

    /// Completes the file under its final name; to be called last.
    void complete();

  private:
    std::unique_ptr<OutputStream> file_;  // null for a sink of others
    TraceWriter writer_;
};

}  // namespace queenreel
