#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/story/search/panel.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;
using Word = std::uint64_t;  // bit c stands for column c

/// The restrictions of a row by the queens above it.
struct RowWords {
    Word columns = 0;
    Word right = 0;   // attacked along a diagonal that goes down to the right
    Word left = 0;    // attacked along one that goes down to the left
    Word knight = 0;  // attacked by superqueens as by knights

    RowWords(const Puzzle& puzzle, int row, Solution queens) {
        for (int above = 0; above < std::min(row, static_cast<int>(queens.size())); ++above) {
            const int column = queens[static_cast<std::size_t>(above)];
            if (column < 0)
                continue;
            columns |= Word{1} << column;
            if (!is_of_rooks(puzzle.rule()))
                add_diagonals(puzzle, column, row - above);
            if (puzzle.rule() == AttackRule::superqueens)
                add_knight(column, row - above);
        }
    }

    Word attacked() const { return columns | right | left | knight; }

  private:
    void add_knight(int column, int rows) {
        for (const auto [down, across] : knight_moves)
            if (down == rows)
                knight |= across < 0 ? Word{1} << column >> -across : Word{1} << column << across;
    }

    /// On a torus, a bit that leaves a word at one end comes back at the other.
    void add_diagonals(const Puzzle& puzzle, int column, int rows) {
        const int n = puzzle.size();
        const bool wraps = puzzle.rule() == AttackRule::torus;
        const int to_right = wraps ? (column + rows) % n : column + rows;
        const int to_left = wraps ? (column - rows % n + n) % n : column - rows;
        if (to_right < 64)
            right |= Word{1} << to_right;
        if (to_left >= 0)
            left |= Word{1} << to_left;
    }
};

/// The words of the current row, each bit below its column: the squares that queens above attack, and those
/// left, with the bit now taken and those tried before. The words of diagonals shift when the search enters
/// the next row.
class BitWords : public SearchPanel {
  public:
    explicit BitWords(const SearchSubject& subject)
        : names_(subject.names),
          silent_(subject.solver->silent),
          puzzle_(subject.puzzle),
          tried_(static_cast<std::size_t>(subject.n) + 2, 0) {}

    PanelSlot slot() const override {
        return {
            .kind = PanelKind::state,
            .title = names_.say("Which {columns} are blocked?", {columns()}),
            .rows = (is_of_rooks(puzzle_.rule()) ? 3 : 5) + (has_knights() ? 1 : 0) + (has_givens() ? 1 : 0),
            .columns = names_.size(),
            .names = std::max({width_in_letters(names_.row(names_.size())), width_in_letters(columns()),
                               has_knights() ? width_in_letters(knight()) : 0}),
            .values = width_in_letters(blocked()),
            .below_board = true};
    }

    void follow(const SearchEvent& event) override {
        if (event.kind == Kind::restarted)
            std::ranges::fill(tried_, 0);
        if (event.kind != Kind::placed && event.kind != Kind::removed)
            return;
        const auto row = static_cast<std::size_t>(event.square.row);
        tried_[row] |= Word{1} << event.square.column;
        if (event.kind == Kind::placed)
            tried_[row + 1] = 0;
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        const int row = row_of(event);
        const RowWords words(puzzle_, row, event.columns);
        StatePanel panel{.rows = {column_heads(names_)}};
        panel.rows.back().name = names_.row(row);
        panel.rows.push_back(word(columns(), words.columns, blocked()));
        if (!is_of_rooks(puzzle_.rule())) {
            panel.rows.push_back(word(names_.say_in("direction", "right"), words.right, blocked()));
            panel.rows.push_back(word(names_.say_in("direction", "left"), words.left, blocked()));
            if (tempo == Tempo::stepwise && event.kind == Kind::placed && event.line == silent_.spread) {
                panel.rows[2].comes_from = 1.0;
                panel.rows[3].comes_from = -1.0;
            }
        }
        if (has_knights())
            panel.rows.push_back(word(knight(), words.knight, blocked()));
        const Word open = open_in(row);
        if (has_givens())
            panel.rows.push_back(word(names_.say("given"), ~open, blocked()));
        panel.rows.push_back(free(row, open & ~words.attacked(), event, tempo));
        return panel;
    }

  private:
    /// The row's squares that are open from the start; all in the row past the last.
    Word open_in(int row) const {
        return !has_givens() || row == names_.size() ? ~Word{0} : Word{puzzle_.open(row)};
    }

    bool has_givens() const { return puzzle_.givens().any(); }
    bool has_knights() const { return puzzle_.rule() == AttackRule::superqueens; }

    std::string columns() const { return names_.columns(); }
    // TRANSLATORS: The squares of a row that superqueens above attack as knights do.
    std::string knight() const { return names_.say_in("direction", "knight"); }
    std::string blocked() const { return names_.say("1 = blocked"); }

    /// The row whose call executes the event; after a placed queen has updated the words, the row below it.
    int row_of(const SearchEvent& event) const {
        if (silent_.is_before_spread(event) || event.kind == Kind::removed)
            return event.square.row;
        return std::min(names_.size(), static_cast<int>(event.columns.size()));
    }

    /// `meaning`: that of a 1.
    StatePanel::Row word(std::string name, Word word, std::string_view meaning) const {
        StatePanel::Row row{.name = std::move(name), .cells = {}, .value = std::string(meaning)};
        for (int column = 0; column < names_.size(); ++column) {
            const bool set = (word >> column & 1) != 0;
            row.cells.push_back({set ? Fill::on : Fill::off, set ? "1" : "0"});
        }
        return row;
    }

    StatePanel::Row free(int row, Word left, const SearchEvent& event, Tempo tempo) const {
        StatePanel::Row bits = word(names_.say_in("bits", "free"), left, names_.say("1 = free"));
        bits.lit = true;
        for (int column = 0; column < names_.size(); ++column) {
            StatePanel::Cell& cell = bits.cells[static_cast<std::size_t>(column)];
            const bool taken = event.kind == Kind::placed && event.square == Square{row, column};
            if (taken && tempo == Tempo::stepwise)
                cell.fill = Fill::lit;
            else if ((tried_[static_cast<std::size_t>(row)] >> column & 1) != 0)
                cell.fill = Fill::done;
        }
        return bits;
    }

    BoardNames names_;
    SilentLines silent_;
    Puzzle puzzle_;
    std::vector<Word> tried_;  // squares of each row tried since the queen above was placed
};

}  // namespace

constexpr SearchPanelRow bit_words_row{.suits = keeps<Keeps::words>, .make = make_panel<BitWords>};

}  // namespace queenreel
