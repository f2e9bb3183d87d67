#include <algorithm>

#include "puzzle/notation.h"
#include "story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The calls of the recursive search and the queen that each has placed. A call is there from the first thing
/// that it does on.
class Stack : public SearchPanel {
  public:
    explicit Stack(int n) : size_(n) {}

    PanelSlot slot() const override {
        std::size_t longest = 0;
        for (int column = 0; column < size_; ++column)
            longest = std::max(longest, call(size_ - 1, Square{0, column}).size());
        return {.kind = PanelKind::stack,
                .title = "Call stack",
                .rows = size_ + 1,
                .columns = static_cast<int>(longest)};
    }

    void follow(const SearchEvent& event) override;

    Panel look(const SearchEvent& event, Tempo /*tempo*/) const override {
        StackPanel panel;
        if (event.kind == Kind::exhausted || event.kind == Kind::gave_up)
            return panel;
        for (std::size_t depth = 0; depth < queens_.size(); ++depth)
            panel.calls.push_back(call(static_cast<int>(depth), queens_[depth]));
        if (entered_)
            panel.calls.push_back(call(static_cast<int>(queens_.size())));
        return panel;
    }

  private:
    static std::string call(int depth) { return "search(" + std::to_string(depth) + ")"; }
    std::string call(int depth, Square queen) const {
        return call(depth) + "  queen on " + square_name(queen, size_);
    }

    int size_;
    std::vector<Square> queens_;  // in the order they were placed
    bool entered_ = true;         // the call below the last queen's; or, with no queen below it, hers
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
            // What stands before the line that places a queen is done by the call below.
            entered_ = entered_ || event.line <= place_line_;
            break;
        case Kind::generation:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
}

}  // namespace

constexpr SearchPanelRow stack_row{
    .kind = PanelKind::stack,
    .suits = [](const Solver&,
                const SearchProfile& profile) { return profile.approach == Approach::backtracking; },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<Stack>(subject.n);
    }};

}  // namespace queenreel
