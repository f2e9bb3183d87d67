// The programs for students, compiled and run as students do.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "../laws/folder.h"
#include "extent.h"
#include "queenreel/listings/embedded.h"
#include "queenreel/listings/listings.h"
#include "queenreel/trace/trace.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// How a language's programs are compiled and run. In commands, {} is the file's name without its extension.
struct Tools {
    std::string_view language;
    std::string program;  ///< which must be installed
    std::string compile;
    std::string run;
};

const std::vector<Tools>& tools() {
    static const std::vector<Tools> all{
        {"python", "python3", "true", "python3 {}.py"},
        {"c", "gcc", "gcc -std=c17 -Wall -Wextra -Wpedantic -Werror -O1 {}.c -o program", "./program"},
        {"c++", "g++", "g++ -std=c++20 -Wall -Wextra -Wpedantic -Werror {}.cpp -o program", "./program"},
        {"java", "javac", "javac -Xlint:all -Werror {}.java", "java -Xshare:auto {}"},
        {"javascript", "node", "true", "node {}.js"},
    };
    return all;
}

std::string filled(std::string command, const std::string& file) {
    if (const std::size_t at = command.find("{}"); at != std::string::npos)
        command.replace(at, 2, file.substr(0, file.find('.')));
    return command;
}

void write(const std::filesystem::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

/// Runs a shell command in a folder; its output, with its errors, is the folder's file `output`.
int run(const TemporaryFolder& folder, const std::string& command) {
    return std::system(("cd " + folder.path().string() + " && " + command + " > output 2>&1").c_str());
}

/// An event and the line of pseudocode that it lights.
struct Step {
    std::string event;
    int row = -1;
    int column = -1;
    int line = -1;

    friend bool operator==(const Step&, const Step&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Step& step) {
        return out << step.event << ' ' << step.row << ' ' << step.column << " line " << step.line;
    }
};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

constexpr int per_line = 1000;

/// The position after the parenthesis of a call `trace.placed(` or `trace_placed(` that names a row.
std::size_t arguments_of_call(const std::string& text) {
    const std::size_t call = std::min(text.find("trace."), text.find("trace_"));
    const std::size_t open = text.find('(', call);
    const bool names_row = call != std::string::npos && text.substr(open, 2) != "()" &&
                           text.find("begin", call) == std::string::npos;
    return names_row ? open + 1 : std::string::npos;
}

/// The traced program, in which each call that names a row adds to it `per_line` times the line of pseudocode
/// of its own line, or else of a line above. It is made from the file's marks alone.
std::string with_lines_told(const ListingFile& file) {
    const auto embedded = std::ranges::find(embedded_listings(), file.name, &EmbeddedListing::name);
    const std::string comment = file.language->name == "python" ? "#" : "//";
    std::string told;
    int line = 0;
    for (std::string text : lines_of(std::string(embedded->source))) {
        const std::size_t mark = text.rfind("  " + comment + ": ");
        if (mark != std::string::npos)
            line = std::stoi(text.substr(mark + comment.size() + 4));
        if (const std::size_t row = arguments_of_call(text); row != std::string::npos)
            text.insert(row, std::to_string(per_line * line) + " + ");
        told += text + "\n";
    }
    return told;
}

/// What the program of with_lines_told() wrote.
std::vector<Step> steps_in(const std::string& trace) {
    std::vector<Step> steps;
    for (const std::string& line : lines_of(trace)) {
        const auto object = nlohmann::json::parse(line);
        if (!object.contains("event"))
            continue;
        Step& step = steps.emplace_back();
        step.event = object["event"].get<std::string>();
        if (!object.contains("row"))
            continue;
        step.row = object["row"].get<int>() % per_line;
        step.column = object.value("column", -1);
        step.line = object["row"].get<int>() / per_line;
    }
    return steps;
}

std::vector<Step> steps_of(const Solver& solver, int n) {
    std::vector<Step> steps;
    for (const SearchEvent& event : solver.search(n, {.detail = Detail::steps}))
        switch (event.kind) {
            case Kind::tested:
                steps.push_back({"tested", event.square.row, event.square.column, event.line});
                break;
            case Kind::rejected:
                steps.push_back({"rejected", event.square.row, event.square.column, event.line});
                break;
            case Kind::placed:
                steps.push_back({"placed", event.square.row, event.square.column, event.line});
                break;
            case Kind::removed:
                steps.push_back({"removed", event.square.row, event.square.column, event.line});
                break;
            case Kind::wiped_out:
                steps.push_back({"wiped_out", event.square.row, -1, event.line});
                break;
            case Kind::solution:
                steps.push_back({"solution"});
                break;
            case Kind::exhausted:
                steps.push_back({"exhausted"});
                break;
            default:
                ADD_FAILURE() << "the tracers know no such event";
        }
    return steps;
}

/// An event as read from a trace.
std::vector<std::string> told(Generator<SearchEvent> events) {
    std::vector<std::string> all;
    for (const SearchEvent& event : events) {
        std::ostringstream text;
        text << static_cast<int>(event.kind) << ' ' << event.square.row << ' ' << event.square.column;
        if (event.kind == Kind::rejected)
            text << " by " << event.attacker.row << ' ' << event.attacker.column;
        for (const int column : event.columns)
            text << ' ' << column;
        all.push_back(text.str());
    }
    return all;
}

class Program : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        if (std::system(("command -v " + tools_.program + " > /dev/null").c_str()) != 0)
            GTEST_SKIP() << tools_.program << ": is not installed";
    }

    /// Writes the program with its tracer and compiles it.
    void make(const std::string& source) {
        for (const ListingFile& file : listing_files())
            if (!file.solver && file.language == file_.language)
                write(folder_.path() / file.name, file.plain);
        write(folder_.path() / file_.name, source);
        ASSERT_EQ(run(folder_, filled(tools_.compile, file_.name)), 0) << output();
    }

    void run_with(int n) {
        ASSERT_EQ(run(folder_, filled(tools_.run, file_.name) + " " + std::to_string(n)), 0) << output();
    }

    std::string output() const { return bytes_of(folder_.path() / "output"); }

    const ListingFile& file_ = *find_listing(GetParam());
    const Tools& tools_ = *std::ranges::find(tools(), file_.language->name, &Tools::language);
    TemporaryFolder folder_;
};

