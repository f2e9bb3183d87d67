#include "trace/trace.h"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "trace/fields.h"
#include "trace/input.h"
#include "trace/line_reader.h"
#include "trace/replay.h"

namespace queenreel {
namespace {

using nlohmann::json;

constexpr std::size_t longest_name = 40;
constexpr std::size_t longest_code_line = 80;
constexpr std::size_t max_code_lines = 40;

/// The first line of a trace.
struct Header {
    int n = 0;
    std::string solver;  ///< empty where it is missing
    std::optional<std::uint64_t> seed;
    std::vector<std::string> pseudocode;
};

void check_kind(const json& object) {
    if (!object.contains("trace") || object["trace"] != "queenreel")
        throw LineError(
            "it is not the header of a trace; begin with {\"trace\":\"queenreel\",\"version\":1,\"n\":8}");
    if (!object.contains("version"))
        throw LineError("'version' is missing; write \"version\":1");
    const auto version = whole(object, "version", {1, std::numeric_limits<int>::max()});
    if (version != 1)
        throw LineError(
            fmt::format("version {} is unknown; write version 1, or use a newer queenreel", version));
}

std::optional<std::uint64_t> parse_seed(const json& object) {
    const auto field = object.find("seed");
    if (field == object.end())
        return std::nullopt;
    if (!field->is_number_unsigned())
        throw LineError(fmt::format("seed is {}, not a whole number from 0; give 0 or more", shown(*field)));
    return field->get<std::uint64_t>();
}

std::vector<std::string> parse_pseudocode(const json& object) {
    const auto& code = elements(object, "pseudocode", R"(["line","line"])");
    if (code.size() > max_code_lines)
        throw LineError(fmt::format("pseudocode has {} lines; give at most {}", code.size(), max_code_lines));
    std::vector<std::string> lines;
    for (const json& line : code)
        lines.push_back(text({{"pseudocode", line}}, "pseudocode", longest_code_line));
    return lines;
}

Header parse_header(std::string_view line) {
    const json object = parse_line(line);
    check_kind(object);
    Header header;
    header.n = static_cast<int>(whole(object, "n", {1, max_traced}));
    if (object.contains("solver"))
        header.solver = text(object, "solver", longest_name);
    header.seed = parse_seed(object);
    header.pseudocode = parse_pseudocode(object);
    return header;
}

bool is_header(std::string_view line) {
    try {
        parse_header(line);
        return true;
    } catch (const LineError&) {
        return false;
    }
}

[[noreturn]] void fail(const Input& input, const LineReader& lines, const LineError& error) {
    const bool cut = !lines.ended() && dynamic_cast<const NotJson*>(&error);
    throw TraceError(
        fmt::format("{}:{}: {}", input.name(), lines.number(),
                    cut ? "the trace is cut in the middle of this line; write it again" : error.what()));
}

Header read_header(const Input& input) {
    LineReader lines(input);
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
    throw std::logic_error("trace: a solver that is not in the table cannot be run");
}

/// The row of a solver that is not in the table.
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
    explicit Contents(const std::string& path) : input(path, is_header), header(read_header(input)) {
        const Solver* row = find_solver(header.solver);
        is_strange = row == nullptr;
        solver = row ? *row : made_up(header.solver);
        if (header.pseudocode.empty())
            return;
        pseudocode.assign(header.pseudocode.begin(), header.pseudocode.end());
        solver.pseudocode = pseudocode;
    }

    Input input;
    Header header;
    std::vector<std::string_view> pseudocode;  // of the header
    bool is_strange = false;
    Solver solver;
};

Trace::Trace(const std::string& path) : contents_(std::make_shared<const Contents>(path)) {}

int Trace::n() const {
    return contents_->header.n;
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
    LineReader lines(contents->input);
    Replay replay(contents->header.n, static_cast<int>(contents->solver.pseudocode.size()));
    const auto next = [&]() -> std::optional<SearchEvent> {
        try {
            if (const auto line = lines.next())
                return replay.next(*line);
            replay.check_end();
            return std::nullopt;
        } catch (const LineError& error) {
            fail(contents->input, lines, error);
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
