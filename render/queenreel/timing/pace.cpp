#include "queenreel/timing/pace.h"

#include <algorithm>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr std::array kinds{
    MomentKindRow{MomentKind::test, "test", "a square is looked at", 250ms, false, 2200ms},
    MomentKindRow{MomentKind::redraw, "redraw", "a square is drawn again, and looked at", 100ms, false, 2s},
    MomentKindRow{MomentKind::reject, "reject", "a square is rejected", 350ms, false, 2700ms},
    MomentKindRow{MomentKind::place, "place", "a queen is placed", 500ms, false, 2s},
    MomentKindRow{MomentKind::back, "back", "a queen is taken back", 500ms, false, 2700ms},
    MomentKindRow{MomentKind::deadend, "deadend", "there is no way on from here", 1s, false, 3s},
    MomentKindRow{MomentKind::restart, "restart", "all queens are taken off", 1s, false, 2500ms},
    MomentKindRow{MomentKind::generation, "generation", "a population is there", 500ms, false, 3s},
    MomentKindRow{MomentKind::child, "child", "a board is bred of two", 150ms, false, 4s},
    MomentKindRow{MomentKind::solution, "solution", "a solution is found", 1s, true, 3s},
    MomentKindRow{MomentKind::end, "end", "the search is over", 2s, true, 3s},
    MomentKindRow{MomentKind::step, "step", "a step of a story that is no search", 2s, true},
    MomentKindRow{MomentKind::found, "found", "a board stands again as it was found", 1200ms, true},
    MomentKindRow{MomentKind::turn, "turn", "a board is turned or mirrored, or its class summed up", 3500ms,
                  true},
    MomentKindRow{MomentKind::card, "card", "a title or an end card", 4s, true, 5s},
    MomentKindRow{MomentKind::question, "question", "the film asks what comes next", 5s, true},
    MomentKindRow{MomentKind::choice, "choice", "what is tried next is chosen", 400ms, false, 3s},
    MomentKindRow{MomentKind::effect, "effect", "what a queen or a dead end rules out is worked out", 400ms,
                  false, 3s},
    MomentKindRow{MomentKind::repeat, "repeat", "a step like others before it, in few words", 800ms, true},
};
static_assert(kinds.size() == moment_kind_count && is_indexed_by(kinds, &MomentKindRow::kind));

constexpr std::array styles{
    PaceStyle{"lecture", "what is new stands until it is read and looked at", 1, 1, 1},
    PaceStyle{"web", "for those who read fast or see it again", 0.6, 0.8, 0.4, true},
    PaceStyle{"demo", "short: to show that something moves", 0.3, 0.5, 0.25, true},
};

std::chrono::microseconds scaled(std::chrono::microseconds time, double factor) {
    return std::chrono::microseconds{static_cast<std::int64_t>(static_cast<double>(time.count()) * factor)};
}

}  // namespace

std::span<const MomentKindRow> moment_kinds() {
    return kinds;
}

std::optional<MomentKind> find_moment_kind(std::string_view name) {
    const MomentKindRow* const row = find_row(kinds, name);
    return row ? std::optional(row->kind) : std::nullopt;
}

bool Moment::is_set_piece() const {
    return answers || (occurrence == 1 && kinds[static_cast<std::size_t>(kind)].first_hold > 0us);
}

std::chrono::microseconds characters_time(std::string_view text, int more) {
    // In UTF-8, the first byte tells ideographs and Hangul from letters, and the second tells kana.
    std::int64_t letters = more;
    std::int64_t ideographs = 0;
    std::int64_t syllables = 0;
    bool is_japanese = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto first = static_cast<unsigned char>(text[i]);
        const bool is_kana = first == 0xE3U && i + 1 < text.size() && text[i + 1] != '\x80';
        is_japanese = is_japanese || is_kana;
        if (0xEAU <= first && first <= 0xEDU)
            ++syllables;
        else if (is_kana || (0xE4U <= first && first <= 0xE9U))
            ++ideographs;
        else if ((first & 0xC0U) != 0x80U)
            ++letters;
    }
    using std::chrono::microseconds;
    return microseconds(1s) * letters / 17 + microseconds(1s) * syllables / 12 +
           microseconds(1s) * ideographs / (is_japanese ? 4 : 9);
}

std::chrono::microseconds reading_time(std::string_view text) {
    return std::max<std::chrono::microseconds>(800ms, characters_time(text));
}

std::span<const PaceStyle> pace_styles() {
    return styles;
}

Pace::Pace(const PaceStyle& style) : reading_(style.first), length_share_(style.length), brief_(style.brief) {
    read_.fill(true);
    for (const MomentKindRow& row : kinds) {
        const auto kind = static_cast<std::size_t>(row.kind);
        holds_[kind] = scaled(row.hold, style.others);
        first_holds_[kind] = scaled(row.first_hold, style.first);
    }
}

std::chrono::microseconds Pace::reading(const Moment& moment) const {
    return read_[static_cast<std::size_t>(moment.kind)] ? scaled(moment.reading, reading_) : 0us;
}

std::chrono::microseconds Pace::least_hold(const Moment& moment) const {
    Moment told = moment;
    if (brief_ && moment.brief > 0us)
        told.reading = moment.brief;
    const std::chrono::microseconds in_full = hold(told);
    if (!read_[static_cast<std::size_t>(moment.kind)])
        return in_full;
    return std::min(in_full, std::max(scaled(in_full, 0.6), reading(told)));
}

bool Pace::is_brief(const Moment& moment, std::chrono::microseconds time) const {
    return brief_ && moment.brief > 0us && time < reading(moment);
}

std::chrono::microseconds Pace::hold(const Moment& moment) const {
    constexpr std::uint64_t soon = 16;  // from here on, the rest of the first hold is imperceptible
    const std::chrono::microseconds known = hold(moment.kind);
    const auto kind = static_cast<std::size_t>(moment.kind);
    const std::chrono::microseconds reading = this->reading(moment);
    const std::chrono::microseconds first = first_holds_[kind];
    if (moment.occurrence == 0 || moment.occurrence > soon || first <= known)
        return std::max(known, reading);
    return std::max(known + (first - known) / (std::int64_t{1} << (moment.occurrence - 1)), reading);
}

void Pace::set_hold(MomentKind kind, std::chrono::microseconds hold) {
    const auto index = static_cast<std::size_t>(kind);
    holds_[index] = hold;
    first_holds_[index] = hold;
    read_[index] = false;
}

Pace PaceSpec::pace() const {
    Pace pace(*pace_style);
    for (const HoldSpec& hold : holds)
        for (const MomentKindRow& row : moment_kinds())
            if (hold.is_of(row.kind))
                pace.set_hold(row.kind, hold.time);
    pace.duration = duration;
    pace.end_pause = end_pause;
    pace.parts = parts;
    return pace;
}

}  // namespace queenreel
