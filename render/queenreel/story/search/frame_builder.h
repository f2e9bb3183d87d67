#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/story/search/board.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/search/teller.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {

/// Which squares a board of a search has marks on.
enum class BoardMarks : std::uint8_t {
    knowledge,  ///< that of the event, and all that the solver knows of others
    event,      ///< that of the event
};

/// Makes the pictures of a search. It is told of every event, and makes frames of some.
class SearchFrameBuilder {
  public:
    /// What beside the options and the search itself its pictures are made of.
    struct Settings {
        BoardMarks marks;
        bool calm;  ///< whatever is not hurried through is held until a sentence of it is read
    };

    /// `teller` must outlive it, and be told of each event first.
    SearchFrameBuilder(const StoryOptions& options, const ToldSearch& search, const SearchTeller& teller,
                       Settings settings, std::vector<std::unique_ptr<SearchPanel>> panels);

    void follow(const SearchEvent& event);

    /// The frame of a beat that comes with an event: it has been told of it if the beat is the event's own.
    Frame frame(const SearchBeat& beat, const SearchEvent& event, const Showing& showing);

    /// What leads in to the frame of a beat that comes with an event. Ask before it is told of the event:
    /// nothing has happened yet, and a solution is not announced.
    std::vector<LeadIn> lead_ins(const SearchBeat& beat, const SearchEvent& coming,
                                 const Showing& showing) const;

    /// A frame of a card before or after the events.
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
    /// Whether the last frame's caption has stood until it was read.
    bool is_said() const { return said_for_ >= reading_time(caption_); }

    std::string brisk_caption(const SearchEvent& event, const Showing& showing) const;
    std::string caption(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) const;

    const SearchTeller& teller_;
    BoardNames names_;
    Settings settings_;
    bool captions_;
    SearchBoard board_;
    std::vector<std::unique_ptr<SearchPanel>> panels_;
    std::uint64_t events_ = 0;
    std::uint64_t shown_ = 0;
    bool started_ = false;  // an event was shown
    bool hurried_ = false;  // the last frame
    bool overview_ = false;
    std::optional<std::size_t> overview_panel_{};
    std::string caption_;                    // its caption …
    std::chrono::microseconds said_for_{0};  // … and how long that has stood

    // Since the last picture.
    std::uint64_t changes_ = 0;   // of the board
    std::vector<int> columns_;    // of its queens, by the last event that changed them
    bool is_population_ = false;  // its events without one are of its best board
};

}  // namespace queenreel
