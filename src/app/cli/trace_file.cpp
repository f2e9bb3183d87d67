#include "cli/trace_file.h"

#include <fmt/format.h>

#include <span>
#include <string>

#include "cli/errors.h"
#include "trace/trace.h"

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

std::vector<Option> trace_option() {
    return {{.name = "trace",
             .argument = "FILE",
             .help = "also write each step of the search, see help trace; - prints the steps instead of the "
                     "solutions",
             .group = "How to write it",
             .store = into<&Request::trace, parse_path>}};
}

std::vector<Rule> trace_rules() {
    return {{.option = "trace -",
             .excludes = {"format", "json"},
             .message = "- prints steps instead of solutions, so --{0} has no effect; name a file"}};
}

void check_trace(const Request& request, const Choice& choice) {
    if (!request.gave("trace"))
        return;
    if (choice.n > max_traced)
        throw UsageError(
            fmt::format("--trace: n = {} is out of range; traces take n up to {}", choice.n, max_traced));
}

}  // namespace queenreel
