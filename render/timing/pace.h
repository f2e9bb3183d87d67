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
    reject,      ///< and refused
    place,       ///< a queen is placed
    back,        ///< a queen is taken back
    deadend,     ///< there is no way on from here
    restart,     ///< all queens are taken off
    generation,  ///< a population is there
    solution,
    end,    ///< the search is over
    step,   ///< a moment of a story that is not a search
    found,  ///< a board stands again as it was found
    turn,   ///< a board is turned or mirrored, or its class is summed up
};
inline constexpr std::size_t moment_kind_count = 12;

/// A row of the table of kinds of moments.
struct MomentKindRow {
    MomentKind kind;
    std::string_view name;           ///< as in `--hold NAME=SECONDS` and `--select NAME:K`
    std::string_view summary;        ///< one line for the help
    std::chrono::microseconds hold;  ///< the default
    bool must_be_seen = false;       ///< never left out, however short the film
};

/// All kinds, in the order of the enumeration.
std::span<const MomentKindRow> moment_kinds();

/// The kind of that name, or nothing.
std::optional<MomentKind> find_moment_kind(std::string_view name);

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
    Pace();  ///< each kind has its row's hold

    std::chrono::microseconds hold(MomentKind kind) const { return holds_[static_cast<std::size_t>(kind)]; }
    void set_hold(MomentKind kind, std::chrono::microseconds hold) {
        holds_[static_cast<std::size_t>(kind)] = hold;
    }

    /// Of the whole film, end pause included; if not set, every moment has its kind's hold.
    std::optional<std::chrono::microseconds> duration;
    std::chrono::microseconds end_pause{0};  ///< added to the last picture's hold
    std::vector<Part> parts;                 ///< what is shown, in the story's order; empty: everything

  private:
    std::array<std::chrono::microseconds, moment_kind_count> holds_;
};

}  // namespace queenreel
