#include "queenreel/story/search/captions.h"

namespace queenreel {

/// The full caption if it is new or if there is time for it. In a hurried part, a solution is announced only
/// if the previous caption has been read.
std::string SearchCaptions::caption(const SearchBeat& beat, const SearchEvent& event,
                                    const Showing& showing) const {
    const SearchWords& words = teller_.words();
    const bool hurries = showing.speed > 1;
    const bool silent = beat.part == SearchBeat::Part::silent || beat.part == SearchBeat::Part::saving ||
                        beat.part == SearchBeat::Part::breeding;
    const bool solves = event.kind == SearchEvent::Kind::solution && !silent;
    std::string in_full = silent ? beat.words : words.caption(event);
    const bool is_readable = showing.duration >= reading_time(in_full);
    if (hurries)
        return solves && is_readable && is_said() ? in_full : words.hurried();
    if (showing.brisk.count() > 0) {
        const std::string brisk = brisk_caption(beat, event, showing);
        const std::chrono::microseconds left = showing.brisk - showing.duration;
        const bool is_followed = left.count() == 0 || left >= reading_time(brisk);
        return solves && is_readable && is_followed && is_said() ? in_full : brisk;
    }
    if (silent || ((beat.in_full || calm_ || solves) && is_readable))
        return in_full;
    if (showing.brief && beat.in_full)
        return words.in_brief(event);
    std::string standing;
    words.standing(event, standing);
    return standing;
}

/// The caption of a set piece stays until it is read, if it also applies to this event. Before the first set
/// piece, nothing can have been repeated, and a step without an event has only its own words.
std::string SearchCaptions::brisk_caption(const SearchBeat& beat, const SearchEvent& event,
                                          const Showing& showing) const {
    if (!told_ && !beat.words.empty())
        return beat.words;
    std::string standing;
    teller_.words().standing(event, standing);
    if (standing == last_ && !is_said())
        return last_;
    if (!told_)
        return standing;
    // When a search does something new shortly before a set piece, there is no time for words.
    const auto can_be_read = [&](const std::string& text) {
        return text == last_ || showing.brisk >= reading_time(text);
    };
    const std::string again = names_.say("The same steps again");
    const std::string brisk = teller_.words().brisk();
    return can_be_read(brisk) ? brisk : can_be_read(again) ? again : "";
}

}  // namespace queenreel
