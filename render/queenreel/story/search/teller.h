#pragma once

#include <chrono>
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

/// A moment of a search that has its own picture.
struct SearchBeat {
    enum class Part : std::uint8_t {
        silent,    ///< before an event: a step without an event, on the board as it was
        dead_end,  ///< before a step back: the same, when nothing could be placed below the queen
        saving,    ///< after a dead end: what it rules out at once
        question,  ///< before an event: on the board as it was
        breeding,  ///< before a child: how it is bred
        event,     ///< an event of the solver
    };

    Part part;
    Moment moment;
    bool in_full = true;                    ///< whether it has a caption of its own because it is new
    std::optional<int> chosen_row{};        ///< for choices: the row of the next queen; -1 for a column
    int asked_row = -1;                     ///< for questions: the row asked about; -1 for none
    std::vector<QuestionAnswer> answers{};  ///< for questions: the answers to choose from
    std::string words{};                    ///< for all but events and dead ends: the caption
    int line = -1;                          ///< for silent steps and breeding: the line of pseudocode
    std::vector<int> lead_ins{};            ///< pseudocode lines of calls and returns before it, in order
    std::vector<int> joined{};  ///< for breeding: the columns of the child's queens so far; -1 for none
};

/// Derives the story's beats from solver events. Measuring and rendering use the same sequence. Call follow()
/// with every event.
class SearchTeller {
  public:
    struct Settings {
        bool captions = true;  ///< hold beats with new captions until they are read
        bool questions = false;
    };

    SearchTeller(const ToldSearch& search, std::unique_ptr<SearchWords> words, Settings settings);

    /// The beats that come with an event, in order; the event's own is last. Of the events of a swap, only
    /// the last has beats, which represent all of them. Valid until the next call.
    std::span<const SearchBeat> follow(const SearchEvent& event);

    /// The event that the parts before this one show: the previous event without its population. Its kind is
    /// `restarted` if there is none. Valid until the next call.
    const SearchEvent& before() const { return before_.event; }

    /// The dead end among the beats, if any.
    const std::optional<DeadEnd>& dead_end() const { return dead_end_; }

    /// The boards that the dead end of a saving rules out. Valid until the next call.
    const std::optional<SavedBoards>& saved() const { return saved_; }

    /// Returns true if the beat of the last event also represents earlier events.
    bool is_joined() const { return swap_ == SwapMade::Part::done; }

    /// The words, which have followed every event so far.
    const SearchWords& words() const { return *words_; }

  private:
    /// A copy of an event that outlives its solver's step.
    struct Kept {
        void keep(const SearchEvent& of);

        SearchEvent event{.kind = SearchEvent::Kind::restarted, .line = -1};
        std::vector<int> columns{};
    };

    void follow_swap(const SearchEvent& event);
    void add_silent(SilentStep step, const EventFacts& facts, const SearchEvent& next);
    void add_dead_end(Moment moment, const SearchEvent& next);
    void add_saving(const Moment& dead_end, const SearchEvent& event);
    bool add_question(const SearchEvent& next, bool is_stuck);
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
    SwapMade::Part swap_ = SwapMade::Part::none;  // that of the last event
    Kept before_;
    Kept last_;
    std::string said_;                    // the caption so far
    std::string says_;                    // this beat's caption
    int sharing_ = 0;                     // how many moments to come share the caption …
    std::chrono::microseconds share_{0};  // … and the reading time of each
    std::optional<DeadEnd> dead_end_;
    std::optional<SavedBoards> saved_;
    Kept failed_;                // the first dead end that said what it rules out; `restarted` before it
    bool judged_ = false;        // whether fitness has been explained
    std::vector<int> lead_ins_;  // of the next beat
    std::vector<SearchBeat> beats_;
};

}  // namespace queenreel
