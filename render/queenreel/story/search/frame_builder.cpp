#include "queenreel/story/search/frame_builder.h"
#include "queenreel/story/search/words_shared.h"

#include <algorithm>
#include <utility>

#include "queenreel/solvers/population.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/cards.h"
#include "queenreel/story/talk.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// In slower parts, the map would be gone before viewers found their way on it.
constexpr std::uint64_t overview_from = 16;

/// Only the fitness of its generations is visible.
constexpr std::uint64_t overview_of_population_from = 2;

Solution shown_queens(const SearchEvent& event, Tempo tempo) {
    return event.child && tempo == Tempo::stepwise ? event.child->columns : event.columns;
}

/// Shows a question about a row that has no marks yet.
void ask(BoardPanel& board, int row) {
    board.asked = AskedRow{.row = row};
    if (board.lit_row >= 0)
        board.lit_row = row;
    board.tried.reset();
    for (int column = 0; column < board.size; ++column)
        if (Cell& cell = cell_at(board, row, column); !cell.queen)
            cell = {};
}

}  // namespace

SearchFrameBuilder::SearchFrameBuilder(const StoryOptions& options, const ToldSearch& search,
                                       const SearchTeller& teller, Settings settings,
                                       std::vector<std::unique_ptr<SearchPanel>> panels)
    : teller_(teller),
      solver_(*options.solver),
      names_(search.names),
      marks_(settings.marks),
      captions_(options.captions),
      said_(teller, search.names, settings.calm),
      board_(options.puzzle(), search.profile, *options.solver),
      panels_(std::move(panels)) {
    for (std::size_t i = 0; i < panels_.size(); ++i)
        if (!options.panels && panels_[i]->slot().kind == PanelKind::map)
            overview_panel_ = i;
    has_tree_that_stays_ = std::ranges::any_of(panels_, [](const auto& panel) {
        const PanelSlot slot = panel->slot();
        return slot.kind == PanelKind::tree && slot.stays;
    });
}

void SearchFrameBuilder::follow(const SearchEvent& event) {
    ++events_;
    board_.follow(event);
    note_change(event);
    for (const auto& panel : panels_)
        panel->follow(event);
}

/// Boards of a population are different boards: no queen moves from one to the next.
void SearchFrameBuilder::note_change(const SearchEvent& event) {
    is_population_ = is_population_ || event.population;
    if (is_population_ || only_looks(event.kind) || std::ranges::equal(event.columns, columns_))
        return;
    columns_.assign(event.columns.begin(), event.columns.end());
    ++changes_;
}

Frame SearchFrameBuilder::frame(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) {
    switch (beat.part) {
        case SearchBeat::Part::event:
            return of_event(beat, event, showing);
        case SearchBeat::Part::silent:
            return of_silent(beat, showing);
        case SearchBeat::Part::dead_end:
            return of_dead_end(beat, showing);
        case SearchBeat::Part::saving:
            return of_saving(beat, event, showing);
        case SearchBeat::Part::breeding:
            return of_breeding(beat, event, showing);
        case SearchBeat::Part::question:
            break;
    }
    return of_question(beat, showing);
}

Frame SearchFrameBuilder::of_event(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) {
    Frame frame = look(beat, event, showing);
    frame.chapter = teller_.words().chapter(event);
    if (frame.chapter.empty() && !std::exchange(started_, true))
        frame.chapter = names_.say("Start");
    return numbered(std::move(frame), showing);
}

Frame SearchFrameBuilder::of_dead_end(const SearchBeat& beat, const Showing& showing) {
    const SearchEvent event = teller_.dead_end()->event();
    Frame frame = look(beat, event, showing);
    if (beat.moment.occurrence == 1)
        frame.chapter = names_.say(first_dead_end_chapter);
    return numbered(std::move(frame), showing);
}

/// The picture of the dead end, with what it rules out.
Frame SearchFrameBuilder::of_saving(const SearchBeat& beat, const SearchEvent& event,
                                    const Showing& showing) {
    Frame frame = look(beat, teller_.dead_end() ? teller_.dead_end()->event() : event, showing);
    for (Panel& panel : frame.panels)
        if (auto* const tree = std::get_if<TreePanel>(&panel))
            tree->saved = teller_.saved()->product(names_);
    return numbered(std::move(frame), showing);
}

/// The child as far as it is bred.
Frame SearchFrameBuilder::of_breeding(const SearchBeat& beat, const SearchEvent& bred,
                                      const Showing& showing) {
    Individual child = *bred.child;
    child.columns = beat.joined;
    child.mutated_row = -1;
    SearchEvent event = bred;
    event.child = &child;
    event.line = beat.line;
    return numbered(look(beat, event, showing), showing);
}

Frame SearchFrameBuilder::of_silent(const SearchBeat& beat, const Showing& showing) {
    SearchEvent event = teller_.before();
    event.line = beat.line;
    Frame frame = look(beat, event, showing);
    if (beat.chosen_row && showing.speed == 1)
        frame.board.lit_row = *beat.chosen_row;
    if (!std::exchange(started_, true))
        frame.chapter = names_.say("Start");
    return numbered(std::move(frame), showing);
}

/// The row of the call below the queen placed last; -1 if it has none yet.
int SearchFrameBuilder::called_row(const SearchEvent& placed) const {
    const int next = placed.square.row + 1;
    return solver_.ordered && next < names_.size() ? next : -1;
}

