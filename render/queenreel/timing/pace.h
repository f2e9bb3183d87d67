#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/moment_kind.h"

namespace queenreel {

/// A row of the table of moment kinds.
struct MomentKindRow {
    MomentKind kind;
    std::string_view name;           ///< as in `--hold NAME=SECONDS` and `--select NAME:K`
    std::string_view summary;        ///< one line for the help
    std::chrono::microseconds hold;  ///< default
    bool must_be_seen = false;       ///< never omitted, however short the film

    /// The default hold of the first moment of its sort in a story, long enough to read its caption, at 17
    /// characters a second as in subtitles, and to find what it describes. If 0, the first is like all others
    /// and not a set piece.
    std::chrono::microseconds first_hold{0};
};

/// All kinds, in the order of the enumeration.
std::span<const MomentKindRow> moment_kinds();

/// The kind of that name, if any.
std::optional<MomentKind> find_moment_kind(std::string_view name);

/// A moment of a story, as seen by its pace.
struct Moment {
    /// A moment like all others of its kind.
    Moment(MomentKind of) : kind(of) {}  // NOLINT(google-explicit-constructor): most are no more than that
    Moment(MomentKind of, std::uint64_t which) : kind(of), occurrence(which) {}

    /// Returns true if it is shown in full, however short the film: the first of its sort, and any answer to
    /// a question.
    bool is_set_piece() const;

    MomentKind kind;
    std::uint64_t occurrence = 0;  ///< its number among moments of its sort, from 1; 0 if these are not
                                   ///< counted
    std::chrono::microseconds reading{0};  ///< time to read its new caption
    std::chrono::microseconds brief{0};    ///< time to read its short words; 0 if there are none
    bool answers = false;                  ///< whether it answers a question asked before it
    bool goes_on = false;                  ///< whether it has the caption of the moment before it
    bool leads_on = false;  ///< whether a brisk film may leave it out, as the next moments show what
                            ///< it does
    bool is_spare = false;  ///< whether brief styles do not treat it as a set piece

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// Returns the time that it takes to read a caption: a second for 17 characters, as in subtitles (BBC
/// Subtitle Guidelines, 160 to 180 words a minute), and at least 0.8 s. `text` is UTF-8.
std::chrono::microseconds reading_time(std::string_view text);

/// The same without the minimum, for a text with `more` letters.
std::chrono::microseconds characters_time(std::string_view text, int more = 0);

/// A style of pacing: the calmer, the longer moments are shown.
struct PaceStyle {
    std::string_view name;     ///< as in `--pace NAME`
    std::string_view summary;  ///< one line for the help
    double first;              ///< factor for MomentKindRow::first_hold and Moment::reading
    double others;             ///< factor for MomentKindRow::hold
    double length;             ///< factor for the length that a film is fitted to by default
    bool brief = false;        ///< whether captions may be short, and spare moments are not set pieces
};

/// All styles; the first is the default.
std::span<const PaceStyle> pace_styles();

/// A part of a story: moments A to B of all, or of one kind, counted from 1, both ends included.
struct Part {
    std::optional<MomentKind> kind{};
    std::uint64_t first = 1;
    std::uint64_t last = 1;

    friend bool operator==(const Part&, const Part&) = default;
};

/// The pace of a story.
class Pace {
  public:
    Pace() : Pace(pace_styles().front()) {}
    explicit Pace(const PaceStyle& style);  ///< each kind has its row's holds, in this style

    std::chrono::microseconds hold(MomentKind kind) const { return holds_[static_cast<std::size_t>(kind)]; }

    /// New moments are held for their kind's first_hold; repeated ones come closer to its hold each time:
    /// half of the difference, a quarter, and so on. A new caption is always held until it is read.
    std::chrono::microseconds hold(const Moment& moment) const;

    /// The hold of a set piece in a film that is short of time: six tenths, or as long as reading its caption
    /// takes, in few words if the style is brief. Holds set by the user do not change.
    std::chrono::microseconds least_hold(const Moment& moment) const;

    /// Returns whether the moment is a set piece in this style.
    bool tells(const Moment& moment) const { return moment.is_set_piece() && !(brief_ && moment.is_spare); }

    /// Returns whether a moment shown for `time` uses its short words.
    bool is_brief(const Moment& moment, std::chrono::microseconds time) const;

    /// Holds all moments of a kind equally.
    void set_hold(MomentKind kind, std::chrono::microseconds hold);

    /// The style's length factor.
    double length_share() const { return length_share_; }

    /// Of the whole film, including the end pause; if not set, every moment has its kind's hold.
    std::optional<std::chrono::microseconds> duration;
    std::chrono::microseconds end_pause{0};  ///< added to the last picture's hold
    std::vector<Part> parts;                 ///< the parts shown, in the story's order; empty: everything
    bool only_told = false;                  ///< show only cards and the set pieces among them

  private:
    std::chrono::microseconds reading(const Moment& moment) const;

    std::array<std::chrono::microseconds, moment_kind_count> holds_;
    std::array<std::chrono::microseconds, moment_kind_count> first_holds_;
    std::array<bool, moment_kind_count> read_;  // whether such a moment must be held until it is read
    double reading_;                            // factor for Moment::reading
    double length_share_;
    bool brief_;
};

/// The length of a film whose pace has no duration.
enum class Fit : std::uint8_t {
    automatic,  ///< shorten it if it follows a search and would take over a minute and a half
    full,       ///< show every moment
};

/// The time for which moments of one kind, or of all kinds, are shown.
struct HoldSpec {
    std::optional<MomentKind> kind{};  ///< empty: all kinds
    std::chrono::microseconds time{0};
    std::string text{};  ///< the time as the user wrote it, for messages

    /// Returns true if the hold applies to moments of this kind.
    bool is_of(MomentKind other) const { return kind.value_or(other) == other; }
};

/// The pace that a user requests, in a form that can be checked and written down.
struct PaceSpec {
    const PaceStyle* pace_style = &pace_styles().front();
    std::vector<HoldSpec> holds{};  ///< they replace the style's; later ones take precedence
    Fit fit = Fit::automatic;
    std::optional<std::chrono::microseconds> duration{};  ///< of the whole film, including the end pause
    std::chrono::microseconds end_pause{0};
    std::vector<Part> parts{};  ///< as Pace::parts

    Pace pace() const;
};

}  // namespace queenreel
