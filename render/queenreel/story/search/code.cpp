#include <algorithm>
#include <cstdint>
#include <numeric>

#include "queenreel/solvers/pseudocode.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

/// The solver's pseudocode with the line that is being done.
class Code : public SearchPanel {
  public:
    explicit Code(const SearchSubject& subject) : lines_(code_lines(*subject.solver, subject.names)) {}

    PanelSlot slot() const override {
        std::size_t longest = 1;
        for (const std::string& line : lines_)
            longest = std::max(longest, line.size());
        return {.kind = PanelKind::code,
                .title = "Pseudocode",
                .rows = static_cast<int>(lines_.size()),
                .columns = static_cast<int>(longest)};
    }

    void follow(const SearchEvent& event) override {
        if (event.line >= 0 && event.line < static_cast<int>(lines_.size()))
            ++events_[static_cast<std::size_t>(event.line)];
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        if (tempo == Tempo::hurried)
            return CodePanel{.lines = lines_, .shares = shares()};
        return CodePanel{.lines = lines_,
                         .active = event.line < static_cast<int>(lines_.size()) ? event.line : -1};
    }

  private:
    /// Of all events so far, those of each line.
    std::vector<int> shares() const {
        const std::uint64_t all = std::reduce(events_.begin(), events_.end());
        std::vector<int> shares;
        for (const std::uint64_t events : events_)
            shares.push_back(all == 0 ? 0 : static_cast<int>(100 * events / all));
        return shares;
    }

    std::vector<std::string> lines_;
    std::vector<std::uint64_t> events_ = std::vector<std::uint64_t>(lines_.size());
};

}  // namespace

constexpr SearchPanelRow code_row{
    .kind = PanelKind::code,
    .suits = [](const Solver& solver, const SearchProfile&) { return !solver.pseudocode.empty(); },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<Code>(subject);
    }};

}  // namespace queenreel
