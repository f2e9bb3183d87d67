#include "written.h"

#include <fstream>
#include <stdexcept>

namespace queenreel::test {
namespace {

namespace fs = std::filesystem;

fs::path new_folder() {
    std::string name = fs::temp_directory_path() / "trace-test-XXXXXX";
    if (!mkdtemp(name.data()))
        throw std::runtime_error(name + ": cannot be made");
    return name;
}

std::string square_text(Square square) {
    return std::to_string(square.row) + ":" + std::to_string(square.column);
}

std::string list_text(Solution columns) {
    std::string text;
    for (const int column : columns)
        text += " " + std::to_string(column);
    return text;
}

std::string individual_text(const Individual& individual) {
    std::string text = list_text(individual.columns) + " |";
    for (const int number : {individual.conflicts, individual.upper_parent, individual.lower_parent,
                             individual.cut, individual.mutated_row})
        text += " " + std::to_string(number);
    return text + "\n";
}

std::string population_text(const Population& population) {
    std::string text = std::to_string(population.number) + " best " + std::to_string(population.best) + "\n";
    for (const Individual& individual : population.individuals)
        text += individual_text(individual);
    return text;
}

}  // namespace

Written::Written(std::string_view text) : folder_(new_folder()) {
    std::ofstream(path(), std::ios::binary) << text;
}

Written::~Written() {
    fs::remove_all(folder_);
}

std::string header(int n) {
    return R"({"trace":"queenreel","version":1,"n":)" + std::to_string(n) + "}";
}

std::string trace_text(int n, const std::vector<std::string>& lines) {
    std::string text = header(n) + "\n";
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

std::string trace_of(const Solver& solver, const Puzzle& puzzle, std::uint64_t seed, std::size_t events) {
    std::string text;
    TraceWriter writer({.n = puzzle.size(),
                        .givens = puzzle.givens(),
                        .rule = puzzle.rule(),
                        .solver = &solver,
                        .seed = solver.deterministic ? std::nullopt : std::optional(seed)},
                       [&](std::string_view bytes) { text += bytes; });
    for (const SearchEvent& event : solver.search(puzzle, {.detail = Detail::steps, .seed = seed})) {
        writer.write(event);
        if (--events == 0)
            break;
    }
    writer.finish();
    return text;
}

std::string as_text(const SearchEvent& event, int n) {
    std::string text = std::to_string(static_cast<int>(event.kind)) + " on " + square_text(event.square) +
                       " by " + square_text(event.attacker) + " line " + std::to_string(event.line) +
                       " looks " + std::to_string(event.looks);
    text += " of " + square_text(event.choice) + " drawn from " + std::to_string(event.drawn_from) +
            " draw " + std::to_string(event.draw);
    if (event.child)
        text += " child " + individual_text(*event.child);
    for (const Board board = board_of(n, event.columns); const Square queen : board.queens())
        text += " " + square_text(queen);
    return event.population ? text + " " + population_text(*event.population) : text;
}

std::vector<std::string> told(Generator<SearchEvent> events, int n) {
    std::vector<std::string> all;
    for (const SearchEvent& event : events)
        all.push_back(as_text(event, n));
    return all;
}

std::string error_of(std::string_view text) {
    const Written file(text);
    try {
        Trace(file.path()).check();
        return "";
    } catch (const TraceError& error) {
        const std::string message = error.what();
        return message.substr(message.rfind("events.jsonl"));
    }
}

}  // namespace queenreel::test
