#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace queenreel {

/// A text shown until the next cue starts or the film ends. An empty text shows nothing.
struct Cue {
    std::chrono::microseconds start{0};  ///< since the start of the film
    std::string text;                    ///< UTF-8, one line

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// Makes readable cues from the captions of pictures, some of which pass too quickly.
///
/// A caption that lasts `min` or longer, over any number of pictures, is a cue of its own from its first
/// picture on. Shorter ones are joined, in order, until they last `min` together; the cue shows the last
/// nonempty one, which is the result of the others: the answer rather than the question. What remains before
/// a longer caption, or at the end, is too short to read: the previous cue is extended, or, at the start of
/// the film, the next one begins earlier.
///
/// Laws: the first cue starts at 0; no cue but the last is shorter than `min`; adjacent cues differ. If all
/// captions last `min`, they are the cues. Memory does not grow with the number of pictures.
class Cues {
  public:
    /// The least time to find and read a line.
    static constexpr std::chrono::microseconds min{700'000};

    /// Adds the caption of the next picture, which is shown until `end`, counted from the start of the film.
    void put(std::string_view caption, std::chrono::microseconds end);

    /// Ends the film. A film shorter than `min` has one cue.
    void finish();

    /// The next cue that is decided, which happens at the latest when pictures for twice `min` have followed
    /// its start.
    std::optional<Cue> next();

    /// The end of the last picture.
    std::chrono::microseconds end() const { return end_; }

  private:
    void end_run();
    void emit(std::chrono::microseconds start, const std::string& text);

    std::optional<Cue> run_;     // equal captions up to now
    bool in_cue_ = false;        // whether they are already in a cue
    std::optional<Cue> joined_;  // short captions before them that have no cue yet
    std::deque<Cue> decided_;
    std::string shown_;  // the text of the last cue
    bool started_ = false;
    std::chrono::microseconds end_{0};
};

}  // namespace queenreel
