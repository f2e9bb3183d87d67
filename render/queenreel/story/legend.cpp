#include "queenreel/story/legend.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
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
    Meaning{Mark::attacked, "attacked"},
    Meaning{Mark::conflict, "under attack", true},
    Meaning{Mark::tested, "looked at"},
    Meaning{Mark::rejected, "refused"},
    Meaning{Mark::removed, "taken off"},
    Meaning{Mark::free, "free"},
    Meaning{Mark::eliminated, "attacked"},
    Meaning{Mark::wiped_out, "no way on"},
    Meaning{Mark::solved, "solution", true},
    Meaning{Mark::blocked, "blocked"},
};
static_assert(meanings.size() == mark_count && is_indexed_by(meanings, &Meaning::mark));

}  // namespace

LegendPanel legend_of(std::span<const Mark> marks) {
    std::vector<LegendPanel::Entry> entries;
    for (const Mark mark : marks) {
        const Meaning& meaning = meanings[static_cast<std::size_t>(mark)];
        entries.push_back(
            {.cell = {.queen = meaning.queen, .mark = mark}, .words = std::string(meaning.words)});
    }
    return {.entries = std::move(entries)};
}

PanelSlot legend_slot(const LegendPanel& legend) {
    PanelSlot slot{.kind = PanelKind::legend, .title = "", .rows = static_cast<int>(legend.entries.size())};
    for (const LegendPanel::Entry& entry : legend.entries)
        slot.columns = std::max(slot.columns, static_cast<int>(entry.words.size()));
    return slot;
}

}  // namespace queenreel
