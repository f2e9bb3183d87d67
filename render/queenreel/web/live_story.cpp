#include "queenreel/web/live_story.h"

#include <array>
#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/page/frame_json.h"
#include "queenreel/story/rule_words.h"
#include "queenreel/words/words.h"

namespace queenreel {

MeasuredStory measure_for_page(Storyline& story, const Pace& pace, std::uint64_t max_pictures) {
    return measure_pictures([&story] { return story.moments(); }, pace,
                            {.whole = story.needs_preview(), .max_moments = max_pictures});
}

namespace {

/// The names of stories, for translators.
[[maybe_unused]] constexpr std::array story_names{
    message_in("a story", "search"),      message_in("a story", "occupancy"),
    message_in("a story", "walkthrough"), message_in("a story", "symmetry"),
    message_in("a story", "funnel"),      message_in("a story", "solutions"),
    message_in("a story", "race"),
};

}  // namespace

std::string heading(const StorySpec& told) {
    const StoryOptions& options = told.options;
    const Words words = words_of_rule(options.rule, options.words);
    const std::string queens =
        words.say_n(static_cast<std::uint64_t>(options.n), "{count} queen", "{count} queens");
    const std::string story = words.say_in("a story", told.story->name);
    return told.story->follows_search && told.story->names_lines
               ? words.say("{queens}: {story} by {solver}",
                           {queens, story, std::string(options.solver->name)})
               : words.say("{queens}: {story}", {queens, story});
}

LiveStory::LiveStory(const Telling& telling)
    : telling_(telling),
      story_(telling_.open()),
      measured_(measure_for_page(*story_, telling_.pace.pace())) {}

std::string LiveStory::about_json() const {
    Scene scene = story_->scene();
    Json about{
        {"count", timeline().kinds.size()}, {"story", telling_.story->name}, {"title", heading(telling_)}};
    if (telling_.options.rule != AttackRule::queens)
        about["rule"] = row_of(telling_.options.rule).name;
    std::string text = json_text(about);
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
    return frame_json(**at_);
}

}  // namespace queenreel
