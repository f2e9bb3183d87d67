#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/silent_steps.h"
#include "queenreel/story/search/told_search.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Puts the events of a search into words. Call follow() with every event.
class SearchWords {
  public:
    SearchWords() = default;
    SearchWords(const SearchWords&) = delete;
    SearchWords& operator=(const SearchWords&) = delete;
    virtual ~SearchWords() = default;

    virtual void follow(const SearchEvent& event, const Moment& moment) = 0;

    // About the last event followed, or a dead end before it:

    /// One sentence, without a full stop.
    virtual std::string caption(const SearchEvent& event) const = 0;

    /// The short caption for events already explained: constant across runs of similar events, and true of
    /// each. Written to `text` to reuse its memory, because it is requested with every event.
    virtual void standing(const SearchEvent& event, std::string& text) const { text = caption(event); }

    /// The short caption of a new event, for films that are short of time.
    virtual std::string in_brief(const SearchEvent& event) const {
        std::string text;
        standing(event, text);
        return text;
    }

    /// The number of moments that share the short caption of an event: its own and those after it that have
    /// the same caption. Together they take as long as reading it.
    virtual int sharing(const SearchEvent& /*event*/) const { return 1; }

    /// The caption of a step between the last event and `next`: in full, or shared by all steps like it.
    /// Empty if the previous caption remains.
    virtual std::string between(SilentStep step, const SearchEvent& next, bool in_full) const = 0;

    /// The caption when every moment is shown, but none long enough to read about …
    virtual std::string brisk() const = 0;

    /// … and when most events are omitted; it remains until it changes.
    virtual std::string hurried() const = 0;

    /// Frame::title of the event, whose number counts from 1.
    virtual std::string title(const SearchEvent& event, std::uint64_t number) const = 0;

    /// The chapter that begins with the event: the first step back, the first one over several rows, a
    /// solution, the end; empty for all others.
    virtual std::string chapter(const SearchEvent& event) const = 0;
};

/// Words about what the solver does and why.
std::unique_ptr<SearchWords> solver_words(const ToldSearch& search);

/// Words about its effect on the tables of occupied lines.
std::unique_ptr<SearchWords> occupancy_words(const ToldSearch& search);

}  // namespace queenreel
