#include "queenreel/story/search/silent_steps.h"

#include <array>

namespace queenreel {

using Kind = SearchEvent::Kind;

std::span<const SilentStep> SilentSteps::before(const SearchEvent& next) {
    steps_.clear();
    const auto add = [this](SilentStep step) {
        if (line(step) >= 0)
            steps_.push_back(step);
    };
    if (last_ == Kind::placed) {
        add(SilentStep::spread);
        if (is_called(next))
            add(SilentStep::call);
    }
    if (next.kind == Kind::placed)
        add(last_ == Kind::removed ? SilentStep::repeat : SilentStep::choose);
    if ((next.kind == Kind::removed || next.kind == Kind::exhausted) && is_row_tried())
        add(SilentStep::go_back);
    return steps_;
}

void SilentSteps::follow(const SearchEvent& event) {
    last_ = event.kind;
    refused_board_ = event.kind == Kind::rejected && queen_stands(event);
}

/// Events on lines before the one that places a queen belong to the call below that queen.
bool SilentSteps::is_called(const SearchEvent& next) const {
    const bool ends = next.kind == Kind::solution || next.kind == Kind::wiped_out;
    return !ends || next.line < lines_.place;
}

bool SilentSteps::is_row_tried() const {
    return last_ && last_ != Kind::solution && last_ != Kind::wiped_out && !refused_board_;
}

int SilentSteps::line(SilentStep step) const {
    const std::array lines{lines_.spread, lines_.call, lines_.choose, lines_.repeat, lines_.go_back};
    return lines.at(static_cast<std::size_t>(step));
}

}  // namespace queenreel
