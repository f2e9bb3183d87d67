#include "solutions.h"

#include <fmt/format.h>

#include <stdexcept>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/story_spec.h"

namespace queenreel {
namespace {

constexpr int events_between_looks = 256;

/// Up to this n, a complete search reaches its next solution faster than people notice. Beyond it, the search
/// yields all steps, so that it can be interrupted.
constexpr int max_unwatched_n = 20;

Detail detail_of(const Solver& solver, int n) {
    return solver.complete && n <= max_unwatched_n ? Detail::solutions : Detail::steps;
}

}  // namespace

const Solver& solver_named(const std::string& name) {
    if (const Solver* const solver = find_solver(name))
        return *solver;
    throw std::invalid_argument(
        fmt::format("solver: there is no '{}'; choose from {}", name, alternatives(row_names(solvers()))));
}

const Solver& solver_for(const std::string& name, int n) {
    const Solver& solver = solver_named(name);
    try {
        check_size(solver, n);
    } catch (const StoryError& error) {
        throw std::invalid_argument(message_of(error, Vocabulary::python));
    }
    return solver;
}

Solutions::Solutions(int n, const std::string& solver, std::uint64_t seed, bool unique)
    : events_(solver_for(solver, n).search(n, {.detail = detail_of(*find_solver(solver), n), .seed = seed})),
      unique_(unique) {}

std::optional<std::vector<int>> Solutions::next() {
    if (searching_)
        throw std::invalid_argument(
            "solutions: another thread takes the next one just now; take them in one");
    searching_ = true;
    try {
        const pybind11::gil_scoped_release without_lock;
        auto found = search();
        searching_ = false;
        return found;
    } catch (...) {
        searching_ = false;
        throw;
    }
}

std::optional<std::vector<int>> Solutions::search() {
    if (!at_)
        at_ = events_.begin();
    else if (*at_ != events_.end())
        ++*at_;
    for (int events = 0; *at_ != events_.end(); ++*at_) {
        const SearchEvent& event = **at_;
        if (event.kind == SearchEvent::Kind::solution && (!unique_ || is_canonical(event.columns)))
            return std::vector<int>(event.columns.begin(), event.columns.end());
        if (++events % events_between_looks == 0)
            watch_();
    }
    return std::nullopt;
}

}  // namespace queenreel