std::vector<std::string> programs(bool all) {
    std::vector<std::string> names;
    for (const ListingFile& file : listing_files())
        if (file.solver && (all || file.language->name == "python"))
            names.push_back(file.name);
    return names;
}

IN_BOTH_EXTENTS(Program, testing::ValuesIn(programs(false)), testing::ValuesIn(programs(true)),
                [](const auto& info) {
                    std::string name = info.param;
                    std::ranges::replace(name, '.', '_');
                    return name;
                });

TEST_P(Program, PrintsTheSolutionsThatItsSolverFinds) {
    make(file_.plain);
    for (const auto& [n, count] : {std::pair(4, 2), std::pair(8, 92)}) {
        run_with(n);
        std::vector<std::string> solutions;
        for (const SearchEvent& event : file_.solver->search(n))
            if (event.kind == Kind::solution) {
                std::string& line = solutions.emplace_back();
                for (const int column : event.columns)
                    line += (line.empty() ? "" : " ") + std::to_string(column);
            }
        EXPECT_EQ(solutions.size(), static_cast<std::size_t>(count));
        EXPECT_EQ(lines_of(output()), solutions);
    }
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "events.jsonl"));
}

// The tracer's file is the same as that of `queenreel solve --trace`.
TEST_P(Program, WritesTheTraceOfItsSolver) {
    make(file_.traced);
    for (const int n : {1, 3, 4, 5, 6}) {
        run_with(n);
        const Trace trace((folder_.path() / "events.jsonl").string());
        EXPECT_EQ(trace.n(), n);
        EXPECT_EQ(told(trace.events()), told(file_.solver->search(n, {.detail = Detail::steps})));
    }
}

// The line that does something is the line that films light for it.
TEST_P(Program, DoesEachStepInTheLineThatIsLit) {
    make(with_lines_told(file_));
    for (const int n : {4, 5, 6}) {
        run_with(n);
        EXPECT_EQ(steps_in(bytes_of(folder_.path() / "events.jsonl")), steps_of(*file_.solver, n));
    }
}

}  // namespace
}  // namespace queenreel
