#include <algorithm>
#include <cstdint>

#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_points = 200;

/// The curve of conflicts over moves, or of the best fitness over generations, since the last restart. From
/// the start, the axis has room for the longest time between restarts.
class Curve : public SearchPanel {
  public:
    explicit Curve(const SearchSubject& subject)
        : size_(subject.n),
          words_(subject.names.words()),
          measure_(subject.profile.approach == Approach::evolutionary ? BoardMeasure::fitness
                                                                      : BoardMeasure::attacking_pairs),
          whole_(subject.preview->curve(measure_)),
          stride_(std::max<std::uint64_t>(1, (whole_.values + max_points - 1) / max_points)) {}

    PanelSlot slot() const override {
        const std::uint64_t points = (whole_.values + stride_ - 1) / stride_;
        return {.kind = PanelKind::chart,
                .title = measure_ == BoardMeasure::fitness ? words_.say("Best fitness")
                                                           : words_.say("Attacking pairs"),
                .rows = 1,
                .columns = static_cast<int>(std::max<std::uint64_t>(1, points))};
    }

    void follow(const SearchEvent& event) override {
        const auto pairs = measured_pairs(measure_, size_, event);
        if (event.kind == SearchEvent::Kind::restarted) {
            is_whole_ = false;
            step_ = 0;
            values_.clear();
        }
        if (!pairs)
            return;
        is_whole_ = true;
        pairs_ = *pairs;
        // Draws the first of every `stride_` steps.
        if (step_++ % stride_ == 0)
            values_.push_back(now());
    }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        const double steps = static_cast<double>(std::max<std::uint64_t>(whole_.values, 1));
        ChartPanel panel{.values = values_,
                         .max = whole_.max,
                         .filled = std::clamp(static_cast<double>(step_) / steps, 1 / steps, 1.0),
                         .now = {},
                         .end = measure_ == BoardMeasure::fitness
                                    ? words_.say_n(whole_.values, "{count} generation", "{count} generations")
                                    : words_.say_n(whole_.values, "{count} move", "{count} moves")};
        if (!values_.empty())
            panel.values.back() = now();
        if (!values_.empty() && is_whole_) {
            panel.now = measure_ == BoardMeasure::fitness ? fitness_in_words(words_, pairs_)
                                                          : words_.number(static_cast<std::uint64_t>(pairs_));
        }
        return panel;
    }

  private:
    double now() const { return measure_ == BoardMeasure::fitness ? fitness(pairs_) : pairs_; }

    int size_;
    Words words_;
    BoardMeasure measure_;
    SearchPreview::Curve whole_;
    std::uint64_t stride_;
    std::uint64_t step_ = 0;  // steps since the last restart
    int pairs_ = 0;           // of the last step
    bool is_whole_ = false;   // the board is complete, or was before its queen started to move
    std::vector<double> values_;
};

}  // namespace

// A generation's best board is only one of many; panels with all its boards show more.
constexpr SearchPanelRow curve_row{.suits = goes_by<Approach::local_search, Approach::evolutionary>,
                                   .make = make_panel<Curve>,
                                   .by_default = goes_by<Approach::local_search>,
                                   .needs_preview = [](int) { return true; }};

}  // namespace queenreel
