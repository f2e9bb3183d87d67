#include "queenreel/story/search/teller.h"

#include <algorithm>
#include <utility>

#include "queenreel/story/search/breeding_steps.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// The number of moments of a kind that have a full caption; later ones share a short one.
constexpr std::uint64_t told_in_full = 1;

}  // namespace

SearchTeller::SearchTeller(const ToldSearch& search, std::unique_ptr<SearchWords> words, Settings settings)
    : search_(search),
      words_(std::move(words)),
      settings_(settings),
      moments_(search.profile.approach),
      questions_(search),
      silent_(search.solver->silent) {}

void SearchTeller::Kept::keep(const SearchEvent& of) {
    columns.assign(of.columns.begin(), of.columns.end());
    event = of;
    event.columns = columns;
    event.population = nullptr;
    event.child = nullptr;
}

std::span<const SearchBeat> SearchTeller::follow(const SearchEvent& event) {
    beats_.clear();
    dead_end_.reset();
    if (search_.solver->keeps == Keeps::swaps)
        swap_ = swaps_.follow(event);
    if (swap_ == SwapMade::Part::under_way) {
        follow_swap(event);
        return beats_;
    }
    before_.keep(last_.event);
    const EventFacts facts(event);
    const std::span<const SilentStep> steps = silent_.before(event);
    const std::optional<Moment> dead_end = moments_.dead_end(facts);
    for (const SilentStep step : steps)
        if (step == SilentStep::call)
            lead_ins_.push_back(silent_.line(step));
        else if (step == SilentStep::spread)
            add_silent(step, facts, event);
    if (dead_end)
        add_dead_end(*dead_end, event);
    const bool is_stuck = dead_end || before_.event.kind == SearchEvent::Kind::wiped_out;
    const bool asks = settings_.questions && add_question(event, is_stuck);
    for (const SilentStep step : steps)
        if (step == SilentStep::go_back && !dead_end) {
            lead_ins_.push_back(silent_.line(step));
        } else if (step == SilentStep::choose || step == SilentStep::repeat) {
            add_silent(step, facts, event);
            beats_.back().moment.answers |= asks;
        }
    Moment moment = is_joined() ? moments_.of_swap() : moments_.of(facts);
    moment.answers |= settings_.questions && questions_.is_answer();
    if (event.child && moment.occurrence == 1)
        add_breeding(event);
    words_->follow(event, moment);
    add(beat(SearchBeat::Part::event, moment, event));
    if (event.kind == SearchEvent::Kind::wiped_out)
        add_saving(moment, event);
    silent_.follow(event);
    last_.keep(event);
    return beats_;
}

/// Shows the event in the first part of the last event's time.
void SearchTeller::follow_swap(const SearchEvent& event) {
    if (lead_ins_.empty())
        lead_ins_.push_back(event.line);
    words_->follow(event, MomentKind::place);
    silent_.follow(event);
}

/// Without a caption of its own, the previous caption stays and the step is not a set piece.
void SearchTeller::add_silent(SilentStep step, const EventFacts& facts, const SearchEvent& next) {
    Moment moment = moments_.of(step, facts);
    const bool in_full = moment.occurrence <= told_in_full || moment.answers;
    if (settings_.captions) {
        says_ = words_->between(step, next, in_full);
        if (says_.empty()) {
            says_ = said_;
            moment.occurrence = 0;
        }
        if (says_ != said_)
            moment.reading = reading_time(says_);
        said_ = says_;
    }
    std::optional<int> chosen;
    if (step == SilentStep::choose || step == SilentStep::repeat)
        chosen = next.choice == Square{-1, -1} ? next.square.row : next.choice.row;
    add({.part = SearchBeat::Part::silent,
         .moment = moment,
         .in_full = in_full,
         .chosen_row = chosen,
         .words = says_,
         .line = silent_.line(step)});
}

/// Explains fitness once, and the breeding of a child for the first of its kind.
void SearchTeller::add_breeding(const SearchEvent& bred) {
    const int judge = search_.solver->silent.judge;
    if (judge >= 0 && !std::exchange(judged_, true))
        add_set_piece({.part = SearchBeat::Part::silent,
                       .moment = MomentKind::effect,
                       .words = search_.names.say("Fitness is 1 / (1 + attacking pairs): the fittest breed"),
                       .line = judge});
    for (BreedingStep& step : breeding_steps(bred, search_.solver->silent, search_.names))
        add_set_piece(
            {.part = SearchBeat::Part::breeding,
             .moment = step.line == search_.solver->silent.draw ? MomentKind::choice : MomentKind::effect,
             .words = std::move(step.words),
             .line = step.line,
             .joined = std::move(step.joined)});
}

