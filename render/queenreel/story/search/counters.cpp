#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Counters of a search's events. The first two are used in film titles and cards.
class Counters : public SearchPanel {
  public:
    Counters(const SearchProfile& profile, int n) : size_(n) {
        switch (profile.approach) {
            case Approach::backtracking:
                if (profile.tests != Tests::none)
                    count("tests", Kind::tested);
                else
                    count("queens placed", Kind::placed);
                count("solutions", Kind::solution);
                if (profile.tests != Tests::none)
                    count("queens placed", Kind::placed);
                count("backtracks", Kind::removed);
                if (profile.looks_ahead)
                    count("dead ends", Kind::wiped_out);
                count("looks", Measure::looks);
                break;
            case Approach::local_search:
                count("attacking pairs", Measure::attacking_pairs);
                count("queens placed", Kind::placed);
                count("tests", Kind::tested);
                count("restarts", Kind::restarted);
                count("looks", Measure::looks);
                break;
            case Approach::evolutionary:
                count("generation", Measure::generation);
                count("best fitness", Measure::best_fitness);
                count("attacking pairs", Measure::attacking_pairs);
                count("restarts", Kind::restarted);
                count("looks", Measure::looks);
                break;
            case Approach::construction:
                count("queens placed", Kind::placed);
                count("solutions", Kind::solution);
                count("looks", Measure::looks);
                break;
        }
    }

    PanelSlot slot() const override {
        std::size_t longest = 0;
        for (const Count& count : counts_)
            longest = std::max(longest, count.name.size());
        return {.kind = PanelKind::counters,
                .title = {},
                .rows = static_cast<int>(counts_.size()),
                .columns = static_cast<int>(longest + 2) + widest_value_};
    }

    void follow(const SearchEvent& event) override {
        for (Count& count : counts_)
            count.number += count.of == std::variant<Kind, Measure>(event.kind) ? 1 : 0;
        looks_ = event.looks;
        if (const auto pairs = measured_pairs(BoardMeasure::attacking_pairs, size_, event))
            pairs_ = *pairs;
        else if (event.kind == Kind::restarted)
            pairs_.reset();
        if (event.population)
            generation_ = event.population->number;
    }

    Panel look(const SearchEvent& event, Tempo /*tempo*/) const override {
        CountersPanel panel;
        for (const Count& count : counts_)
            panel.counters.push_back({count.name, value(count, event)});
        return panel;
    }

  private:
    static constexpr int widest_value_ = 11;  // "999,999,999"

    /// What is not a number of events.
    enum class Measure : std::uint8_t { looks, generation, best_fitness, attacking_pairs };

    struct Count {
        std::string name;
        std::variant<Kind, Measure> of;  // events of a kind, or a measure
        std::uint64_t number = 0;        // of those events
    };

    void count(std::string name, std::variant<Kind, Measure> of) {
        counts_.push_back({.name = std::move(name), .of = of});
    }

    std::string value(const Count& count, const SearchEvent& event) const {
        const auto* measure = std::get_if<Measure>(&count.of);
        if (!measure)
            return grouped(count.number);
        if (*measure == Measure::looks)
            return grouped(looks_);
        if (*measure == Measure::generation)
            return grouped(static_cast<std::uint64_t>(generation_));
        // While a queen is off the board, the number before it left.
        const int pairs = pairs_ ? *pairs_ : attacking_pairs(event.columns);
        return *measure == Measure::best_fitness ? fitness_in_words(pairs)
                                                 : grouped(static_cast<std::uint64_t>(pairs));
    }

    int size_;
    std::vector<Count> counts_;
    std::uint64_t looks_ = 0;
    std::optional<int> pairs_{};  // of the last whole board
    int generation_ = 0;
};

}  // namespace

constexpr SearchPanelRow counters_row{
    .kind = PanelKind::counters,
    .suits = [](const Solver&, const SearchProfile&) { return true; },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<Counters>(subject.profile, subject.n);
    }};

}  // namespace queenreel
