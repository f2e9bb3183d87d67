#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// The size of cues that viewers can read: two lines of a subtitle, as EBU-TT-D and most style guides have it.
inline constexpr std::size_t max_cue_characters = 42;  ///< in a line
inline constexpr std::size_t max_cue_lines = 2;
inline constexpr std::chrono::seconds max_cue_time{7};

/// Breaks a caption, on one line, into the texts of cues, which are shown one after another: each has at most
/// `max_cue_lines` lines of `max_cue_characters` with line breaks between them. A text ends with a sentence
/// where it can, and lines end between words, unless a word is longer than a line.
std::vector<std::string> cue_texts(std::string_view caption);

/// Cues of a text track or a file: those of Cues, each broken into cue_texts(). A text takes its share of the
/// characters of the caption's time. One that stays for more than `max_cue_time` is repeated in equal parts.
///
/// Laws: the first cue starts at 0; the text between line breaks has at most `max_cue_characters`; no cue
/// with a text lasts more than `max_cue_time`.
class ReadableCues {
  public:
    /// As Cues::put().
    void put(std::string_view caption, std::chrono::microseconds end);

    /// Ends the film.
    void finish();

    /// The next cue that is decided.
    std::optional<Cue> next();

    /// The end of the last picture.
    std::chrono::microseconds end() const { return cues_.end(); }

  private:
    void take();
    void break_up(std::chrono::microseconds end);

    Cues cues_;
    std::optional<Cue> open_;  // its end is not known yet
    std::deque<Cue> decided_;
};

}  // namespace queenreel
