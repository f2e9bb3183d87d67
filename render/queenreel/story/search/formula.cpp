#include "queenreel/story/search/formula.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/base/utf8.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

/// A summand with its sign: " + 3", " − 1"; empty for 0.
std::string plus(int number) {
    if (number == 0)
        return {};
    return (number > 0 ? " + " : " − ") + std::to_string(number > 0 ? number : -number);
}

/// Formulas with rows and columns numbered from `first`, 0 or 1; `k` is the row in this numbering.
struct Counting {
    int n;
    int first;
    std::string row;
    Words words;

    int even() const { return n - n % 2; }
    int half() const { return even() / 2; }

    /// Columns in steps of two: the upper half takes every other one from the second, the lower half from the
    /// first.
    Formula stairs(int k) const {
        const bool upper = k - first < half();
        const int column = upper ? 2 * (k - first) + 1 : 2 * (k - first - half());
        const int more = column + first - 2 * (upper ? k : k - half());
        return {
            .part = upper ? words.say("upper half") : words.say("lower half"),
            .general = upper ? "2 · " + row + plus(more) : fmt::format("2 · ({} − m/2)", row) + plus(more),
            .filled = (upper ? fmt::format("2 · {}", k) : fmt::format("2 · ({} − {})", k, half())) +
                      plus(more) + fmt::format(" = {}", column + first),
            .column = column};
    }

    /// Columns in steps of two around the board, and the same rotated by half a turn.
    Formula ring(int k) const {
        const int m = even();
        if (k - first < half()) {
            const int column = (2 * (k - first) + half() - 1) % m;
            const int less = -1 - 2 * first;
            return {.part = words.say("upper half"),
                    .general = fmt::format("(2 · {} + m/2{}) mod m", row, plus(less)) + plus(first),
                    .filled = fmt::format("(2 · {} + {}{}) mod {}", k, half(), plus(less), m) + plus(first) +
                              fmt::format(" = {}", column + first),
                    .column = column};
        }
        const int ends = m - 1 + 2 * first;  // the sum of opposite rows, and of opposite columns
        const int opposite = ring(ends - k).column + first;
        return {.part = words.say("lower half"),
                .general = words.say("{sum} − that of {row} {sum} − {row}", {'m' + plus(2 * first - 1), row}),
                .filled = fmt::format("{} − {} = {}", ends, opposite, ends - opposite),
                .column = ends - opposite - first};
    }

    Formula of(int k) const {
        if (k - first == even())
            return {.part = words.say("corner"),
                    .general = first == 1 ? "n" : "n − 1",
                    .filled = std::to_string(n - 1 + first),
                    .column = n - 1};
        return even() % 6 == 2 ? ring(k) : stairs(k);
    }
};

}  // namespace

std::optional<Formula> formula_of(int row, const BoardNames& names) {
    if (names.size() == 2 || names.size() == 3)
        return std::nullopt;
    const int first = names.numbering() == Numbering::from_zero ? 0 : 1;
    return Counting{.n = names.size(),
                    .first = first,
                    .row = names.numbering() == Numbering::chess ? "k" : names.a_row(),
                    .words = names.words()}
        .of(row + first);
}

namespace {

using Kind = SearchEvent::Kind;

/// The formula for the placed queen's row, in general and with its numbers.
class FormulaPanel : public SearchPanel {
  public:
    explicit FormulaPanel(const SearchSubject& subject) : names_(subject.names) {}

    PanelSlot slot() const override {
        std::size_t longest = 0;
        for (int row = 0; row < names_.size(); ++row)
            if (const auto formula = formula_of(row, names_))
                longest =
                    std::max({longest, character_count(formula->general), character_count(formula->filled)});
        return {.kind = PanelKind::state,
                .title = names_.numbering() == Numbering::chess
                             ? names_.say("The formula: the file, from 1, of the k-th rank from the top")
                             : names_.say("The formula: the column of each row"),
                .rows = 4,
                .columns = 0,
                .names = std::max(width_in_letters(names_.say("lower half")),
                                  width_in_letters(names_.say("upper half"))),
                .values = static_cast<int>(longest)};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo /*tempo*/) const override {
        const int even = names_.size() - names_.size() % 2;
        StatePanel panel;
        panel.rows.push_back({.name = "m", .cells = {}, .value = std::to_string(even)});
        panel.rows.push_back({.name = "m mod 6", .cells = {}, .value = std::to_string(even % 6)});
        const auto formula = event.kind == Kind::placed ? formula_of(event.square.row, names_) : std::nullopt;
        // Other programs may place queens differently.
        if (!formula || formula->column != event.square.column)
            return panel;
        panel.rows.push_back({.name = formula->part, .cells = {}, .value = formula->general});
        panel.rows.push_back(
            {.name = row(event.square.row), .cells = {}, .value = formula->filled, .lit = true});
        return panel;
    }

  private:
    std::string row(int row) const {
        return names_.numbering() == Numbering::chess ? "k = " + std::to_string(row + 1) : names_.row(row);
    }

    BoardNames names_;
};

}  // namespace

constexpr SearchPanelRow formula_row{.suits = keeps<Keeps::formula>, .make = make_panel<FormulaPanel>};

}  // namespace queenreel
