#pragma once

#include <chrono>
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
#include "queenreel/story/search/silent_steps.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/story/search/words.h"

namespace queenreel {

/// A moment of a search that has a picture of its own.
struct SearchBeat {
    enum class Part : std::uint8_t {
        silent,    ///< before an event: a step that the solver does not tell, of the board as it was
        dead_end,  ///< before a way back: the same where nothing could be placed below the queen
        saving,    ///< after a dead end: what it rules out at once
        question,  ///< before an event: of the board as it was
        breeding,  ///< before a child: how it is bred
        event,     ///< an event of the solver
    };

    Part part;
    Moment moment;
    bool in_full = true;          ///< it is said in a sentence of its own, as it is new
    int asked_row = -1;           ///< of questions: the row whose squares are asked about; -1 for none
    std::string words{};          ///< of all but events and dead ends: what is said
    int line = -1;                ///< of silent steps and breeding: of the pseudocode
    std::vector<int> lead_ins{};  ///< lines of calls and returns before it, in order
    std::vector<int> joined{};    ///< of breeding: the columns of the child's queens so far; -1 for none
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

    /// The beats that come with an event, in order; the event's own is the last. None for the events of a
    /// swap of two queens but its last, which stands for all. Valid until the next call.
    std::span<const SearchBeat> follow(const SearchEvent& event);

    /// What the parts before the event show: the event before it, without its population. Its kind is
    /// `restarted` where there is none. Valid until the next call.
    const SearchEvent& before() const { return before_.event; }

    /// The dead end among the beats; nothing where there is none.
    const std::optional<DeadEnd>& dead_end() const { return dead_end_; }

    /// What the dead end of a saving rules out. Valid until the next call.
    const std::optional<SavedBoards>& saved() const { return saved_; }

    /// Whether the beat of the event told last stands for events before it as well.
    bool is_joined() const { return swap_ == SwapMade::Part::done; }

    /// Told of every event so far.
    const SearchWords& words() const { return *words_; }

  private:
    /// An event that outlives its solver's step.
    struct Kept {
        void keep(const SearchEvent& of);

        SearchEvent event{.kind = SearchEvent::Kind::restarted, .line = -1};
        std::vector<int> columns{};
    };

    void follow_swap(const SearchEvent& event);
    void add_silent(SilentStep step, const EventFacts& facts, const SearchEvent& next);
    void add_dead_end(Moment moment, const SearchEvent& next);
    void add_saving(const Moment& dead_end, const SearchEvent& event);
    bool add_question(const SearchEvent& next);
    void add_breeding(const SearchEvent& bred);
    void add_set_piece(SearchBeat beat);
    void add(SearchBeat beat);
    SearchBeat beat(SearchBeat::Part part, Moment moment, const SearchEvent& event);
    void share(int sharing);

    ToldSearch search_;
    std::unique_ptr<SearchWords> words_;
    Settings settings_;
    SearchMoments moments_;
    SearchQuestions questions_;
    SilentSteps silent_;
    SwapMade swaps_;
    SwapMade::Part swap_ = SwapMade::Part::none;  // of the event told last
    Kept before_;
    Kept last_;
    std::string said_;                    // what is said since the beat before
    std::string says_;                    // what this one says
    int sharing_ = 0;                     // so many moments to come stand under what is said …
    std::chrono::microseconds share_{0};  // … each for so long, until it is read
    std::optional<DeadEnd> dead_end_;
    std::optional<SavedBoards> saved_;
    bool judged_ = false;        // it was said how fit boards are
    std::vector<int> lead_ins_;  // of the beat to come
    std::vector<SearchBeat> beats_;
};

}  // namespace queenreel
