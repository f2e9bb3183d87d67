#include "queenreel/studio/translations.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "queenreel/base/utf8.h"

namespace queenreel {
namespace {

/// A film in another language, up to some time.
class Translated {
  public:
    explicit Translated(Generator<Frame> frames)
        : frames_(std::move(frames)),
          at_(frames_.begin()),
          end_(is_over() ? std::chrono::microseconds{0} : at_->duration) {}

    /// The caption at a time since the start of the film. Times must not decrease.
    std::string caption(std::chrono::microseconds time) {
        while (!is_over() && end_ <= time) {
            caption_ = one_line(at_->caption);
            if (++at_; !is_over())
                end_ += at_->duration;
        }
        return is_over() ? caption_ : one_line(at_->caption);
    }

  private:
    bool is_over() const { return at_ == std::default_sentinel; }

    Generator<Frame> frames_;
    Generator<Frame>::Iterator at_;
    std::chrono::microseconds end_{0};  // of the current frame
    std::string caption_{};             // of the one before it
};

}  // namespace

Generator<Moment> moments_in(StorySpec spec, std::vector<Words> languages) {
    std::vector<std::unique_ptr<Storyline>> stories;
    std::vector<Generator<Moment>> tellings;
    for (const Words& words : languages) {
        spec.options.words = words;
        stories.push_back(spec.story->open(spec.options));
        tellings.push_back(stories.back()->moments());
    }
    std::vector<Generator<Moment>::Iterator> all;
    for (Generator<Moment>& telling : tellings)
        all.push_back(telling.begin());
    for (; all.front() != std::default_sentinel; ++all.front()) {
        Moment longest = *all.front();
        for (std::size_t i = 1; i < all.size(); ++i) {
            if (all[i] == std::default_sentinel)
                continue;
            longest.reading = std::max(longest.reading, all[i]->reading);
            longest.brief = std::max(longest.brief, all[i]->brief);
            ++all[i];
        }
        co_yield longest;
    }
}

Generator<Frame> frames_in(StorySpec spec, Words words, Pacer pacer) {
    spec.options.words = words;
    const std::unique_ptr<Storyline> story = spec.story->open(spec.options);
    if (story->needs_preview())
        for ([[maybe_unused]] const Moment& moment : story->moments()) {
        }
    for (const Frame& frame : story->frames(std::move(pacer)))
        co_yield frame;
}

Generator<Frame> with_translations(Generator<Frame> frames, std::vector<Generator<Frame>> translated) {
    std::vector<Translated> films;
    for (Generator<Frame>& film : translated)
        films.emplace_back(std::move(film));
    std::chrono::microseconds time{0};
    for (const Frame& given : frames) {
        Frame frame = given;
        for (Translated& film : films)
            frame.translations.push_back(film.caption(time));
        time += frame.duration;
        co_yield frame;
    }
}

}  // namespace queenreel
