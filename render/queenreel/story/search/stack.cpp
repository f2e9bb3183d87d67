#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/solvers/pseudocode.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// A call of a recursive search, from the first line of its pseudocode: "search({row}):" is "search(3)" for
/// row 3. Other parameters are omitted; without a row parameter, the call is always "search(...)".
class Call {
  public:
    Call(const Solver& solver, const BoardNames& names) : before_(names.say_in("code", "search()")) {
        const std::vector<std::string> lines = translated_code(solver, names);
        const std::string_view head = lines.empty() ? "" : std::string_view(lines.front());
        const std::size_t open = head.find('(');
        const std::size_t close = head.find(')');
        if (open >= close || close == std::string_view::npos || close > longest_)
            return;
        constexpr std::string_view row = "{row}";
        takes_row_ = head.substr(open + 1).starts_with(row);
        if (takes_row_) {
            before_ = code_line(head.substr(0, open + 1), names);
            const std::string_view rest = head.substr(open + 1 + row.size());
            after_ = rest.starts_with(')') ? ")" : rest.starts_with(arabic_comma) ? "، ...)" : ", ...)";
        } else {
            before_ = code_line(head.substr(0, open + 1), names) + "...)";
            after_.clear();
        }
    }

    bool takes_row() const { return takes_row_; }
    bool takes_more() const { return after_ != ")"; }
    std::string of(const std::string& row) const { return takes_row_ ? before_ + row + after_ : before_; }

  private:
    static constexpr std::size_t longest_ = 40;  // of an unknown solver's, which may be anything
    static constexpr std::string_view arabic_comma = "،";

    std::string before_;
    std::string after_{};
    bool takes_row_ = false;
};

/// The calls of the recursive search and the queen that each has placed. A call appears with its first
/// action.
class Stack : public SearchPanel {
  public:
    explicit Stack(const SearchSubject& subject)
        : names_(subject.names), silent_(subject.solver->silent), call_(*subject.solver, subject.names) {}

    /// The number of calls shown at once; if there are more, the innermost are.
    static constexpr int max_rows = 10;

    PanelSlot slot() const override {
        const int last = names_.size() - 1;
        int longest = width_in_letters(call(last + 1));
        for (const Square corner : {Square{0, 0}, Square{0, last}, Square{last, 0}, Square{last, last}})
            longest = std::max(longest, width_in_letters(call(corner.row, corner)));
        return {.kind = PanelKind::stack,
                .title = names_.say("Call stack"),
                .rows = std::min(names_.size() + 1, max_rows),
                .columns = longest};
    }

    void follow(const SearchEvent& event) override;

    Panel look(const SearchEvent& event, Tempo /*tempo*/) const override {
        StackPanel panel;
        if (event.kind == Kind::exhausted || event.kind == Kind::gave_up)
            return panel;
        for (std::size_t depth = 0; depth < queens_.size(); ++depth)
            panel.calls.push_back(call(static_cast<int>(depth), queens_[depth]));
        if (entered_ || is_called(event))
            panel.calls.push_back(call(static_cast<int>(queens_.size())));
        return panel;
    }

  private:
    /// Returns true if the picture shows what happens after a queen was placed and its effects shown.
    bool is_called(const SearchEvent& event) const {
        return silent_.call >= 0 && event.kind == Kind::placed && event.line != silent_.place &&
               event.line != silent_.spread;
    }

    std::string call(int depth) const { return call_.of(names_.row_label(depth)); }
    std::string call(int depth, Square queen) const {
        if (!call_.takes_row())
            return call(depth) + "  " + names_.square(queen);
        const bool in_chess = names_.numbering() == Numbering::chess;
        const std::string place = in_chess ? names_.square(queen) : names_.column(queen.column);
        return call(depth) + "  " +
               (call_.takes_more() ? place
                : in_chess         ? names_.say("queen on {square}", {place})
                                   : names_.say("queen in {column}", {place}));
    }

    BoardNames names_;
    SilentLines silent_;
    Call call_;
    std::vector<Square> queens_;  // in the order they were placed
    bool entered_ = true;  // whether the call below the last queen has begun; without a queen, the first call
    int place_line_ = 0;
};

void Stack::follow(const SearchEvent& event) {
    switch (event.kind) {
        case Kind::placed:
            queens_.push_back(event.square);
            entered_ = false;
            place_line_ = event.line;
            break;
        case Kind::removed:
            if (!queens_.empty())
                queens_.pop_back();
            entered_ = true;
            break;
        case Kind::restarted:
            queens_.clear();
            entered_ = true;
            break;
        case Kind::tested:
        case Kind::rejected:
            entered_ = true;
            break;
        case Kind::solution:
        case Kind::wiped_out:
            // Events on lines before the one that places a queen belong to the call below.
            entered_ = entered_ || event.line <= place_line_;
            break;
        case Kind::generation:
        case Kind::bred:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
}

}  // namespace

constexpr SearchPanelRow stack_row{
    .suits = goes_by<Approach::backtracking>,
    .make = make_panel<Stack>,
    // Off by default: the rows of the board already show the depth of the search.
    .by_default = never};

}  // namespace queenreel
