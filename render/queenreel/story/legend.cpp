#include "queenreel/story/legend.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

/// The meaning of a mark, and whether its square has a queen.
struct Meaning {
    Mark mark;
    std::string_view words;
    bool queen = false;
};

constexpr std::array meanings{
    Meaning{Mark::none, ""},
    Meaning{Mark::attacked, message("attacked")},
    Meaning{Mark::conflict, message("attacked queen"), true},
    Meaning{Mark::tested, message("testing")},
    Meaning{Mark::rejected, message("rejected")},
    Meaning{Mark::removed, message("taken back")},
    Meaning{Mark::free, message("free")},
    Meaning{Mark::eliminated, message("attacked")},
    Meaning{Mark::wiped_out, message("dead end")},
    Meaning{Mark::solved, message("solution"), true},
    Meaning{Mark::blocked, message("blocked")},
};
static_assert(meanings.size() == mark_count && is_indexed_by(meanings, &Meaning::mark));

}  // namespace

LegendPanel legend_of(std::span<const Mark> marks, const Words& words) {
    std::vector<LegendPanel::Entry> entries;
    for (const Mark mark : marks) {
        const Meaning& meaning = meanings[static_cast<std::size_t>(mark)];
        entries.push_back(
            {.cell = {.queen = meaning.queen, .mark = mark}, .words = words.say(meaning.words)});
    }
    return {.entries = std::move(entries)};
}

PanelSlot legend_slot(const LegendPanel& legend) {
    PanelSlot slot{.kind = PanelKind::legend, .title = "", .rows = static_cast<int>(legend.entries.size())};
    for (const LegendPanel::Entry& entry : legend.entries)
        slot.columns = std::max(slot.columns, width_in_letters(entry.words));
    return slot;
}

}  // namespace queenreel
