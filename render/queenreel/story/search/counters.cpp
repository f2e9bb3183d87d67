#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Counters of a search's events. The first two are used in film titles and cards.
class Counters : public SearchPanel {
  public:
    explicit Counters(const SearchSubject& subject) : size_(subject.n), words_(subject.names.words()) {
        const SearchProfile& profile = subject.profile;
        switch (profile.approach) {
            case Approach::backtracking:
                if (profile.tests != Tests::none)
                    count(message("tests"), Kind::tested);
                else
                    count(message("queens placed"), Kind::placed);
                count(message("solutions"), Kind::solution);
                if (profile.tests != Tests::none)
                    count(message("queens placed"), Kind::placed);
                count(message("backtracks"), Kind::removed);
                if (profile.looks_ahead)
                    count(message("dead ends"), Kind::wiped_out);
                count(message("looks"), Measure::looks);
                break;
            case Approach::local_search:
                count(message("attacking pairs"), Measure::attacking_pairs);
                count(message("tests"), Kind::tested);
                count(message("queens placed"), Kind::placed);
                count(message("restarts"), Kind::restarted);
                count(message("looks"), Measure::looks);
                break;
            case Approach::evolutionary:
                count(message("generation"), Measure::generation);
                count(message("best fitness"), Measure::best_fitness);
                count(message("attacking pairs"), Measure::attacking_pairs);
                count(message("restarts"), Kind::restarted);
                count(message("looks"), Measure::looks);
                break;
            case Approach::construction:
                count(message("queens placed"), Kind::placed);
                count(message("solutions"), Kind::solution);
                count(message("looks"), Measure::looks);
                break;
        }
    }

    PanelSlot slot() const override {
        int longest = 0;
        for (const Count& count : counts_)
            longest = std::max(longest, width_in_letters(words_.say(count.name)));
        return {.kind = PanelKind::counters,
                .title = {},
                .rows = static_cast<int>(counts_.size()),
                .columns = longest + 2 + widest_value_};
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
            panel.counters.push_back({words_.say(count.name), value(count, event)});
        return panel;
    }

  private:
    static constexpr int widest_value_ = 11;  // "999,999,999"

    /// A quantity other than a number of events.
    enum class Measure : std::uint8_t { looks, generation, best_fitness, attacking_pairs };

    struct Count {
        const char* name;
        std::variant<Kind, Measure> of;  // events of a kind, or a measure
        std::uint64_t number = 0;        // of those events
    };

    void count(const char* name, std::variant<Kind, Measure> of) {
        counts_.push_back({.name = name, .of = of});
    }

    std::string value(const Count& count, const SearchEvent& event) const {
        const auto* measure = std::get_if<Measure>(&count.of);
        if (!measure)
            return words_.number(count.number);
        if (*measure == Measure::looks)
            return words_.number(looks_);
        if (*measure == Measure::generation)
            return words_.number(static_cast<std::uint64_t>(generation_));
        // While a queen is off the board, the number before it left.
        const int pairs = pairs_ ? *pairs_ : attacking_pairs(event.columns);
        return *measure == Measure::best_fitness ? fitness_in_words(words_, pairs)
                                                 : words_.number(static_cast<std::uint64_t>(pairs));
    }

    int size_;
    Words words_;
    std::vector<Count> counts_;
    std::uint64_t looks_ = 0;
    std::optional<int> pairs_{};  // of the last whole board
    int generation_ = 0;
};

}  // namespace

constexpr SearchPanelRow counters_row{.suits = always, .make = make_panel<Counters>};

}  // namespace queenreel
