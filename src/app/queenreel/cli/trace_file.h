#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "queenreel/cli/options/choice.h"
#include "queenreel/io/open.h"
#include "queenreel/terminal/console.h"
#include "queenreel/trace/trace_writer.h"

namespace queenreel {

/// A trace on its way to a file or to standard output. Until it is complete there is no file.
class TraceFile {
  public:
    /// Opens it; `target` is as in --trace. Throws OutputError, also for a file that exists without --force.
    TraceFile(std::string_view target, const Choice& choice, Console& console);

    void write(const SearchEvent& event) { writer_.write(event); }

    /// Completes the file under its final name; to be called last.
    void complete();

  private:
    TraceWriter::Sink sink(Console& console) const;

    std::unique_ptr<OutputStream> file_;  // null for standard output
    TraceWriter writer_;
};

}  // namespace queenreel
