#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/story/search/board.h"
#include "queenreel/story/search/captions.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/search/teller.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {

/// The marks on a search's board.
enum class BoardMarks : std::uint8_t {
    knowledge,  ///< those of the event, and of everything else that the solver knows
    event,      ///< those of the event
};

/// Makes the frames of a search. Call follow() with every event; frame() only with those to show.
class SearchFrameBuilder {
  public:
    /// Settings besides the options and the search itself.
    struct Settings {
        BoardMarks marks;
        bool calm;  ///< whether captions can be read in all parts that are not hurried
    };

    /// `teller` and the solver must outlive it, and `teller` follows each event first.
    SearchFrameBuilder(const StoryOptions& options, const ToldSearch& search, const SearchTeller& teller,
                       Settings settings, std::vector<std::unique_ptr<SearchPanel>> panels);

    void follow(const SearchEvent& event);

    /// The frame of a beat that comes with an event. Follow the event first if the beat is the event's own.
    Frame frame(const SearchBeat& beat, const SearchEvent& event, const Showing& showing);

    /// The lead-ins of a beat that comes with an event. Call before following the event: nothing has happened
    /// yet, and a solution is not announced.
    std::vector<LeadIn> lead_ins(const SearchBeat& beat, const SearchEvent& coming,
                                 const Showing& showing) const;

    /// The frame of a card before or after the events.
    Frame card(Card card, std::string chapter, const Showing& showing);

  private:
    Frame of_event(const SearchBeat& beat, const SearchEvent& event, const Showing& showing);
    Frame of_saving(const SearchBeat& beat, const SearchEvent& event, const Showing& showing);
    Frame of_breeding(const SearchBeat& beat, const SearchEvent& bred, const Showing& showing);
    Frame of_silent(const SearchBeat& beat, const Showing& showing);
    Frame of_dead_end(const SearchBeat& beat, const Showing& showing);
    Frame of_question(const SearchBeat& beat, const Showing& showing);
    Frame look(const SearchBeat& beat, const SearchEvent& event, const Showing& showing);
    Frame numbered(Frame frame, const Showing& showing);
    void note_change(const SearchEvent& event);
    BoardPanel board(const SearchEvent& event, Tempo tempo) const;
    int called_row(const SearchEvent& placed) const;

    const SearchTeller& teller_;
    const Solver& solver_;
    BoardNames names_;
    BoardMarks marks_;
    bool captions_;
    SearchCaptions said_;
    SearchBoard board_;
    std::vector<std::unique_ptr<SearchPanel>> panels_;
    std::uint64_t events_ = 0;
    std::uint64_t shown_ = 0;
    bool started_ = false;  // an event was shown
    bool hurried_ = false;  // of the last frame
    bool overview_ = false;
    std::optional<std::size_t> overview_panel_{};
    bool has_tree_that_stays_ = false;

    // Since the last picture:
    std::uint64_t changes_ = 0;   // changes of the board
    std::vector<int> columns_;    // the queens after the last event that changed them
    bool is_population_ = false;  // whether events without a population show its best board
};

}  // namespace queenreel
