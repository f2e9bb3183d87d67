#pragma once

#include <memory>
#include <vector>

#include "queenreel/story/story.h"

namespace queenreel {

/// A story and its subject, as requested by a user.
struct StorySpec {
    const Story* story = &stories().front();
    StoryOptions options{};

    /// Throws StoryError if no story can be told of the subject: a board that a solver does not take, or
    /// recorded searches of different sizes.
    void check() const;

    /// Checks the subject and opens the story. Throws StoryError.
    std::unique_ptr<Storyline> open() const;
};

/// Throws StoryError if the solver does not take n.
void check_size(const Solver& solver, int n);

/// The racers of a race: the named ones, then the recorded ones. A single recorded search races the default
/// solvers if none are named.
std::vector<StoryRacer> racers_of(std::vector<StoryRacer> named, const std::vector<StoryRacer>& recorded);

}  // namespace queenreel
