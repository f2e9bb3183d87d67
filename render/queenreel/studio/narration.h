#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/voice/voice.h"

namespace queenreel {

/// The speech of a film. First, rehearse() speaks all of it; then perform() adds it to the frames, as often
/// as needed.
///
/// A caption is spoken cue by cue (cue_texts) from the picture on that shows it. If it has several lines,
/// those that it shares with the caption before it, from the first on, are not repeated. Its last picture at
/// rest stays until everything has been said. A recording begins with the first picture of its chapter, and
/// the chapter's last picture stays until the recording ends.
///
/// Laws: the order of the frames and their boards do not change, and no frame is shorter than before; each
/// caption is shown until it has been said, and for at least Cues::min; a caption of several cues shows the
/// cue being said. If a picture is cut where the next cue begins, its parts are `in_between`.
class Narration {
  public:
    explicit Narration(const VoiceSpec& spec);

    /// Speaks the frames' captions, or plays the recordings of their chapters; returns the length of the
    /// film. Throws like Voice, and OutputError for a recording of a chapter that the film does not have.
    std::chrono::microseconds rehearse(Generator<Frame> frames);

    /// Levels the speech of the last rehearsal. Throws UnavailableError.
    void level();

    /// Holds the film's last picture for longer.
    void set_rest(std::chrono::microseconds rest) { rest_ = rest; }

    /// Yields the frames with their speech, each held until its speech is over.
    Generator<Frame> perform(Generator<Frame> frames);

    /// The numbers of the chapters for which the last rehearsal found no recording.
    const std::vector<std::size_t>& silent_chapters() const { return silent_; }

  private:
    struct Piece {
        std::string text;  ///< the caption meanwhile, if it has several pieces
        std::shared_ptr<const Speech> speech;
        std::chrono::microseconds left{0};  ///< until the next piece may begin
        bool begun = false;
    };

    std::deque<Piece> pieces(const Frame& frame, const std::string* caption_before);
    std::deque<Piece> spoken(const std::string& text, bool replaces_caption);
    std::deque<Piece> recorded(std::size_t chapter);
    std::shared_ptr<const Speech> speech(const std::string& text);
    static std::vector<Frame> parts(const Frame& frame, std::deque<Piece>& pieces,
                                    std::chrono::microseconds added);

    VoiceSpec spec_;
    Voice voice_;
    std::map<std::size_t, std::filesystem::path> recordings_;
    std::map<std::string, std::size_t> known_;       // indices of speeches by text
    std::vector<std::shared_ptr<Speech>> spoken_;    // as spoken
    std::vector<std::shared_ptr<Speech>> levelled_;  // empty before level()
    std::vector<std::size_t> said_;                  // in the order of the last rehearsal
    std::vector<std::size_t> silent_;
    std::size_t chapters_ = 0;
    std::chrono::microseconds rest_{0};
};

}  // namespace queenreel
