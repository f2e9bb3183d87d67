#pragma once

#include <chrono>
#include <string>

#include "queenreel/story/search/teller.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {

/// The captions of a search's frames. The choice depends on the captions before it: each stays until it has
/// been read.
class SearchCaptions {
  public:
    /// `calm`: whether captions can be read in all parts that are not hurried. `teller` must outlive it.
    SearchCaptions(const SearchTeller& teller, BoardNames names, bool calm)
        : teller_(teller), names_(names), calm_(calm) {}

    /// The caption of a beat that comes with an event.
    std::string caption(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) const;

    /// Notes a beat after its caption.
    void follow(const SearchBeat& beat, const Showing& showing) {
        told_ |= beat.in_full && showing.brisk.count() == 0;
    }

    /// Notes the caption of a frame.
    void show(const std::string& caption, std::chrono::microseconds duration) {
        said_for_ = (caption == last_ ? said_for_ : std::chrono::microseconds{0}) + duration;
        last_ = caption;
    }

    /// The last frame's caption.
    const std::string& last() const { return last_; }

  private:
    /// Returns whether the last frame's caption has been shown long enough to be read.
    bool is_said() const { return said_for_ >= reading_time(last_); }

    std::string brisk_caption(const SearchBeat& beat, const SearchEvent& event, const Showing& showing) const;

    const SearchTeller& teller_;
    BoardNames names_;
    bool calm_;
    bool told_ = false;  // a set piece was shown
    std::string last_;
    std::chrono::microseconds said_for_{0};  // for how long the last one has been shown
};

}  // namespace queenreel
