#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace queenreel {

/// A text shown until the next cue starts or the film ends. An empty text shows nothing.
struct Cue {
    std::chrono::microseconds start{0};  ///< since the film began
    std::string text;                    ///< UTF-8, one line

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// Makes readable cues from the captions of pictures, some of which pass too fast.
///
/// A caption that stands for `min` or longer, in however many pictures, is a cue of its own, from its first
/// picture on. Shorter ones are joined, in their order, until together they last `min`; the cue shows the
/// last of them that is not empty, which tells what came of the others: the answer and not the question. What
/// is left over before a longer caption, or at the end, is too short to be read: the cue before it stays, or,
/// at the start of the film, the one after it begins earlier.
///
/// Laws: the first cue starts at 0; no cue but the last lasts less than `min`; neighbors differ. Captions
/// that all last `min` are cues as they are. Memory does not grow with the number of pictures.
class Cues {
  public:
    /// The least time in which a line can be found and read.
    static constexpr std::chrono::microseconds min{700'000};

    /// Adds the caption of the next picture, which is shown until `end`, since the film began.
    void put(std::string_view caption, std::chrono::microseconds end);

    /// No more pictures come. A film shorter than `min` has one cue all the same.
    void finish();

    /// The next cue that is decided, at the latest once pictures lasting twice `min` have come after its
    /// start.
    std::optional<Cue> next();

    /// When the last picture ends.
    std::chrono::microseconds end() const { return end_; }

  private:
    void end_run();
    void emit(std::chrono::microseconds start, const std::string& text);

    std::optional<Cue> run_;     // equal captions up to now
    bool in_cue_ = false;        // they have their place
    std::optional<Cue> joined_;  // short captions before them that have no cue yet
    std::deque<Cue> decided_;
    std::string shown_;  // the text of the last cue
    bool started_ = false;
    std::chrono::microseconds end_{0};
};

}  // namespace queenreel
