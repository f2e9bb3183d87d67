#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/puzzle/notation.h"
#include "queenreel/story/search/free_squares.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

// Larger matrices have letters too small to read.
constexpr int max_whole = 4;
constexpr int max_part = 12;

/// The line of the board, a row or a column, whose squares are being tried or that has none left; -1 for both
/// if the event is not about a line.
Square chosen_line(const SearchEvent& event) {
    if (event.kind == Kind::wiped_out)
        return event.square;
    const bool tells = event.kind == Kind::placed || event.kind == Kind::removed;
    return tells ? event.choice : Square{-1, -1};
}

/// The number of squares in each line before and after the event. A queen that has not covered its lines yet
/// has taken none.
class CoverSizes {
  public:
    CoverSizes(const Puzzle& puzzle, const QueensAround& queens, bool before_spread)
        : now_(puzzle, before_spread ? queens.before() : queens.now()),
          before_(puzzle, queens.before()),
          queens_(queens.now()),
          covering_(before_spread ? queens.before() : queens.now()) {}

    const FreeSquares& now() const { return now_; }
    const FreeSquares& before() const { return before_; }
    bool has_queen(Square square) const { return column_of(queens_, square.row) == square.column; }

    bool is_covered(Square line) const {
        return line.row >= 0 ? column_of(covering_, line.row) >= 0
                             : std::ranges::find(covering_, line.column) != covering_.end();
    }

  private:
    static int column_of(Solution queens, int row) {
        const auto r = static_cast<std::size_t>(row);
        return r < queens.size() ? queens[r] : -1;
    }

    FreeSquares now_;
    FreeSquares before_;
    Solution queens_;
    Solution covering_;
};

