#include <algorithm>
#include <cstdint>
#include <string>

#include "queenreel/story/search/map.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

std::string title_of(Approach approach, const Words& words) {
    switch (approach) {
        case Approach::evolutionary:
            return words.say("Best and mean fitness, by work");
        case Approach::local_search:
            return words.say("Attacking pairs, by work");
        case Approach::backtracking:
        case Approach::construction:
            return words.say("Map of the search");
    }
    return {};
}

/// The map of the whole search, made in advance and revealed as the search proceeds.
class Map : public SearchPanel {
  public:
    explicit Map(const SearchSubject& subject)
        : approach_(subject.profile.approach), words_(subject.names.words()) {
        if (const SearchMapper* mapper = subject.preview->mapper())
            panel_ = map_panel(*mapper, *subject.solver, approach_, subject.names);
    }

    PanelSlot slot() const override {
        return {.kind = PanelKind::map,
                .title = title_of(approach_, words_),
                .rows = panel_.map ? static_cast<int>(std::max<std::size_t>(panel_.map->levels, 1)) : 1,
                .columns = panel_.map ? static_cast<int>(std::max<std::size_t>(panel_.map->columns, 1)) : 1};
    }

    void follow(const SearchEvent& event) override { looks_ = event.looks; }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        MapPanel panel = panel_;
        const std::uint64_t all = panel.map ? panel.map->looks : 0;
        panel.now = all == 0 ? 0 : std::min(1.0, static_cast<double>(looks_) / static_cast<double>(all));
        return panel;
    }

  private:
    Approach approach_;
    Words words_;
    MapPanel panel_{};
    std::uint64_t looks_ = 0;
};

}  // namespace

constexpr SearchPanelRow map_row{
    .suits = [](const Solver&, const SearchProfile& profile) { return has_map(profile.approach); },
    .make = make_panel<Map>,
    .by_default = goes_by<Approach::backtracking, Approach::evolutionary>,
    .needs_preview = [](int) { return true; }};

}  // namespace queenreel
