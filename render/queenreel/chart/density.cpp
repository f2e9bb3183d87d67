#include "queenreel/chart/density.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "queenreel/base/json.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/givens.h"

namespace queenreel {
namespace {

/// The chart's title, for a puzzle of this kind.
std::string heading(const Density& density, const std::string& kind, const Words& words) {
    if (density.solutions == 0)
        return words.say("n = {n}: no solutions", {density.n});
    const std::string count = words.say_n(density.solutions, "{count} solution", "{count} solutions");
    const std::string solutions =
        kind.empty() ? count : words.say_in("with given queens", "{title} {kind}", {count, kind});
    return density.puzzle.rule() == AttackRule::rooks
               ? words.say("{solutions}: how many have a rook on each square", {solutions})
               : words.say("{solutions}: how many have a queen on each square", {solutions});
}

}  // namespace

Density density_of(const Puzzle& puzzle, const std::function<void()>& watch) {
    const int n = puzzle.size();
    if (n < 1 || n > max_density)
        throw std::invalid_argument("density: a board has 1 to 12 rows");
    Density density{.n = n, .puzzle = puzzle, .squares = std::vector<int>(static_cast<std::size_t>(n * n))};
    for (const SearchEvent& event : solvers().front().search(puzzle)) {
        if (event.kind != SearchEvent::Kind::solution)
            continue;
        if (watch)
            watch();
        ++density.solutions;
        for (int row = 0; const int column : event.columns)
            ++density.squares[static_cast<std::size_t>(row++ * n + column)];
    }
    return density;
}

ChartData density_data(const Density& density, const Words& words) {
    ChartData data;
    data.about = heading(density, kind_in_words(density.puzzle, words), words);
    data.columns = {"row", "column", "solutions"};
    Json rows = Json::array();
    for (int row = 0; row < density.n; ++row) {
        rows.push_back(Json::array());
        for (int column = 0; column < density.n; ++column) {
            const int count = density.of(row, column);
            data.rows.push_back({std::to_string(row), std::to_string(column), std::to_string(count)});
            rows.back().push_back(count);
        }
    }
    data.json = {{"n", density.n}, {"solutions", density.solutions}, {"density", std::move(rows)}};
    return data;
}

Frame density_frame(const Density& density, const Words& words) {
    Frame frame;
    const auto side = static_cast<std::size_t>(density.n);
    frame.board = {.size = density.n,
                   .cells = std::vector<Cell>(side * side),
                   .tint_scale = std::ranges::max(density.squares)};
    for (std::size_t i = 0; i < frame.board.cells.size(); ++i)
        frame.board.cells[i].number = static_cast<std::int16_t>(density.squares[i]);
    mark_givens(frame.board, density.puzzle);
    frame.title = heading(density, kind_in_words(density.puzzle, words), words);
    frame.caption =
        heading(density, kind_in_words(Puzzle(density.n, {}, density.puzzle.rule()), words), words);
    frame.description = frame.title() + ":";
    for (int row = 0; row < density.n; ++row) {
        for (int column = 0; column < density.n; ++column)
            frame.description += fmt::format(" {}", density.of(row, column));
        frame.description += row + 1 < density.n ? ";" : ".";
    }
    return frame;
}

Frame density_picture(const Density& density, const std::optional<std::string>& title,
                      const std::optional<std::string>& caption, const Words& words, Look& look) {
    look.scene = {.size = density.n};
    look.scene.givens = density.puzzle.givens().any();
    look.scene.rooks = is_of_rooks(density.puzzle.rule());
    look.scene.tints = true;
    Frame frame = density_frame(density, words);
    frame.caption = caption.value_or(title.value_or(frame.caption));
    if (title)
        frame.title = *title;
    look.caption = !frame.caption.empty();
    constexpr int short_line = 60;  // letters
    look.scene.caption_lines = width_in_letters(frame.caption) > short_line ? 2 : 1;
    return frame;
}

}  // namespace queenreel
