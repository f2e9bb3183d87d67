#pragma once

#include <memory>
#include <vector>

#include "queenreel/story/story.h"

namespace queenreel {

/// A story and its subject, as a user asks for them.
struct StorySpec {
    const Story* story = &stories().front();
    StoryOptions options{};

    /// Throws StoryError for what no story can be told of: a board that a solver does not take, recorded
    /// searches of several sizes.
    void check() const;

    /// Checks it and opens the story. Throws StoryError.
    std::unique_ptr<Storyline> open() const;
};

/// Throws StoryError for an n that the solver does not take.
void check_size(const Solver& solver, int n);

/// The racers of a race: those named, then those recorded. A single recorded search races those of any race
/// if no others are named.
std::vector<StoryRacer> racers_of(std::vector<StoryRacer> named, const std::vector<StoryRacer>& recorded);

}  // namespace queenreel
