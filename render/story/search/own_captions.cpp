#include "story/search/own_captions.h"

#include <algorithm>
#include <utility>

#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::string in_numbers(int count, const std::string& noun) {
    return counted(static_cast<std::uint64_t>(count), noun);
}

}  // namespace

void OwnCaptions::follow(const SearchEvent& event) {
    tries_.follow(event);
    before_ = queens_;
    std::ranges::fill(queens_, -1);
    const std::size_t rows = std::min(queens_.size(), event.columns.size());
    std::copy_n(event.columns.begin(), rows, queens_.begin());
}

std::optional<std::string> OwnCaptions::of(const SearchEvent& event) const {
    switch (search_.solver->keeps) {
        case Keeps::words:
            return of_words(event);
        case Keeps::domains:
        case Keeps::cover:
            return event.choice == Square{-1, -1} ? of_domains(event) : of_choice(event);
        case Keeps::nothing:
            break;
    }
    return std::nullopt;
}

std::optional<std::string> OwnCaptions::of_words(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    return "Place a queen on " + names().square(event.square) +
           (tries_.earlier() == 0 ? ", the lowest free bit" : ", the next free bit");
}

std::optional<std::string> OwnCaptions::of_domains(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    const int n = search_.n;
    const int row = FreeSquares(n, before_).in({event.square.row, -1});
    const int struck = FreeSquares(n, before_).count() - row - FreeSquares(n, queens_).count();
    return "Place a queen on " + names().square(event.square) +
           (struck > 0 ? ", strike " + in_numbers(struck, "square") : std::string());
}

std::optional<std::string> OwnCaptions::of_choice(const SearchEvent& event) const {
    if (event.kind != Kind::placed && event.kind != Kind::removed)
        return std::nullopt;
    const bool is_row = event.choice.row >= 0;
    const std::string line = is_row ? names().row(event.choice.row) : names().column(event.choice.column);
    const std::string square = is_row ? names().column(event.square.column) : names().row(event.square.row);
    if (event.kind == Kind::removed)
        return "Back to " + line + ": " + left_to_try(event.choice);
    const int size = FreeSquares(search_.n, before_).in(event.choice);
    if (tries_.earlier() > 0)
        return capitalized(line) + ": the next of its " + in_numbers(size, "free square") + ", " + square;
    if (size == 1)
        return capitalized(line) + " has only one free square, " + square;
    return capitalized(line) + " has the fewest free squares, " + std::to_string(size) + ": try " + square;
}

std::string OwnCaptions::left_to_try(Square line) const {
    const int size = FreeSquares(search_.n, queens_).in(line);
    const int left = size - tries_.earlier();
    if (size == 1)
        return "it had only one free square";
    return (left > 0 ? std::to_string(left) : "none") + " of its " + std::to_string(size) + " free squares " +
           (left > 1 ? "are" : "is") + " left";
}

}  // namespace queenreel
