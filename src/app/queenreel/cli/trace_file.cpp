#include "queenreel/cli/trace_file.h"

#include <fmt/format.h>

#include <span>
#include <string>

#include "queenreel/cli/errors.h"
#include "queenreel/trace/trace.h"

namespace queenreel {
namespace {

constexpr std::string_view standard_output = "-";

TraceHeader header_of(const Choice& choice) {
    TraceHeader header{.n = choice.n, .solver = choice.solver, .seed = std::nullopt};
    if (!choice.solver->deterministic)
        header.seed = choice.seed;
    return header;
}

std::unique_ptr<OutputStream> open_file(std::string_view target, const Choice& choice) {
    if (target == standard_output)
        return nullptr;
    return open_output_stream(std::string(target), choice.forced ? Existing::replace : Existing::keep,
                              Access::forward);
}

}  // namespace

TraceFile::TraceFile(std::string_view target, const Choice& choice, Console& console)
    : file_(open_file(target, choice)), writer_(header_of(choice), sink(console)) {}

TraceWriter::Sink TraceFile::sink(Console& console) const {
    if (!file_)
        return [&console](std::string_view bytes) { console.print(bytes); };
    return [file = file_.get()](std::string_view bytes) { file->write(std::as_bytes(std::span(bytes))); };
}

void TraceFile::complete() {
    writer_.finish();
    if (file_)
        file_->complete();
}

}  // namespace queenreel
