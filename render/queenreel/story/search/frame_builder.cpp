#include "queenreel/story/search/frame_builder.h"

#include <algorithm>
#include <utility>

#include "queenreel/story/boards.h"
#include "queenreel/story/cards.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The nearest of 1, 2, 5, 10, 20, 50 …
std::uint64_t rounded(std::uint64_t number) {
    std::uint64_t power = 1;
    while (number / 10 >= power)
        power *= 10;
    const double leading = static_cast<double>(number) / static_cast<double>(power);
    return power * (leading < 1.5 ? 1U : leading < 3.5 ? 2U : leading < 7.5 ? 5U : 10U);
}

}  // namespace

SearchFrameBuilder::SearchFrameBuilder(const StoryOptions& options, const ToldSearch& search,
                                       const SearchTeller& teller, Settings settings,
                                       std::vector<std::unique_ptr<SearchPanel>> panels)
    : teller_(teller),
      names_(search.names),
      settings_(settings),
      captions_(options.captions),
      questions_(options.questions),
      board_(options.n, search.profile, *options.solver),
      heat_(options.n),
      exposure_(options.n),
      panels_(std::move(panels)) {}

void SearchFrameBuilder::follow(const SearchEvent& event) {
    ++events_;
    board_.follow(event);
    heat_.follow(event);
    exposure_.follow(event);
    for (const auto& panel : panels_)
        panel->follow(event);
    if (questions_)
        keep(event);
}

Frame SearchFrameBuilder::frame(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) {
    switch (beat.part) {
        case SearchBeat::Part::event:
            return of_event(beat, event, showing);
        case SearchBeat::Part::dead_end:
            return of_dead_end(beat, showing);
        case SearchBeat::Part::question:
            break;
    }
    return of_question(beat, showing);
}

Frame SearchFrameBuilder::of_event(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) {
    Frame frame = look(beat, event, showing);
    frame.chapter = teller_.words().chapter(event);
    if (frame.chapter.empty() && !std::exchange(started_, true))
        frame.chapter = "Start";
    return numbered(std::move(frame), showing);
}

Frame SearchFrameBuilder::of_dead_end(const SearchBeat& beat, const Showing& showing) {
    const SearchEvent event = teller_.dead_end()->event();
    Frame frame = look(beat, event, showing);
    if (beat.moment.occurrence == 1)
        frame.chapter = first_dead_end_chapter;
    if (questions_)
        keep(event);
    return numbered(std::move(frame), showing);
}

Frame SearchFrameBuilder::of_question(const SearchBeat& beat, const Showing& showing) {
    const std::string& text = beat.question;
    Frame frame = look(beat, before_, showing);
    frame.description = text + ' ' + queens_in_words(board_of(names_.size(), before_.columns), names_);
    frame.title = frame.chapter = text;
    if (captions_)
        frame.caption = text;
    return numbered(std::move(frame), showing);
}

void SearchFrameBuilder::keep(const SearchEvent& event) {
    columns_before_.assign(event.columns.begin(), event.columns.end());
    before_ = event;
    before_.columns = columns_before_;
    before_.population = nullptr;
    before_.child = nullptr;
}

Frame SearchFrameBuilder::card(Card card, std::string chapter, const Showing& showing) {
    return numbered(card_frame(std::move(card), std::move(chapter)), showing);
}

Frame SearchFrameBuilder::look(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) {
    const Tempo tempo = showing.speed > 1 ? Tempo::hurried : Tempo::stepwise;
    const SearchWords& words = teller_.words();
    Frame frame;
    frame.board = board(event, tempo);
    const bool hurries = tempo == Tempo::hurried;
    if ((std::exchange(hurried_, hurries) || hurries) && exposure_.changes() > 1)
        frame.movement.path = Movement::Path::none;
    exposure_.begin();
    for (const auto& panel : panels_)
        frame.panels.push_back(panel->look(event, tempo));
    frame.badge = badge(beat, showing);
    if (captions_)
        frame.caption = caption(beat, event, showing);
    frame.title = words.title(event, events_);
    frame.description = as_sentence(words.caption(event)) + ' ' +
                        queens_in_words(board_of(names_.size(), event.columns), names_);
    return frame;
}

Frame SearchFrameBuilder::numbered(Frame frame, const Showing& showing) {
    frame.number = ++shown_;
    frame.event = events_;
    frame.duration = showing.duration;
    return frame;
}

/// In full where it is new or there is time for it, as there is for a solution also where the search hurries.
std::string SearchFrameBuilder::caption(const SearchBeat& beat, const SearchEvent& event,
                                        const Showing& showing) const {
    const SearchWords& words = teller_.words();
    const bool hurries = showing.speed > 1;
    if (hurries && event.kind != Kind::solution)
        return words.hurried();
    std::string in_full = words.caption(event);
    const bool tells = beat.in_full || settings_.calm || event.kind == Kind::solution;
    if (tells && showing.duration >= reading_time(in_full))
        return in_full;
    if (hurries)
        return words.hurried();
    std::string standing;
    words.standing(event, standing);
    return standing;
}

/// What it says of how much is left out stands still, as long as it is not far from what the last pictures
/// left out. Pictures that would be shown at any speed do not count.
std::string SearchFrameBuilder::badge(const SearchBeat& beat, const Showing& showing) {
    if (showing.speed > 1 && speed_ > 1 && must_be_seen(beat.moment.kind))
        return badge_;
    const std::uint64_t before = std::exchange(speed_, showing.speed);
    const std::uint64_t left_out = events_ - std::exchange(event_shown_, events_);
    if (showing.speed == 1)
        return {};
    if (before > 1)
        steps_ += (static_cast<double>(left_out) - steps_) / 4;
    else
        steps_ = 0.5;  // an event is held for about twice as long as a picture is shown
    const auto far_from = [this](std::uint64_t said) {
        return steps_ > 2 * static_cast<double>(said) || 2 * steps_ < static_cast<double>(said);
    };
    if (before != showing.speed) {
        // As the speed is a power of two, so is the factor.
        steps_ *=
            static_cast<double>(showing.speed) / static_cast<double>(std::max<std::uint64_t>(before, 1));
    } else if (!far_from(said_)) {
        return badge_;
    }
    said_ = rounded(static_cast<std::uint64_t>(std::max(steps_, 1.0)));
    badge_ = queenreel::badge(showing.speed);
    if (said_ > 1)
        badge_ += ": 1 of about " + grouped(said_) + " steps";
    return badge_;
}

BoardPanel SearchFrameBuilder::board(const SearchEvent& event, Tempo tempo) const {
    const bool nameless = event.kind == Kind::wiped_out && event.square == Square{-1, -1};
    if (tempo == Tempo::hurried) {
        BoardPanel passing = passing_board(names_.size(), event);
        heat_.add_to(passing);
        exposure_.add_to(passing);
        return passing;
    }
    if (nameless)
        return passing_board(names_.size(), event);
    BoardPanel panel = settings_.marks == BoardMarks::knowledge ? board_.look(event, tempo)
                                                                : event_board(names_.size(), event);
    if (event.kind == Kind::wiped_out)
        add_attackers(panel, event);
    return panel;
}

}  // namespace queenreel
