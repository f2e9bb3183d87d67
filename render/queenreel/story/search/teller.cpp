#include "queenreel/story/search/teller.h"

#include <utility>

namespace queenreel {
namespace {

/// So many moments of one kind are told in full; of those after them is said what stands throughout their
/// like.
constexpr std::uint64_t told_in_full = 2;

}  // namespace

SearchTeller::SearchTeller(const ToldSearch& search, std::unique_ptr<SearchWords> words, Settings settings)
    : search_(search),
      words_(std::move(words)),
      settings_(settings),
      moments_(search.profile.approach),
      questions_(search) {}

std::span<const SearchBeat> SearchTeller::follow(const SearchEvent& event) {
    beats_.clear();
    dead_end_.reset();
    const EventFacts facts(event);
    if (const std::optional<Moment> moment = moments_.dead_end(facts)) {
        dead_end_.emplace(search_.n, event, line_);
        beats_.push_back(beat(SearchBeat::Part::dead_end, *moment, dead_end_->event()));
    }
    if (settings_.questions) {
        if (std::string text = questions_.before(event); !text.empty()) {
            Moment moment(MomentKind::question);
            moment.answers = true;
            moment.reading = reading_time(text);
            said_ = text;
            beats_.push_back(
                {.part = SearchBeat::Part::question, .moment = moment, .question = std::move(text)});
        }
    }
    Moment moment = moments_.of(facts);
    moment.answers = settings_.questions && questions_.is_answer();
    words_->follow(event, moment);
    beats_.push_back(beat(SearchBeat::Part::event, moment, event));
    line_ = event.line;
    return beats_;
}

SearchBeat SearchTeller::beat(SearchBeat::Part part, Moment moment, const SearchEvent& event) {
    const bool in_full = moment.occurrence <= told_in_full;
    // Whether all solutions of a trace were found is known at its end only, and so is what a solution is
    // called; its moment has time enough.
    if (event.kind == SearchEvent::Kind::solution) {
        said_.clear();
    } else if (settings_.captions) {
        if (in_full)
            says_ = words_->caption(event);
        else
            words_->standing(event, says_);
        if (says_ != said_)
            moment.reading = reading_time(says_);
        said_.swap(says_);
    }
    return {.part = part, .moment = moment, .in_full = in_full};
}

}  // namespace queenreel
