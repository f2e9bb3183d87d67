#include <algorithm>

#include "puzzle/notation.h"
#include "story/search/panel.h"

namespace queenreel {
namespace {

/// The calls of the recursive search and the queen that each has placed.
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

    void follow(const SearchEvent& event) override {
        if (event.kind == SearchEvent::Kind::placed)
            queens_.push_back(event.square);
        if (event.kind == SearchEvent::Kind::removed && !queens_.empty())
            queens_.pop_back();
    }

    Panel look(const SearchEvent& event, Tempo /*tempo*/) const override {
        StackPanel panel;
        if (event.kind == SearchEvent::Kind::exhausted || event.kind == SearchEvent::Kind::gave_up)
            return panel;
        for (std::size_t depth = 0; depth < queens_.size(); ++depth)
            panel.calls.push_back(call(static_cast<int>(depth), queens_[depth]));
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
};

}  // namespace

constexpr SearchPanelRow stack_row{
    .kind = PanelKind::stack,
    .suits = [](const Solver&,
                const SearchProfile& profile) { return profile.approach == Approach::backtracking; },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<Stack>(subject.n);
    }};

}  // namespace queenreel
