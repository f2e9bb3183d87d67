#include "queenreel/trace/trace_writer.h"

#include <array>
#include <charconv>
#include <concepts>
#include <nlohmann/json.hpp>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/trace/format.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr std::size_t enough = 64 * 1024;  // bytes buffered before the sink gets them

/// Appends some text and a number in decimal digits.
void add(std::string& text, std::string_view before, std::integral auto number) {
    std::array<char, 20> digits;  // of the largest of 64 bits
    const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    text.append(before).append(digits.begin(), end);
}

void add_square(std::string& text, Square square) {
    add(text, R"("row":)", square.row);
    add(text, R"(,"column":)", square.column);
}

/// Writes the coordinate that is set, if any.
void add_choice(std::string& text, Square line) {
    if (line.row >= 0)
        add(text, R"(,"choice":{"row":)", line.row);
    else if (line.column >= 0)
        add(text, R"(,"choice":{"column":)", line.column);
    else
        return;
    text += '}';
}

void add_columns(std::string& text, Solution columns) {
    text += R"("columns":[)";
    for (bool first = true; const int column : columns) {
        add(text, first ? "" : ",", column);
        first = false;
    }
    text += ']';
}

void add_individual(std::string& text, const Individual& individual) {
    text += '{';
    add_columns(text, individual.columns);
    add(text, R"(,"conflicts":)", individual.conflicts);
    if (individual.upper_parent >= 0) {
        add(text, R"(,"upper":)", individual.upper_parent);
        add(text, R"(,"lower":)", individual.lower_parent);
        add(text, R"(,"cut":)", individual.cut);
    }
    if (individual.mutated_row >= 0)
        add(text, R"(,"mutated":)", individual.mutated_row);
    text += '}';
}

void add_population(std::string& text, const Population& population) {
    add(text, R"(,"number":)", population.number);
    text += R"(,"boards":[)";
    for (bool first = true; const Individual& individual : population.individuals) {
        text += std::exchange(first, false) ? "" : ",";
        add_individual(text, individual);
    }
    text += ']';
}

/// Writes an event's details besides its kind and line.
void add_details(std::string& text, const SearchEvent& event) {
    switch (event.kind) {
        case Kind::rejected:
            text += ',';
            add_square(text, event.square);
            text += R"(,"by":{)";
            add_square(text, event.attacker);
            text += '}';
            break;
        case Kind::tested:
        case Kind::placed:
        case Kind::removed:
            text += ',';
            add_square(text, event.square);
            add_choice(text, event.choice);
            if (event.draw > 0)
                add(text, R"(,"draw":)", event.draw);
            if (event.drawn_from > 0)
                add(text, R"(,"drawn_from":)", event.drawn_from);
            break;
        case Kind::wiped_out:
            if (event.square.row >= 0)
                add(text, R"(,"row":)", event.square.row);
            else
                add(text, R"(,"column":)", event.square.column);
            break;
        case Kind::generation:
            add_population(text, *event.population);
            break;
        case Kind::bred:
            text += R"(,"child":)";
            add_individual(text, *event.child);
            break;
        case Kind::solution:
            text += ',';
            add_columns(text, event.columns);
            break;
        case Kind::restarted:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
}

Json squares_json(const std::vector<Square>& squares) {
    auto list = Json::array();
    for (const Square square : squares)
        list.push_back({{"row", square.row}, {"column", square.column}});
    return list;
}

}  // namespace

TraceWriter::TraceWriter(const TraceHeader& header, Sink sink) : sink_(std::move(sink)) {
    Json first{{"trace", "queenreel"}, {"version", 1}, {"n", header.n}};
    if (header.rule != AttackRule::queens)
        first["rule"] = row_of(header.rule).name;
    if (!header.givens.queens.empty())
        first["given"] = squares_json(header.givens.queens);
    if (!header.givens.blocked.empty())
        first["blocked"] = squares_json(header.givens.blocked);
    first["solver"] = header.solver->name;
    if (header.seed)
        first["seed"] = *header.seed;
    first["pseudocode"] = header.solver->pseudocode;
    lines_ = json_text(first);
    end_line();
}

void TraceWriter::write(const SearchEvent& event) {
    lines_.append(R"({"event":")").append(kind_name(event.kind)) += '"';
    add_details(lines_, event);
    add(lines_, R"(,"line":)", event.line);
    add(lines_, R"(,"looks":)", event.looks);
    lines_ += '}';
    end_line();
}

void TraceWriter::end_line() {
    lines_ += '\n';
    if (lines_.size() >= enough)
        finish();
}

void TraceWriter::finish() {
    sink_(lines_);
    lines_.clear();
}

}  // namespace queenreel
