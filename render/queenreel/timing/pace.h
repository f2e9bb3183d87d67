#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace queenreel {

/// The kinds of moments in a story; each is held for a time of its own.
enum class MomentKind : std::uint8_t {
    test,        ///< a square is looked at
    redraw,      ///< and another, drawn in its place, again and again
    reject,      ///< and refused
    place,       ///< a queen is placed
    back,        ///< a queen is taken back
    deadend,     ///< there is no way on from here
    restart,     ///< all queens are taken off
    generation,  ///< a population is there
    child,       ///< a board is bred for the next one
    solution,
    end,       ///< the search is over
    step,      ///< a moment of a story that is not a search
    found,     ///< a board stands again as it was found
    turn,      ///< a board is turned or mirrored, or its class is summed up
    card,      ///< a title or an end card; no part of the story itself
    question,  ///< the film stops and asks what comes next
    choice,    ///< what is tried next is chosen
    effect,    ///< what a queen does to other squares is worked out
};
inline constexpr std::size_t moment_kind_count = 18;

/// A row of the table of kinds of moments.
struct MomentKindRow {
    MomentKind kind;
    std::string_view name;           ///< as in `--hold NAME=SECONDS` and `--select NAME:K`
    std::string_view summary;        ///< one line for the help
    std::chrono::microseconds hold;  ///< the default
    bool must_be_seen = false;       ///< never left out, however short the film

    /// The default of the first of its like in a story, long enough to read what is said of it and to look
    /// for it: 17 characters a second, as in subtitles. Where it is 0, the first is like all others, and no
    /// set piece.
    std::chrono::microseconds first_hold{0};
};

/// All kinds, in the order of the enumeration.
std::span<const MomentKindRow> moment_kinds();

/// The kind of that name, or nothing.
std::optional<MomentKind> find_moment_kind(std::string_view name);

/// A moment of a story, as its pace sees it.
struct Moment {
    /// A moment that is like all others of its kind.
    Moment(MomentKind of) : kind(of) {}  // NOLINT(google-explicit-constructor): most are no more than that
    Moment(MomentKind of, std::uint64_t which) : kind(of), occurrence(which) {}

    /// It is told in full, however short the film: the first of its like, and what answers a question.
    bool is_set_piece() const;

    MomentKind kind;
    std::uint64_t occurrence = 0;          ///< which of its like it is, from 1; 0 where nobody counts
    std::chrono::microseconds reading{0};  ///< what it takes to read what is said of it anew
    bool answers = false;                  ///< a question that was asked before it
    bool goes_on = false;                  ///< it stands under what is said of the moment before it
    bool leads_on = false;                 ///< the moment after it shows all that this one does

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// How long a caption must stand to be read: a second for 17 characters, as in subtitles (BBC Subtitle
/// Guidelines, 160 to 180 words a minute), and 0.8 s at the least. `text` is UTF-8.
std::chrono::microseconds reading_time(std::string_view text);

/// How calmly a film is told.
struct PaceStyle {
    std::string_view name;     ///< as in `--pace NAME`
    std::string_view summary;  ///< one line for the help
    double first;              ///< of MomentKindRow::first_hold and Moment::reading
    double others;             ///< of MomentKindRow::hold
    double length;             ///< of the length that a film is fitted to, where none is asked for
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

/// How a story is paced.
class Pace {
  public:
    Pace() : Pace(pace_styles().front()) {}
    explicit Pace(const PaceStyle& style);  ///< each kind has its row's holds, in this style

    std::chrono::microseconds hold(MomentKind kind) const { return holds_[static_cast<std::size_t>(kind)]; }

    /// What is new is held for its kind's first_hold, and what comes again nearer to its hold each time: half
    /// way, a quarter, and so on. Whatever is said anew is held until it is read.
    std::chrono::microseconds hold(const Moment& moment) const;

    /// The hold of a set piece in a film that is short of time: six tenths, or as long as it takes to read
    /// what is said of it. A hold that was set is kept.
    std::chrono::microseconds least_hold(const Moment& moment) const;

    /// All moments of the kind are held alike then.
    void set_hold(MomentKind kind, std::chrono::microseconds hold) {
        holds_[static_cast<std::size_t>(kind)] = hold;
        first_holds_[static_cast<std::size_t>(kind)] = hold;
        read_[static_cast<std::size_t>(kind)] = false;
    }

    /// The style's.
    double length_share() const { return length_share_; }

    /// Of the whole film, end pause included; if not set, every moment has its kind's hold.
    std::optional<std::chrono::microseconds> duration;
    std::chrono::microseconds end_pause{0};  ///< added to the last picture's hold
    std::vector<Part> parts;                 ///< what is shown, in the story's order; empty: everything
    bool only_told = false;                  ///< of that, cards and set pieces alone

  private:
    std::chrono::microseconds reading(const Moment& moment) const;

    std::array<std::chrono::microseconds, moment_kind_count> holds_;
    std::array<std::chrono::microseconds, moment_kind_count> first_holds_;
    std::array<bool, moment_kind_count> read_;  // whether there must be time to read such a moment
    double reading_;                            // of Moment::reading
    double length_share_;
};

}  // namespace queenreel
