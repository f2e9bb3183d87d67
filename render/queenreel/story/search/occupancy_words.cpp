#include "queenreel/story/search/first_queen.h"
#include "queenreel/story/search/words.h"

#include <algorithm>

#include "queenreel/story/search/visit_words.h"
#include "queenreel/story/search/words_shared.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The line that causes a rejection, named like its table.
std::string rejecting_line(const BoardNames& names, const SearchEvent& event) {
    return line_name(shared_line(event.square, event.attacker), names);
}

/// Brute force tests lines only when all queens are on the board.
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
    explicit OccupancyWords(const ToldSearch& search) : search_(search), row_(search), first_queen_(search) {}

    void follow(const SearchEvent& event, const Moment& moment) override;
    std::string caption(const SearchEvent& event) const override;
    std::string between(SilentStep /*step*/, const SearchEvent& /*next*/, bool /*in_full*/) const override {
        return {};
    }
    void standing(const SearchEvent& event, std::string& text) const override;

    std::string brisk() const override { return first_queen_.brisk_in_words(); }
    std::string hurried() const override { return first_queen_.hurried_in_words(); }

    std::string title(const SearchEvent& event, std::uint64_t /*number*/) const override {
        return search_.names.say("The four tables, n = {n}: {caption}", {search_.n, caption(event)});
    }

    std::string chapter(const SearchEvent& event) const override {
        if (event.kind == Kind::solution)
            return search_.names.say("Solution {number}", {search_.names.number(solutions_)});
        if (event.kind == Kind::exhausted || event.kind == Kind::gave_up)
            return search_.names.say("End");
        return event.kind == Kind::removed ? way_back_chapter_ : std::string();
    }

  private:
    /// The number of solutions is known only for a whole search.
    std::string solution() const {
        const bool whole = search_.complete && !search_.is_trace;
        return search_.names.say("Solution {number}",
                                 {search_.names.of_total(solutions_, whole ? search_.total : std::nullopt)});
    }

    ToldSearch search_;
    Kind before_ = Kind::restarted;
    std::string way_back_chapter_;
    VisitWords row_;
    FirstQueen first_queen_;
    std::uint64_t solutions_ = 0;
};

void OccupancyWords::follow(const SearchEvent& event, const Moment& moment) {
    first_queen_.follow(event);
    solutions_ += event.kind == Kind::solution ? 1 : 0;
    if (event.kind == Kind::removed)
        way_back_chapter_ = way_back_chapter(search_.names, moment, before_ == Kind::removed);
    row_.follow(event);
    before_ = event.kind;
}

void OccupancyWords::standing(const SearchEvent& event, std::string& text) const {
    if (event.kind == Kind::placed && (row_.moves_on() || !is_attacked(event)))
        text = row_.moves_on() ? row_.moved_on(event.square, false)
                               : search_.names.say("Queen on {square}", {search_.names.square(event.square)});
    else if (event.kind == Kind::removed || (only_looks(event.kind) && !queen_stands(event)))
        text = row_.visit();
    else
        text = caption(event);
}

std::string OccupancyWords::caption(const SearchEvent& event) const {
    if (const auto given = given_in_words(search_, event))
        return *given;
    const BoardNames& names = search_.names;
    const std::string square = names.square(event.square);
    switch (event.kind) {
        case Kind::tested:
            return names.say("{Square}: are its lines free?", {square});
        case Kind::rejected:
            return names.say("{Square}: same {line} as {queen}",
                             {square, rejecting_line(names, event), names.queen(event.attacker)});
        case Kind::placed:
            if (row_.moves_on())
                return row_.moved_on(event.square, true);
            return is_attacked(event)
                       ? names.say("{Square}: a queen, though one of its lines is taken", {square})
                       : names.say("{Square}: a queen takes its four boxes", {square});
        case Kind::removed:
            if (row_.returns())
                return row_.returned(true);
            return names.say("Take back the queen of {row}: clear its boxes", {names.row(event.square.row)});
        case Kind::wiped_out:
            return dead_end_in_words(search_, event.square);
        case Kind::restarted:
            return names.say("All boxes are cleared, to start over");
        case Kind::generation:
            return names.say("The best board of a new generation");
        case Kind::bred:
            return names.say("A board for the next generation");
        case Kind::solution:
            return solution();
        case Kind::exhausted:
            return solutions_ == 0 ? names.say("All possibilities tried, so there is no solution")
                                   : all_tried(names, solutions_);
        case Kind::gave_up:
            break;
    }
    return names.say("None found, which proves nothing");
}

}  // namespace

std::unique_ptr<SearchWords> occupancy_words(const ToldSearch& search) {
    return std::make_unique<OccupancyWords>(search);
}

}  // namespace queenreel
