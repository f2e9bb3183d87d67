#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "cli/console.h"
#include "cli/options/arguments.h"
#include "cli/options/choice.h"
#include "io/open.h"
#include "trace/trace_writer.h"

namespace queenreel {

/// A trace on its way to a file or to standard output. Until it is complete there is no file.
class TraceFile {
  public:
    /// Opens it; `target` is as in --trace. Throws OutputError, also for a file that exists without --force.
    TraceFile(std::string_view target, const Choice& choice, Console& console);

    void write(const SearchEvent& event) { writer_.write(event); }

    /// The last call: the file is whole now, and has its name.
    void complete();

  private:
    TraceWriter::Sink sink(Console& console) const;

    std::unique_ptr<OutputStream> file_;  // null for standard output
    TraceWriter writer_;
};

/// --trace.
std::vector<Option> trace_option();

/// The value of --trace. Throws UsageError where it cannot go with the rest.
std::optional<std::string_view> parse_trace(const Arguments& arguments, const Choice& choice);

}  // namespace queenreel
