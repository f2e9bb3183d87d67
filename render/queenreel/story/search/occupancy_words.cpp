#include "queenreel/story/search/words.h"

#include <algorithm>
#include <string_view>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The line of a refusal, as its table calls it.
std::string line_name(const BoardNames& names, const SearchEvent& event) {
    const std::string_view line = shared_line(event.square, event.attacker);
    return std::string(line == "column" ? names.a_column() : line == "row" ? names.a_row() : line);
}

/// Of brute force, which looks at lines only when all queens stand.
bool is_attacked(const SearchEvent& event) {
    for (int row = 0; const int column : event.columns) {
        if (column >= 0 && share_line({row, column}, event.square))
            return true;
        ++row;
    }
    return false;
}

class OccupancyWords : public SearchWords {
  public:
    explicit OccupancyWords(const ToldSearch& search) : search_(search) {}

    void follow(const SearchEvent& event, const Moment& moment) override;
    std::string caption(const SearchEvent& event) const override;
    void standing(const SearchEvent& event, std::string& text) const override;

    std::string hurried() const override { return hurried_in_words(); }

    std::string title(const SearchEvent& event, std::uint64_t /*number*/) const override {
        return "The four tables, n = " + std::to_string(search_.n) + ": " + caption(event);
    }

    std::string chapter(const SearchEvent& event) const override {
        if (event.kind == Kind::solution)
            return "Solution " + grouped(solutions_);
        if (event.kind == Kind::exhausted || event.kind == Kind::gave_up)
            return "End";
        return event.kind == Kind::removed ? way_back_chapter_ : std::string();
    }

  private:
    std::string removed(const SearchEvent& event) const;

    /// Of a whole search the number of solutions is known.
    std::string solution() const {
        const bool whole = search_.complete && !search_.is_trace;
        return "Solution " + of_total(solutions_, whole ? known_solutions(search_.n) : std::nullopt);
    }

    ToldSearch search_;
    Kind before_ = Kind::restarted;
    std::string way_back_chapter_;
    int row_ = -1;       // where the search is …
    std::string visit_;  // … and what it does there
    std::uint64_t solutions_ = 0;
};

void OccupancyWords::follow(const SearchEvent& event, const Moment& moment) {
    solutions_ += event.kind == Kind::solution ? 1 : 0;
    if (event.kind == Kind::removed) {
        way_back_chapter_ = way_back_chapter(moment, before_ == Kind::removed);
        row_ = event.square.row;
        visit_ = "Back to " + search_.names.row(row_) + ": clear her four boxes";
    } else if (event.kind <= Kind::placed && event.square.row != row_) {
        row_ = event.square.row;
        visit_ = capitalized(search_.names.row(row_)) + ": look for four free boxes";
    }
    before_ = event.kind;
}

void OccupancyWords::standing(const SearchEvent& event, std::string& text) const {
    const bool is_of_visit =
        event.kind == Kind::placed
            ? !is_attacked(event)
            : event.kind == Kind::tested || event.kind == Kind::rejected || event.kind == Kind::removed;
    if (is_of_visit)
        text = visit_;
    else
        text = caption(event);
}

std::string OccupancyWords::removed(const SearchEvent& event) const {
    const std::string clears = "Back to " + search_.names.row(event.square.row) + ": clear her four boxes";
    switch (after_retreat(search_, event)) {
        case AfterRetreat::moves_on:
            return clears + ", move on";
        case AfterRetreat::goes_back:
            return clears + ", back again";
        case AfterRetreat::ends:
        case AfterRetreat::unknown:
            break;
    }
    return clears;
}

std::string OccupancyWords::caption(const SearchEvent& event) const {
    const std::string square = search_.names.at_start(event.square);
    switch (event.kind) {
        case Kind::tested:
            return square + ": are its lines free?";
        case Kind::rejected:
            return square + ": " + search_.names.queen(event.attacker) + " holds this " +
                   line_name(search_.names, event);
        case Kind::placed:
            return square + (is_attacked(event) ? ": a queen, though a line of hers is taken"
                                                : ": a queen takes her four boxes");
        case Kind::removed:
            return removed(event);
        case Kind::wiped_out:
            return dead_end_in_words(search_, event.square);
        case Kind::restarted:
            return "All boxes are cleared, to start over";
        case Kind::generation:
            return "The best board of a new generation";
        case Kind::bred:
            return "A board for the next generation";
        case Kind::solution:
            return solution();
        case Kind::exhausted:
            return solutions_ == 0 ? "Proved: there is no solution"
                                   : "Nothing is left to try: " + counted(solutions_, "solution");
        case Kind::gave_up:
            break;
    }
    return "None found, which proves nothing";
}

}  // namespace

std::unique_ptr<SearchWords> occupancy_words(const ToldSearch& search) {
    return std::make_unique<OccupancyWords>(search);
}

}  // namespace queenreel
