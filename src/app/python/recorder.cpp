#include "recorder.h"

#include <fmt/format.h>

#include <memory>
#include <stdexcept>

#include "queenreel/trace/errors.h"

namespace queenreel {
namespace {

constexpr const char* name = "search";

Trace read_header(const std::string& text) {
    try {
        return Trace(std::make_shared<const TextInput>(name, text));
    } catch (const TraceError& error) {
        const std::string why = error.what();
        const std::string before = line_message(name, 1, "");
        throw std::invalid_argument("search: " + (why.starts_with(before) ? why.substr(before.size()) : why));
    }
}

}  // namespace

Recorder::Recorder(const std::string& header)
    : text_(header + '\n'),
      header_(read_header(text_)),
      replay_(header_.puzzle(), static_cast<int>(header_.solver().pseudocode.size())) {}

void Recorder::add(const std::string& line) {
    ++events_;
    carry_out(line);
}

void Recorder::carry_out(const std::string& line) {
    try {
        replay_.next(line);
    } catch (const LineError& error) {
        throw std::invalid_argument(fmt::format("event {}: {}", events_, error.what()));
    }
    text_ += line + '\n';
}

void Recorder::end() {
    if (events_ == 0)
        throw std::invalid_argument(R"(search: it told nothing; yield events such as ("placed", 0, 0))");
    try {
        replay_.check_end();
    } catch (const LineError&) {
        ++events_;
        carry_out(R"({"event":"exhausted"})");
    }
}

Trace Recorder::trace() const {
    return Trace(std::make_shared<const TextInput>(name, text_));
}

}  // namespace queenreel