/// A set piece has a full caption and is held until it is read.
void SearchTeller::add_set_piece(SearchBeat beat) {
    beat.moment.answers = true;
    if (settings_.captions)
        beat.moment.reading = reading_time(beat.words);
    said_ = beat.words;
    add(std::move(beat));
}

void SearchTeller::add(SearchBeat beat) {
    beat.lead_ins = std::exchange(lead_ins_, {});
    beats_.push_back(std::move(beat));
}

void SearchTeller::add_dead_end(Moment moment, const SearchEvent& next) {
    const int line = silent_.line(SilentStep::go_back);
    dead_end_.emplace(search_.puzzle, next, line >= 0 ? line : before_.event.line);
    add(beat(SearchBeat::Part::dead_end, moment, dead_end_->event()));
    add_saving(moment, dead_end_->event());
}

/// Only for the first dead end and, except in brief styles, the second if it is in the same row: it shows
/// that dead ends repeat. As nothing was placed below either of them, no board is ruled out by both if their
/// queens differ.
void SearchTeller::add_saving(const Moment& dead_end, const SearchEvent& event) {
    const bool is_first = dead_end.occurrence == 1;
    const bool is_again = dead_end.occurrence == 2 && failed_.event.kind == SearchEvent::Kind::wiped_out &&
                          event.square == failed_.event.square &&
                          !std::ranges::equal(failed_.columns, event.columns);
    if ((!is_first && !is_again) || event.square == Square{-1, -1})
        return;
    saved_ = saved_boards(search_.puzzle, event.columns);
    if (!saved_)
        return;
    if (is_first)
        failed_.keep(event);
    Moment moment(MomentKind::effect, 1);
    moment.is_spare = moment.leads_on = is_again;
    std::string words =
        is_first ? saved_->sentence(search_.names)
                 : saved_->sentence_again(search_.names, row_or_column(event.square, search_.names));
    if (settings_.captions)
        moment.reading = reading_time(words);
    said_ = words;
    add({.part = SearchBeat::Part::saving, .moment = moment, .words = std::move(words)});
}

bool SearchTeller::add_question(const SearchEvent& next, bool is_stuck) {
    std::string text = questions_.before(next, is_stuck);
    if (text.empty())
        return false;
    Moment moment(MomentKind::question);
    moment.answers = true;
    moment.reading = reading_time(text);
    said_ = text;
    beats_.push_back({.part = SearchBeat::Part::question,
                      .moment = moment,
                      .asked_row = questions_.row(),
                      .answers = questions_.answers(),
                      .words = std::move(text)});
    return true;
}

/// Divides the caption's reading time among `sharing` moments.
void SearchTeller::share(int sharing) {
    sharing_ = sharing;
    share_ = (reading_time(says_) + std::chrono::microseconds(sharing - 1)) / sharing;
}

SearchBeat SearchTeller::beat(SearchBeat::Part part, Moment moment, const SearchEvent& event) {
    const bool in_full = moment.occurrence <= told_in_full;
    // Whether a trace found all solutions is known only at its end, so the caption of a solution is not known
    // yet: only its short words are.
    if (event.kind == SearchEvent::Kind::solution) {
        said_.clear();
        if (settings_.captions && in_full)
            moment.reading = reading_time(words_->in_brief(event));
    } else if (settings_.captions) {
        if (in_full)
            says_ = words_->caption(event);
        else
            words_->standing(event, says_);
        if (says_ != said_)
            share(in_full ? 1 : words_->sharing(event));
        if (sharing_ > 0) {
            --sharing_;
            moment.reading = share_;
            moment.goes_on = says_ == said_;
        }
        if (in_full && moment.reading > std::chrono::microseconds{0})
            moment.brief = reading_time(words_->in_brief(event));
        said_.swap(says_);
    }
    return {.part = part, .moment = moment, .in_full = in_full};
}

}  // namespace queenreel
