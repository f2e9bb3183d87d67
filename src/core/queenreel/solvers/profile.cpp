#include "queenreel/solvers/profile.h"

#include <cstddef>

#include "queenreel/puzzle/known_counts.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

bool queen_stands(const SearchEvent& event) {
    const auto row = static_cast<std::size_t>(event.square.row);
    return row < event.columns.size() && event.columns[row] == event.square.column;
}

void SearchObserver::observe(const SearchEvent& event) {
    seen_.looks_ahead |= event.kind == Kind::wiped_out;
    breeds_ |= event.kind == Kind::generation;
    if (event.kind == Kind::tested && seen_.tests != Tests::empty_squares)
        seen_.tests = queen_stands(event) ? Tests::queens : Tests::empty_squares;
    solutions_ += event.kind == Kind::solution;
    exhausted_ |= event.kind == Kind::exhausted;
    if (event.kind == Kind::placed) {
        ordered_ &= event.square.row == static_cast<int>(queens_.size());
        queens_.push_back(event.square);
    }
    if (event.kind == Kind::restarted)
        queens_.clear();
    if (event.kind == Kind::removed) {
        takes_back_ = true;
        last_in_first_out_ &= !queens_.empty() && queens_.back() == event.square;
        std::erase(queens_, event.square);
        ordered_ &= event.square.row == static_cast<int>(queens_.size());
    }
}

bool SearchObserver::is_complete(int n) const {
    return exhausted_ && solutions_ == known_solutions(n);
}

SearchProfile SearchObserver::profile() const {
    SearchProfile result = seen_;
    if (breeds_)
        result.approach = Approach::evolutionary;
    else if (!last_in_first_out_)
        result.approach = Approach::local_search;
    else
        result.approach = takes_back_ ? Approach::backtracking : Approach::construction;
    return result;
}

SearchProfile SearchObserver::profile_of_all(int n) const {
    SearchProfile result = profile();
    if (is_complete(n) && result.approach != Approach::evolutionary)
        result.approach = Approach::backtracking;
    return result;
}

}  // namespace queenreel
