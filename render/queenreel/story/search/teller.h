#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/story/search/dead_end.h"
#include "queenreel/story/search/events.h"
#include "queenreel/story/search/questions.h"
#include "queenreel/story/search/words.h"

namespace queenreel {

/// A moment of a search that has a picture of its own.
struct SearchBeat {
    enum class Part : std::uint8_t {
        dead_end,  ///< before a way back: of the board as it was
        question,  ///< before an event: of the board as it was
        event,     ///< an event of the solver
    };

    Part part;
    Moment moment;
    bool in_full = true;     ///< it is said in a sentence of its own, as it is new
    std::string question{};  ///< of that part only
};

/// What is told of a search beside what its solver tells: both who measures a story and who shows it hear
/// the same beats. It is told of every event.
class SearchTeller {
  public:
    struct Settings {
        bool captions = true;  ///< beats that say something anew are to be held until it is read
        bool questions = false;
    };

    SearchTeller(const ToldSearch& search, std::unique_ptr<SearchWords> words, Settings settings);

    /// The beats that come with an event, in order; the event's own is the last. Valid until the next call.
    std::span<const SearchBeat> follow(const SearchEvent& event);

    /// The dead end among the beats; nothing where there is none.
    const std::optional<DeadEnd>& dead_end() const { return dead_end_; }

    /// Told of every event so far.
    const SearchWords& words() const { return *words_; }

  private:
    SearchBeat beat(SearchBeat::Part part, Moment moment, const SearchEvent& event);

    ToldSearch search_;
    std::unique_ptr<SearchWords> words_;
    Settings settings_;
    SearchMoments moments_;
    SearchQuestions questions_;
    int line_ = 0;      // of the pseudocode, at the event before
    std::string said_;  // what is said since the beat before
    std::string says_;  // what this one says
    std::optional<DeadEnd> dead_end_;
    std::vector<SearchBeat> beats_;
};

}  // namespace queenreel
