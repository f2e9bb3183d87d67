#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "queenreel/base/generator.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/timeline.h"
#include "queenreel/web/telling.h"

namespace queenreel {

/// Measures an opened story like measure_pictures(). Throws PaceError, TooLongError for more than
/// `max_pictures`, and as Storyline::moments().
MeasuredStory measure_for_page(Storyline& story, const Pace& pace,
                               std::uint64_t max_pictures = max_page_pictures);

/// A page's heading: "8 queens: search by backtracking".
std::string heading(const StorySpec& told);

/// A story shown picture by picture.
class LiveStory {
  public:
    /// Opens and measures the story. Throws StoryError, PaceError, TooLongError.
    explicit LiveStory(const Telling& telling);

    const Timeline& timeline() const { return measured_.timeline; }

    /// {"count":1945,"story":"search","title":"…","scene":{…}}, with scene_json() and heading().
    std::string about_json() const;

    /// Advances to the next picture; the first call, to the first one. Returns false at the end, where the
    /// last picture stays.
    bool next();

    /// The current picture's number, from 0; only after next().
    std::size_t position() const { return position_; }

    /// The current picture, see frame_json(); only after next().
    std::string frame() const;

    /// The title of the chapter that begins with the picture, or empty.
    const std::string& chapter() const { return (*at_)->chapter; }

  private:
    Telling telling_;
    std::unique_ptr<Storyline> story_;
    MeasuredStory measured_;
    std::optional<Generator<Frame>> frames_;
    std::optional<Generator<Frame>::Iterator> at_;
    std::size_t position_ = 0;
};

}  // namespace queenreel
