#include "queenreel/web/live_story.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "queenreel/base/text.h"
#include "queenreel/page/frame_json.h"

namespace queenreel {
namespace {

/// Moments that are read before a story is given up as too long: a second or two of work in a browser.
constexpr std::uint64_t max_measured = 20'000'000;

Pacer new_pacer(Storyline& story, const Pace& pace) {
    if (!needs_totals(pace))
        return Pacer(pace);
    const StoryTotals totals = measure(story, pace, max_measured);
    if (totals.moments() > max_measured)
        throw TooLongError(max_measured);
    return Pacer(pace, totals);
}

std::uint32_t kept(std::chrono::microseconds time) {
    return static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(time.count(), 0, std::numeric_limits<std::uint32_t>::max()));
}

}  // namespace

TooLongError::TooLongError(std::uint64_t most)
    : std::runtime_error("the story has more than " + grouped(most) + " moments"), max(most) {}

MeasuredStory measure_for_page(Storyline& story, const Pace& pace, std::uint64_t max_pictures) {
    MeasuredStory measured{.timeline = {}, .pacer = new_pacer(story, pace)};
    Pacer pacer = measured.pacer;
    std::uint64_t read = 0;
    for (const Moment& moment : story.moments()) {
        if (const std::optional<Showing> showing = pacer.next(moment)) {
            measured.timeline.kinds.push_back(moment.kind);
            measured.timeline.durations.push_back(kept(showing->duration));
        }
        if (measured.timeline.kinds.size() > max_pictures)
            throw TooLongError(max_pictures);
        if (++read > max_measured)
            throw TooLongError(max_measured);
        if (pacer.is_over() && !story.needs_preview())
            break;
    }
    return measured;
}

std::string heading(const StorySpec& told) {
    const StoryOptions& options = told.options;
    const std::string queens = counted(static_cast<std::uint64_t>(options.n), "queen");
    return queens + ": " + std::string(told.story->name) +
           (told.story->follows_search && told.story->names_lines ? " by " + std::string(options.solver->name)
                                                                  : "");
}

LiveStory::LiveStory(const Telling& telling)
    : telling_(telling),
      story_(telling_.open()),
      measured_(measure_for_page(*story_, telling_.pace.pace())) {}

std::string LiveStory::about_json() const {
    Scene scene = story_->scene();
    scene.badge = has_badge(*telling_.story, telling_.pace.pace());
    const nlohmann::ordered_json about{
        {"count", timeline().kinds.size()}, {"story", telling_.story->name}, {"title", heading(telling_)}};
    std::string text = about.dump();
    text.back() = ',';
    return text + "\"scene\":" + scene_json(scene) + '}';
}

bool LiveStory::next() {
    if (!frames_) {
        frames_.emplace(story_->frames(measured_.pacer));
        at_ = frames_->begin();
        return *at_ != frames_->end();
    }
    if (*at_ == frames_->end() || position_ + 1 >= timeline().kinds.size())
        return false;
    ++*at_;
    ++position_;
    return *at_ != frames_->end();
}

std::string LiveStory::frame() const {
    return frame_json(**at_, moment_kinds()[static_cast<std::size_t>(timeline().kinds[position_])].name);
}

}  // namespace queenreel
