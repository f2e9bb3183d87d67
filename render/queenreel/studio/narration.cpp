#include "queenreel/studio/narration.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/base/utf8.h"
#include "queenreel/film/cues.h"
#include "queenreel/film/film.h"
#include "queenreel/io/error.h"
#include "queenreel/studio/limits.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// A voice begins once viewers have noticed the new caption, and pauses after it.
constexpr microseconds lead{120'000};
constexpr microseconds pause{330'000};

/// The most that distinct sentences may last in total: an hour takes some 300 MB of memory.
constexpr std::chrono::hours max_spoken{1};

/// The lines of a caption after those that it shares with the previous one, joined.
std::string new_text(std::string_view caption, std::string_view before) {
    const bool lines = caption.find('\n') != std::string_view::npos;
    while (lines && !caption.empty()) {
        const std::size_t end = std::min(caption.find('\n'), caption.size());
        const std::size_t end_before = std::min(before.find('\n'), before.size());
        if (end == caption.size() || caption.substr(0, end) != before.substr(0, end_before))
            break;
        caption.remove_prefix(end + 1);
        before.remove_prefix(std::min(end_before + 1, before.size()));
    }
    return one_line(caption);
}

/// A text as a voice should read it: speech programs know the multiplication sign, but not the dot.
std::string for_voices(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return replaced(std::move(text), "·", "×");
}

void put_silence_before(Speech& speech) {
    const auto count = static_cast<std::size_t>(speech.rate * lead.count() / 1'000'000);
    speech.samples.insert(speech.samples.begin(), count, 0.0F);
}

}  // namespace

Narration::Narration(const VoiceSpec& spec) : spec_(spec), voice_(spec) {
    if (!spec.folder.empty())
        recordings_ = recordings_in(spec.folder);
}

std::shared_ptr<const Speech> Narration::speech(const std::string& text) {
    const auto [known, is_new] = known_.emplace(text, spoken_.size());
    if (is_new) {
        const bool recorded = !recordings_.empty();
        auto said = std::make_shared<Speech>(recorded ? recording(text) : voice_.say(for_voices(text)));
        if (!recorded)
            put_silence_before(*said);
        spoken_.push_back(std::move(said));
        microseconds all{0};
        for (const auto& one : spoken_)
            all += one->duration();
        if (all > max_spoken)
            throw SpecLimitError("narrate", "", "the film says more than an hour of different sentences",
                                 "give a {duration}, or a part with {select} or {first}");
    }
    said_.push_back(known->second);
    return known->second < levelled_.size() ? levelled_[known->second] : spoken_[known->second];
}

std::deque<Narration::Piece> Narration::spoken(const std::string& text, bool replaces_caption) {
    std::deque<Piece> pieces;
    const std::vector<std::string> texts = cue_texts(text);
    for (const std::string& one : texts) {
        Piece piece{.text = replaces_caption && texts.size() > 1 ? one : "", .speech = speech(one)};
        piece.left = std::max(piece.speech->duration() + pause, Cues::min);
        pieces.push_back(std::move(piece));
    }
    if (pieces.empty())
        pieces.push_back({.text = "", .speech = nullptr, .left = Cues::min});
    return pieces;
}

std::deque<Narration::Piece> Narration::recorded(std::size_t chapter) {
    std::deque<Piece> pieces;
    const auto found = recordings_.find(chapter);
    if (found == recordings_.end()) {
        silent_.push_back(chapter);
        return pieces;
    }
    pieces.push_back({.text = "", .speech = speech(found->second.string())});
    pieces.back().left = pieces.back().speech->duration() + pause;
    return pieces;
}

std::deque<Narration::Piece> Narration::pieces(const Frame& frame, const std::string* caption_before) {
    if (!recordings_.empty())
        return recorded(chapters_);
    const std::string text = new_text(frame.caption, caption_before ? *caption_before : "");
    return spoken(text, frame.caption.find('\n') == std::string::npos);
}

/// Cuts a frame, extended by `added`, where the pieces begin.
std::vector<Frame> Narration::parts(const Frame& frame, std::deque<Piece>& pieces, microseconds added) {
    std::vector<Frame> parts;
    microseconds left = frame.duration + added;
    while (true) {
        parts.push_back(frame);
        Frame& part = parts.back();
        part.duration = left;
        if (parts.size() > 1) {
            part.in_between = true;
            part.chapter.clear();
        }
        if (pieces.empty())
            return parts;
        Piece& piece = pieces.front();
        if (!std::exchange(piece.begun, true))
            part.speech = piece.speech;
        if (!piece.text.empty())
            part.caption = piece.text;
        const bool is_last = pieces.size() == 1;
        if (is_last || piece.left > left) {
            piece.left = std::max(piece.left - left, microseconds(0));
            return parts;
        }
        part.duration = piece.left;
        left -= piece.left;
        pieces.pop_front();
        if (left == microseconds(0))
            return parts;
    }
}

Generator<Frame> Narration::perform(Generator<Frame> frames) {
    chapters_ = 0;
    std::deque<Piece> said;
    std::vector<Frame> held;  // frames of the group that may have to stay longer: one at rest, or those in
                              // between up to the first at rest
    std::string caption;
    const bool by_chapter = !recordings_.empty();
    // The held frames; at the end of a group, one of them stays until everything has been said.
    const auto released = [&](bool is_end, microseconds rest) {
        microseconds missing = rest;
        if (is_end) {
            for (const Piece& piece : said)
                missing += piece.left;
            for (const Frame& frame : held)
                missing -= frame.duration;
            missing = std::max(missing, rest);
        }
        std::vector<Frame> all;
        // Motion is never interrupted: speech about the motion alone comes before it.
        for (std::size_t i = 0; i < held.size(); ++i)
            std::ranges::move(parts(held[i], said, i == 0 ? missing : microseconds(0)),
                              std::back_inserter(all));
        held.clear();
        return all;
    };
    bool first = true;
    for (const Frame& frame : frames) {
        const bool begins = by_chapter ? !frame.chapter.empty() : frame.caption != caption;
        if (first || !frame.chapter.empty())
            ++chapters_;  // players also count the part before the first title
        if (first || begins) {
            for (const Frame& part : released(true, microseconds(0)))
                co_yield part;
            said = pieces(frame, first ? nullptr : &caption);
            caption = frame.caption;
            first = false;
        } else if (!held.empty() && (!frame.in_between || !held.front().in_between)) {
            for (const Frame& part : released(false, microseconds(0)))
                co_yield part;
        }
        held.push_back(frame);
    }
    for (const Frame& part : released(true, rest_))
        co_yield part;
}

microseconds Narration::rehearse(Generator<Frame> frames) {
    said_.clear();
    silent_.clear();
    microseconds length{0};
    for (const Frame& frame : perform(std::move(frames)))
        length += frame.duration;
    if (!recordings_.empty() && recordings_.rbegin()->first > chapters_)
        throw OutputError(
            fmt::format("{}: the film has {} chapters; name the recordings after them, from 1.wav on",
                        recordings_.rbegin()->second.string(), chapters_));
    return length;
}

void Narration::level() {
    std::vector<Speech> speeches;
    for (const auto& one : spoken_)
        speeches.push_back(*one);
    level_speech(speeches, said_);
    levelled_.clear();
    for (Speech& speech : speeches)
        levelled_.push_back(std::make_shared<Speech>(std::move(speech)));
}

}  // namespace queenreel
