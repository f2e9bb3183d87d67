#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/silent_steps.h"
#include "queenreel/story/search/told_search.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Puts the events of a search into words. It is told of every event.
class SearchWords {
  public:
    SearchWords() = default;
    SearchWords(const SearchWords&) = delete;
    SearchWords& operator=(const SearchWords&) = delete;
    virtual ~SearchWords() = default;

    virtual void follow(const SearchEvent& event, const Moment& moment) = 0;

    // Of the event it was told of last, or a dead end before it:

    /// One sentence, without a full stop.
    virtual std::string caption(const SearchEvent& event) const = 0;

    /// What is said in its place once events like it are known: the same for as many in turn as possible, and
    /// true of each. Into `text`, whose memory serves again, as it is asked for with every event.
    virtual void standing(const SearchEvent& event, std::string& text) const { text = caption(event); }

    /// Under what is said in short of an event there stand so many moments: its own and those after it, of
    /// which the same is said. Together they take as long as reading it does.
    virtual int sharing(const SearchEvent& /*event*/) const { return 1; }

    /// What is said of a step between the event that it was told of last and `next`: in full, or what stands
    /// for all its like; empty where what was said before still stands.
    virtual std::string between(SilentStep step, const SearchEvent& next, bool in_full) const = 0;

    /// What is said in its place where every moment is shown, but none for long enough to read of it …
    virtual std::string brisk() const = 0;

    /// … and where most events are left out: it stands until something else is told.
    virtual std::string hurried() const = 0;

    /// Frame::title of the event, which has this number, from 1.
    virtual std::string title(const SearchEvent& event, std::uint64_t number) const = 0;

    /// The chapter that begins with the event: the first way back, one over several rows, a solution, the
    /// end; empty for all others.
    virtual std::string chapter(const SearchEvent& event) const = 0;
};

/// Words about what the solver does and why.
std::unique_ptr<SearchWords> solver_words(const ToldSearch& search);

/// Words about what it does to the tables of lines taken.
std::unique_ptr<SearchWords> occupancy_words(const ToldSearch& search);

/// Why there is no way on: of SearchEvent::square of a row or column wiped out, of neither where both are -1.
std::string dead_end_in_words(const ToldSearch& search, Square line);

/// What is said of a given queen where the search comes to it, and where it goes back over it; nothing of
/// other events.
std::optional<std::string> given_in_words(const ToldSearch& search, const SearchEvent& event);

/// The chapter of the first dead end.
inline constexpr const char* first_dead_end_chapter = "The first dead end";

/// The chapter of a way back that is the first of its like; empty for all other moments.
std::string way_back_chapter(const Moment& moment, bool over_several);

}  // namespace queenreel
