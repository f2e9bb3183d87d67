#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/trace/trace.h"
#include "queenreel/trace/trace_writer.h"

namespace queenreel::test {

/// A file with a text, in a folder of its own that is removed in the end.
class Written {
  public:
    explicit Written(std::string_view text);
    ~Written();
    Written(const Written&) = delete;
    Written& operator=(const Written&) = delete;

    std::string path() const { return folder_ / "events.jsonl"; }

  private:
    std::filesystem::path folder_;
};

/// The first line of a trace.
std::string header(int n);

/// A trace with its header, and `lines` with a line end each.
std::string trace_text(int n, const std::vector<std::string>& lines);

/// The trace of a search in steps, or of its first events.
std::string trace_of(const Solver& solver, const Puzzle& puzzle, std::uint64_t seed = 1,
                     std::size_t events = 1'000'000);

/// An event as text, complete: kind, squares, line, the queens as a board, the population.
std::string as_text(const SearchEvent& event, int n);

/// All events as text.
std::vector<std::string> told(Generator<SearchEvent> events, int n);

/// What is wrong with a trace, without its folder: `events.jsonl:2: …`; empty if it is read.
std::string error_of(std::string_view text);

}  // namespace queenreel::test
