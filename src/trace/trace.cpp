#include "trace/trace.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzle/known_counts.h"
#include "trace/header.h"
#include "trace/input.h"
#include "trace/lines.h"
#include "trace/replay.h"

namespace queenreel {
namespace {

[[noreturn]] void fail(const Input& input, const Lines& lines, const LineError& error) {
    const bool cut = !lines.ended() && dynamic_cast<const NotJson*>(&error);
    throw TraceError(
        fmt::format("{}:{}: {}", input.name(), lines.number(),
                    cut ? "the trace is cut in the middle of this line; write it again" : error.what()));
}

Header read_header(const Input& input) {
    Lines lines(input);
    try {
        if (const auto line = lines.next())
            return parse_header(*line);
    } catch (const LineError& error) {
        fail(input, lines, error);
    }
    throw TraceError(input.name() +
                     R"(: it is empty; a trace begins with {"trace":"queenreel","version":1,"n":8})");
}

Generator<SearchEvent> cannot_run(int /*n*/, SearchOptions /*options*/) {
    throw std::logic_error("trace: who wrote it cannot be asked to search");
}

/// The row of a program that is in no table.
Solver made_up(std::string_view name) {
    return {.name = name.empty() ? "a trace" : name,
            .summary = "told by a trace",
            .max_n = max_traced,
            .complete = false,
            .ordered = false,
            .deterministic = true,
            .pseudocode = {},
            .run = cannot_run};
}

}  // namespace

struct Trace::Contents {
    explicit Contents(const std::string& path) : input(path), header(read_header(input)) {
        const Solver* known = find_solver(header.solver);
        solver = known ? *known : made_up(header.solver);
        if (header.pseudocode.empty())
            return;
        pseudocode.assign(header.pseudocode.begin(), header.pseudocode.end());
        solver.pseudocode = pseudocode;
    }

    /// Reads to the end, so that whatever is wrong is said at once, and sees what kind of search it was.
    void look_through() {
        std::uint64_t solutions = 0;
        bool exhausted = false;
        Lines lines(input);
        Replay replay(header.n, static_cast<int>(solver.pseudocode.size()));
        lines.next();  // the header
        while (const auto event = next(lines, replay)) {
            solutions += event->kind == SearchEvent::Kind::solution;
            exhausted = event->kind == SearchEvent::Kind::exhausted;
        }
        const bool known = find_solver(header.solver);
        solver.ordered = replay.fills_from_top() && (!known || solver.ordered);
        solver.complete = known ? solver.complete : exhausted && solutions == known_solutions(header.n);
    }

    /// The event of the next line; nothing at the end.
    std::optional<SearchEvent> next(Lines& lines, Replay& replay) const {
        try {
            if (const auto line = lines.next())
                return replay.next(*line);
            replay.check_end();
            return std::nullopt;
        } catch (const LineError& error) {
            fail(input, lines, error);
        }
    }

    Input input;
    Header header;
    std::vector<std::string_view> pseudocode;  // of header
    Solver solver;                             // of the table, or made up
};

Trace::Trace(const std::string& path) {
    auto contents = std::make_shared<Contents>(path);
    contents->look_through();
    contents_ = std::move(contents);
}

int Trace::n() const {
    return contents_->header.n;
}

std::optional<std::uint64_t> Trace::seed() const {
    return contents_->header.seed;
}

const Solver& Trace::solver() const {
    return contents_->solver;
}

Generator<SearchEvent> Trace::read(std::shared_ptr<const Contents> contents) {
    Lines lines(contents->input);
    Replay replay(contents->header.n, static_cast<int>(contents->solver.pseudocode.size()));
    lines.next();  // the header
    while (const auto event = contents->next(lines, replay))
        co_yield *event;
}

Generator<SearchEvent> Trace::events() const {
    return read(contents_);
}

}  // namespace queenreel