/// The characters of a text, each by itself.
std::vector<std::string> letters_of(std::string_view text) {
    std::vector<std::string> letters;
    for (const char byte : text) {
        if (letters.empty() || (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U)
            letters.emplace_back();
        letters.back() += byte;
    }
    return letters;
}

/// The cover matrix: a column for each line of the board, a row for each square, with its lines linked. For a
/// larger board, and for superqueens, whose knight's moves are lines by themselves, the board's rows and
/// columns and the squares of the line being tried. What the event has just covered slides aside, crossed
/// out, and fades; what it has uncovered slides back.
class CoverMatrix : public SearchPanel {
  public:
    explicit CoverMatrix(const SearchSubject& subject)
        : names_(subject.names), silent_(subject.solver->silent), puzzle_(subject.puzzle) {}

    PanelSlot slot() const override {
        const int n = names_.size();
        return {.kind = PanelKind::state,
                .title = is_whole() ? names_.say("Cover matrix: row per square, column per line")
                                    : names_.say("Part of the cover matrix: a row per square"),
                .rows = (is_whole() ? n * n : n) + 3,
                .columns = lines() + 2 * diagonals(),
                .names = std::max(width_in_letters(names_.say("left")), n < 10 ? 5 : 7)};
    }

    void follow(const SearchEvent& event) override {
        queens_.follow(event);
        if (const Square line = chosen_line(event); line != Square{-1, -1})
            tried_ = line;
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        const bool is_about = tempo == Tempo::stepwise && !silent_.is_past(event);
        const Square chosen = is_about ? chosen_line(event) : Square{-1, -1};
        const CoverSizes sizes(puzzle_, queens_, silent_.is_before_spread(event));
        StatePanel panel;
        panel.linked = true;
        panel.rows.push_back(groups());
        panel.rows.push_back(heads(chosen));
        panel.rows.push_back(lines_left(sizes, event, chosen));
        for (const Square square : squares())
            panel.rows.push_back(option(sizes, square, event, tempo));
        return panel;
    }

  private:
    bool is_whole() const { return names_.size() <= max_whole && puzzle_.rule() != AttackRule::superqueens; }
    int lines() const { return 2 * names_.size(); }  // rows and columns

    /// The number of diagonals of each direction.
    int diagonals() const { return is_whole() ? row_of(puzzle_.rule()).line_count(names_.size()) / 2 : 0; }

    /// The matrix's columns in which a square has a 1.
    std::vector<int> lines_of(Square square) const {
        std::vector<int> all{square.row, names_.size() + square.column};
        if (is_whole())
            for (const int line : row_of(puzzle_.rule()).lines(names_.size(), square))
                all.push_back(lines() + line);
        return all;
    }

    std::vector<Square> squares() const {
        std::vector<Square> all;
        for (int row = 0; row < names_.size(); ++row)
            for (int column = 0; column < names_.size(); ++column)
                if (is_whole() || row == tried_.row || column == tried_.column)
                    all.push_back({row, column});
        return all;
    }

    Square line(int item) const {
        return item < names_.size() ? Square{item, -1} : Square{-1, item - names_.size()};
    }

    /// Groups the matrix's columns by meaning, with a letter above each: "row", "col", "diag \\".
    StatePanel::Row groups() const {
        StatePanel::Row row{.name = "", .cells = {}};
        const auto add = [&row](const std::string& word, const std::string& brief, int cells) {
            const std::vector<std::string> whole = letters_of(word);
            std::vector<std::string> text = std::ssize(whole) <= cells ? whole : letters_of(brief);
            if (std::ssize(text) > cells)
                text.resize(1);
            text.resize(static_cast<std::size_t>(cells));
            for (std::string& letter : text)
                row.cells.push_back({.fill = Fill::none, .text = std::move(letter)});
        };
        const int n = names_.size();
        const bool is_chess = names_.numbering() == Numbering::chess;
        add(names_.a_row(), is_chess ? names_.say_in("brief", "ran") : names_.say_in("brief", "row"), n);
        add(names_.a_column(), is_chess ? names_.say_in("brief", "fil") : names_.say_in("brief", "col"), n);
        add(names_.say_in("brief", "diag \\"), "\\", diagonals());
        add(names_.say_in("brief", "diag /"), "/", diagonals());
        return row;
    }

    StatePanel::Row heads(Square chosen) const {
        StatePanel::Row row{.name = "", .cells = {}};
        for (int item = 0; item < lines(); ++item) {
            const Square at = line(item);
            row.cells.push_back(
                {.fill = at == chosen ? Fill::lit : Fill::none,
                 .text = at.row >= 0 ? names_.row_label(at.row) : names_.column_label(at.column)});
        }
        return row;
    }

    /// The number of squares left in each row and column; for the line being tried, the number it had.
    StatePanel::Row lines_left(const CoverSizes& sizes, const SearchEvent& event, Square chosen) const {
        StatePanel::Row row{.name = names_.say("left"), .cells = {}};
        for (int item = 0; item < lines(); ++item) {
            const Square at = line(item);
            const bool is_chosen = at == chosen;
            const FreeSquares& free = is_chosen && event.kind == Kind::placed ? sizes.before() : sizes.now();
            if (sizes.is_covered(at) && !is_chosen)
                row.cells.push_back({.fill = Fill::gone});
            else
                row.cells.push_back(
                    {.fill = is_chosen ? Fill::lit : Fill::off, .text = std::to_string(free.in(at))});
        }
        return row;
    }

    StatePanel::Row option(const CoverSizes& sizes, Square square, const SearchEvent& event,
                           Tempo tempo) const {
        StatePanel::Row row{
            .name = names_.numbering() == Numbering::chess
                        ? square_name(square, names_.size())
                        : names_.say_in("brief", "r{row} c{column}",
                                        {names_.row_label(square.row), names_.column_label(square.column)}),
            .cells = std::vector<StatePanel::Cell>(static_cast<std::size_t>(lines() + 2 * diagonals()))};
        const bool is_about = tempo == Tempo::stepwise && square == event.square &&
                              (event.kind == Kind::placed || event.kind == Kind::removed);
        row.lit = is_about;
        const bool covered_now =
            event.kind == Kind::placed && tempo == Tempo::stepwise && sizes.before().has(square);
        const Fill fill = sizes.has_queen(square)   ? Fill::lit
                          : sizes.now().has(square) ? Fill::on
                          : covered_now             ? Fill::done
                                                    : Fill::gone;
        constexpr double aside = -0.4;
        if (fill == Fill::done || fill == Fill::gone)
            row.slid = aside;
        if (tempo == Tempo::stepwise && fill == Fill::done && event.line == silent_.spread)
            row.comes_from = 0.0;
        else if (tempo == Tempo::stepwise && fill == Fill::on && uncovered_now(sizes, event, square))
            row.comes_from = aside;
        for (const int item : lines_of(square))
            row.cells[static_cast<std::size_t>(item)].fill = fill;
        return row;
    }

    /// Returns true if the queen just taken back had covered the square.
    bool uncovered_now(const CoverSizes& sizes, const SearchEvent& event, Square square) const {
        return event.kind == Kind::removed && event.line != silent_.repeat && event.line != silent_.go_back &&
               !sizes.before().has(square) && square != event.square;
    }

    BoardNames names_;
    SilentLines silent_;
    Puzzle puzzle_;
    QueensAround queens_;
    Square tried_{-1, -1};  // the line whose squares were last tried
};

/// For a larger board, the number of squares left to cover each row and column.
class LinesLeft : public SearchPanel {
  public:
    explicit LinesLeft(const SearchSubject& subject)
        : names_(subject.names), silent_(subject.solver->silent), puzzle_(subject.puzzle) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::state,
                .title =
                    names_.say("Candidates left per {row} and {column}", {names_.a_row(), names_.a_column()}),
                .rows = 4,
                .columns = names_.size(),
                .names = std::max(width_in_letters(names_.a_row()), width_in_letters(names_.a_column()))};
    }

    void follow(const SearchEvent& event) override { queens_.follow(event); }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        const bool is_about = tempo == Tempo::stepwise && !silent_.is_past(event);
        const Square chosen = is_about ? chosen_line(event) : Square{-1, -1};
        const CoverSizes sizes(puzzle_, queens_, silent_.is_before_spread(event));
        StatePanel panel;
        for (const bool rows : {true, false}) {
            StatePanel::Row heads{.name = std::string(rows ? names_.a_row() : names_.a_column()),
                                  .cells = {}};
            StatePanel::Row left{.name = names_.say("left"), .cells = {}};
            for (int i = 0; i < names_.size(); ++i) {
                const Square line = rows ? Square{i, -1} : Square{-1, i};
                heads.cells.push_back(
                    {.fill = Fill::none, .text = rows ? names_.row_label(i) : names_.column_label(i)});
                left.cells.push_back(cell(sizes, line, line == chosen, event));
            }
            panel.rows.push_back(std::move(heads));
            panel.rows.push_back(std::move(left));
        }
        return panel;
    }

  private:
    StatePanel::Cell cell(const CoverSizes& sizes, Square line, bool chosen, const SearchEvent& event) const {
        if (sizes.is_covered(line) && !chosen)
            return {.fill = Fill::gone};
        const FreeSquares& free = chosen && event.kind == Kind::placed ? sizes.before() : sizes.now();
        return {.fill = chosen ? Fill::lit : Fill::off, .text = std::to_string(free.in(line))};
    }

    BoardNames names_;
    SilentLines silent_;
    Puzzle puzzle_;
    QueensAround queens_;
};

}  // namespace

constexpr SearchPanelRow cover_row{.suits = keeps<Keeps::cover>, .make = [](const SearchSubject& subject) {
                                       return subject.n <= max_part ? make_panel<CoverMatrix>(subject)
                                                                    : make_panel<LinesLeft>(subject);
                                   }};

}  // namespace queenreel
