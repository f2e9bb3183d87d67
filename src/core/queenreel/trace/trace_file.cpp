#include "queenreel/trace/trace_file.h"

#include <string_view>
#include <utility>

namespace queenreel {

TraceFile::TraceFile(const std::string& path, Existing existing, const TraceHeader& header)
    : file_(open_output_stream(path, existing, Access::forward)),
      writer_(header, [file = file_.get()](std::string_view bytes) { file->write_text(bytes); }) {}

TraceFile::TraceFile(TraceWriter::Sink sink, const TraceHeader& header) : writer_(header, std::move(sink)) {}

void TraceFile::complete() {
    writer_.finish();
    if (file_)
        file_->complete();
}

}  // namespace queenreel