/// Each lead-in takes at most a third of the time. There are none if that is too short, or if the previous
/// picture does not show the previous event.
std::vector<LeadIn> SearchFrameBuilder::lead_ins(const SearchBeat& beat, const SearchEvent& coming,
                                                 const Showing& showing) const {
    using std::chrono::microseconds;
    constexpr microseconds least{100'000};
    constexpr microseconds most{300'000};
    const microseconds each =
        std::min(most, showing.duration / static_cast<std::int64_t>(2 + beat.lead_ins.size()));
    std::vector<LeadIn> all;
    const bool solves = beat.part == SearchBeat::Part::event && coming.kind == Kind::solution;
    if (overview_ && coming.kind == Kind::exhausted)
        return all;
    if (showing.speed > 1 || each < least || (changes_ > 0 && !teller_.is_joined()) || (solves && hurried_))
        return all;
    SearchEvent event = teller_.before();
    const SilentLines& lines = solver_.silent;
    std::optional<int> called;
    for (const int line : beat.lead_ins) {
        event.line = line;
        LeadIn& lead_in = all.emplace_back();
        lead_in.board = board(event, Tempo::stepwise);
        if (line == lines.call)
            called = called_row(event);
        lead_in.board.lit_row = called.value_or(lead_in.board.lit_row);
        lead_in.duration = each;
        if (solves)
            lead_in.caption = said_.last();
        for (std::size_t i = 0; i < panels_.size(); ++i)
            lead_in.panels.push_back(i == overview_panel_ ? MapPanel{}
                                                          : panels_[i]->look(event, Tempo::stepwise));
    }
    return all;
}

Frame SearchFrameBuilder::of_question(const SearchBeat& beat, const Showing& showing) {
    Frame frame = look(beat, teller_.dead_end() ? teller_.dead_end()->event() : teller_.before(), showing);
    frame.title = frame.chapter = beat.words;
    frame.talk = talk_of_question(names_, beat.words);
    frame.question = Question{.text = beat.words, .answers = beat.answers};
    if (beat.asked_row >= 0)
        ask(frame.board, beat.asked_row);
    if (captions_)
        frame.caption = beat.words;
    return numbered(std::move(frame), showing);
}

Frame SearchFrameBuilder::card(Card card, std::string chapter, const Showing& showing) {
    return numbered(card_frame(std::move(card), std::move(chapter), names_), showing);
}

Frame SearchFrameBuilder::look(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) {
    const Tempo tempo = showing.speed > 1 ? Tempo::hurried : Tempo::stepwise;
    const SearchWords& words = teller_.words();
    Frame frame;
    frame.board = board(event, tempo);
    if (changes_ > 1 && !teller_.is_joined())
        frame.movement.path = Movement::Path::none;
    // Only a child bred step by step develops from the board before it.
    if (event.population && beat.part == SearchBeat::Part::event && beat.moment.occurrence != 1)
        frame.movement.path = Movement::Path::fade;
    changes_ = 0;
    frame.hurried = showing.speed > 1;
    const std::uint64_t from = is_population_ ? overview_of_population_from : overview_from;
    // The whole map stays until the end. Beside a tree that stays, it also stays at moments shown in full.
    const bool ends = event.kind == Kind::exhausted || event.kind == Kind::gave_up;
    const bool stays = ends || has_tree_that_stays_;
    overview_ = frame.hurried ? overview_ || showing.speed >= from : overview_ && stays;
    frame.overview = overview_;
    for (std::size_t i = 0; i < panels_.size(); ++i)
        frame.panels.push_back(i == overview_panel_ && !frame.overview ? MapPanel{}
                                                                       : panels_[i]->look(event, tempo));
    if (captions_)
        frame.caption = said_.caption(beat, event, showing);
    said_.follow(beat, showing);
    frame.title = words.title(event, events_);
    frame.talk = beat.part == SearchBeat::Part::saving
                     ? talk_of_saving(names_, beat.words)
                     : talk_of(event, names_, beat.words.empty() ? words.caption(event) : beat.words);
    const Solution queens = shown_queens(event, tempo);
    frame.description = [says = beat.words.empty() ? words.caption(event) : beat.words, names = names_,
                         columns = std::vector<int>(queens.begin(), queens.end())] {
        return as_sentence(says, names) + ' ' + queens_in_words(board_of(names.size(), columns), names);
    };
    return frame;
}

Frame SearchFrameBuilder::numbered(Frame frame, const Showing& showing) {
    frame.number = ++shown_;
    frame.event = events_;
    frame.duration = showing.duration;
    hurried_ = showing.speed > 1;
    said_.show(frame.caption, showing.duration);
    return frame;
}

BoardPanel SearchFrameBuilder::board(const SearchEvent& event, Tempo tempo) const {
    const bool nameless = event.kind == Kind::wiped_out && event.square == Square{-1, -1};
    if (nameless || tempo == Tempo::hurried)
        return passing_board(names_.size(), event);
    BoardPanel panel =
        marks_ == BoardMarks::knowledge ? board_.look(event, tempo) : event_board(board_.puzzle(), event);
    if (event.kind == Kind::wiped_out)
        add_attackers(panel, event, board_.puzzle());
    if (event.kind <= Kind::wiped_out)
        panel.lit_row = event.square.row;
    return panel;
}

}  // namespace queenreel
