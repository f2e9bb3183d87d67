#pragma once

#include <cstdint>
#include <string>

#include "solvers/search_event.h"
#include "story/search/manner.h"
#include "story/story.h"
#include "timing/pace.h"

namespace queenreel {

/// What is said of the events of a search. Rows and columns are counted from 1, from the top left. It is told
/// of every event.
class SearchWords {
  public:
    explicit SearchWords(const StoryOptions& options);

    void follow(const SearchEvent& event, Beat beat);

    /// One sentence on the event it was told of last.
    std::string caption(const SearchEvent& event) const;

    /// What is said where most events are left out.
    std::string hurried(const SearchEvent& event, std::uint64_t speed) const;

    /// The chapter that begins with the event, a solution's or the end; empty for all others.
    std::string chapter(const SearchEvent& event) const;

    /// Frame::title of the event of that number, from 1.
    std::string title(std::uint64_t number) const;

  private:
    std::string tested(const SearchEvent& event) const;
    std::string rejected(const SearchEvent& event) const;
    std::string placed(const SearchEvent& event) const;
    std::string removed(const SearchEvent& event) const;
    std::string solution() const;
    std::string end(const SearchEvent& event) const;

    const Solver* solver_;
    SearchManner manner_;
    int size_;
    Beat beat_ = Beat::step;
    std::uint64_t solutions_ = 0;
    int generation_ = 0;
    bool moving_ = false;  // whether a queen is off, on her way
    bool moved_ = false;   // whether one came back with this event
};

}  // namespace queenreel
