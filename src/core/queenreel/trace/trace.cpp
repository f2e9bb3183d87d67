#include "queenreel/trace/trace.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/trace/header.h"
#include "queenreel/trace/line_reader.h"
#include "queenreel/trace/replay.h"

namespace queenreel {
namespace {

[[noreturn]] void fail(const Input& input, const LineReader& lines, std::string_view why) {
    throw TraceError(line_message(input.name(), lines.number(), why));
}

[[noreturn]] void fail(const Input& input, const LineReader& lines, const NotJson& error) {
    fail(input, lines, lines.ended() ? error.what() : cut_line);
}

Header read_header(const Input& input) {
    LineReader lines(input);
    try {
        if (const auto line = lines.next())
            return parse_header(*line);
    } catch (const NotJson& error) {
        fail(input, lines, error);
    } catch (const LineError& error) {
        fail(input, lines, error.what());
    }
    throw TraceError(input.name() +
                     R"(: it is empty; a trace begins with {"trace":"queenreel","version":1,"n":8})");
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): Solver::search has this type
Generator<SearchEvent> cannot_run(Puzzle /*puzzle*/, SearchOptions /*options*/) {
    throw std::logic_error("trace: a solver that is not in the table cannot be run");
}

/// A placeholder for a solver that is not in the table.
Solver made_up(std::string_view name) {
    return {.name = name.empty() ? "a trace" : name,
            .summary = "read from a trace",
            .max_n = max_traced,
            .complete = false,
            .ordered = false,
            .deterministic = true,
            .pseudocode = {},
            .run = cannot_run};
}

}  // namespace

struct Trace::Contents {
    explicit Contents(std::shared_ptr<const Input> bytes)
        : input(std::move(bytes)), header(read_header(*input)) {
        const Solver* row = find_solver(header.solver);
        is_strange = row == nullptr;
        solver = row ? *row : made_up(header.solver);
        if (header.pseudocode.empty())
            return;
        pseudocode.assign(header.pseudocode.begin(), header.pseudocode.end());
        if (!std::ranges::equal(pseudocode, solver.pseudocode))
            solver.silent = {};
        solver.pseudocode = pseudocode;
    }

    std::shared_ptr<const Input> input;
    Header header;
    std::vector<std::string_view> pseudocode;  // from the header
    bool is_strange = false;
    Solver solver;
};

Trace::Trace(std::shared_ptr<const Input> input)
    : contents_(std::make_shared<const Contents>(std::move(input))) {}

int Trace::n() const {
    return contents_->header.n;
}

Puzzle Trace::puzzle() const {
    return contents_->header.puzzle();
}

std::optional<std::uint64_t> Trace::seed() const {
    return contents_->header.seed;
}

const Solver& Trace::solver() const {
    return contents_->solver;
}

bool Trace::is_strange() const {
    return contents_->is_strange;
}

Generator<SearchEvent> Trace::events() const {
    return read(contents_);
}

Generator<SearchEvent> Trace::read(std::shared_ptr<const Contents> contents) {
    LineReader lines(*contents->input);
    Replay replay(contents->header.puzzle(), static_cast<int>(contents->solver.pseudocode.size()));
    const auto next = [&]() -> std::optional<SearchEvent> {
        try {
            if (const auto line = lines.next())
                return replay.next(*line);
            replay.check_end();
            return std::nullopt;
        } catch (const NotJson& error) {
            fail(*contents->input, lines, error);
        } catch (const LineError& error) {
            fail(*contents->input, lines, error.what());
        }
    };
    lines.next();  // the header
    while (const auto event = next())
        co_yield *event;
}

SearchObserver Trace::check() const {
    SearchObserver search;
    for (const SearchEvent& event : events())
        search.observe(event);
    return search;
}

}  // namespace queenreel
