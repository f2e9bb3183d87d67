#include "queenreel/cli/options/placeholders.h"

#include <fmt/format.h>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

/// `a8,b4,c1`, as --queens takes them.
std::string queens_of(const Frame& picture) {
    const int n = picture.board.size;
    std::string squares;
    for (int column = 0; column < n; ++column)
        for (int row = n - 1; row >= 0; --row)
            if (cell_at(picture.board, row, column).queen)
                squares.append(squares.empty() ? "" : ",").append(square_name({row, column}, n));
    return squares.empty() ? "none" : squares;
}

}  // namespace

std::optional<std::uint64_t> known_count(const Choice& choice) {
    return choice.unique ? known_fundamental_solutions(choice.n) : known_solutions(choice.n);
}

std::string unknown_count_text(int n) {
    return fmt::format("how many solutions n = {} has is not known, only up to n = {}; leave out {{count}}",
                       n, max_known);
}

std::vector<NameField> placeholders(const Choice& choice) {
    std::vector<NameField> fields{{.name = "n", .value = static_cast<std::uint64_t>(choice.n)}};
    if (const auto count = known_count(choice))
        fields.push_back({.name = "count", .value = *count, .in_manifest = false});
    fields.push_back({.name = "queens", .of = queens_of});
    return fields;
}

}  // namespace queenreel
