#include <algorithm>

#include "queenreel/solvers/pseudocode.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

/// The solver's pseudocode, or the listing in its place, with the current line.
class Code : public SearchPanel {
  public:
    explicit Code(const SearchSubject& subject)
        : listing_(subject.listing),
          lines_(listing_ ? listing_->lines : code_lines(*subject.solver, subject.names)) {}

    PanelSlot slot() const override {
        std::size_t longest = 1;
        for (const std::string& line : lines_)
            longest = std::max(longest, line.size());
        return {.kind = PanelKind::code,
                .title = {},
                .rows = static_cast<int>(lines_.size()),
                .columns = static_cast<int>(longest)};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        if (tempo == Tempo::hurried)
            return CodePanel{.lines = lines_};
        const int line = listing_ ? listing_->line(event.line) : event.line;
        return CodePanel{.lines = lines_, .active = line < static_cast<int>(lines_.size()) ? line : -1};
    }

  private:
    const CodeListing* listing_;
    SharedList<std::string> lines_;
};

}  // namespace

constexpr SearchPanelRow code_row{
    .kind = PanelKind::code,
    .suits = [](const Solver& solver, const SearchProfile&) { return !solver.pseudocode.empty(); },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<Code>(subject);
    },
    // A population panel says more and needs the room.
    .by_default = [](const Solver&,
                     const SearchProfile& profile) { return profile.approach != Approach::evolutionary; }};

}  // namespace queenreel
