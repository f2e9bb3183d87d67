#include <algorithm>
#include <cstdint>

#include "story/search/conflict_count.h"
#include "story/search/events.h"
#include "story/search/manner.h"
#include "story/search/panel.h"
#include "story/wording.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_points = 200;

/// How good a whole board is, after each event that makes one.
struct Measure {
    bool fitness = false;  ///< rather than the pairs that attack each other
    std::size_t size = 0;  ///< n

    std::optional<double> of(const SearchEvent& event) const {
        using Kind = SearchEvent::Kind;
        const bool tells = fitness ? event.kind == Kind::generation : event.kind == Kind::placed;
        const bool whole =
            event.columns.size() == size && std::ranges::find(event.columns, -1) == event.columns.end();
        if (!tells || !whole)
            return std::nullopt;
        const int pairs = attacking_pairs(event.columns);
        return fitness ? 1.0 / (1 + pairs) : pairs;
    }
};

/// The curve of conflicts over moves, or of the best fitness over generations. It is as wide as the whole
/// search from the start: the search is told once before.
class Curve : public SearchPanel {
  public:
    explicit Curve(const StoryOptions& options)
        : measure_{manner_of(options).approach == Approach::population, static_cast<std::size_t>(options.n)} {
        for (const SearchEvent& event : search_events(options))
            if (const auto value = measure_.of(event)) {
                ++steps_;
                max_ = std::max(max_, *value);
            }
        stride_ = std::max<std::uint64_t>(1, (steps_ + max_points - 1) / max_points);
    }

    PanelSlot slot() const override {
        return {.kind = PanelKind::chart,
                .title = measure_.fitness ? "Best fitness" : "Attacking pairs",
                .rows = 1,
                .columns = static_cast<int>(std::max<std::uint64_t>(1, (steps_ + stride_ - 1) / stride_))};
    }

    void follow(const SearchEvent& event) override {
        const auto value = measure_.of(event);
        if (!value)
            return;
        now_ = *value;
        // Of each `stride_` steps the first is drawn.
        if (step_++ % stride_ == 0)
            values_.push_back(*value);
    }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        const double whole = static_cast<double>(std::max<std::uint64_t>(steps_, 1));
        return ChartPanel{.values = shown(),
                          .max = max_,
                          .filled = std::clamp(static_cast<double>(step_) / whole, 1 / whole, 1.0),
                          .now = values_.empty() ? std::string() : in_words()};
    }

  private:
    std::vector<double> shown() const {
        if (values_.empty())
            return {};
        std::vector<double> values = values_;
        values.back() = now_;
        return values;
    }

    std::string in_words() const {
        return measure_.fitness ? fitness_in_words(static_cast<int>(1 / now_ - 0.5))
                                : grouped(static_cast<std::uint64_t>(now_));
    }

    Measure measure_;
    std::uint64_t steps_ = 0;  // of the whole search
    double max_ = 1;
    std::uint64_t stride_ = 1;
    std::uint64_t step_ = 0;  // told so far
    double now_ = 0;
    std::vector<double> values_;
};

}  // namespace

std::unique_ptr<SearchPanel> curve_panel(const StoryOptions& options) {
    return std::make_unique<Curve>(options);
}

}  // namespace queenreel
