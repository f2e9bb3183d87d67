#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "queenreel/base/json.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/trace/generations.h"
#include "queenreel/trace/queens.h"

namespace queenreel {

/// Repeats the search of a trace on its own board and rejects events that do not follow from those before.
class Replay {
  public:
    /// `code_lines`: the number of lines of pseudocode; 0 for a trace without any.
    Replay(Puzzle puzzle, int code_lines);

    /// Executes the event of a line. Valid until the next call. Throws LineError.
    SearchEvent next(std::string_view line);

    /// Throws LineError if the search has not ended.
    void check_end() const;

  private:
    using Kind = SearchEvent::Kind;

    std::optional<SearchEvent> next_plain(std::string_view line);
    std::uint64_t looks(const SearchEvent& event, std::optional<std::int64_t> told);
    bool is_on_board(Square square) const;
    bool stands(Square queen) const;
    std::optional<Square> attacker_of(Square square) const;
    void place(Square square);
    bool is_solved() const;
    void check_givens() const;
    void act(SearchEvent& event, const Json& object);
    void reject(SearchEvent& event, const Json& object) const;
    void wipe_out(SearchEvent& event, const Json& object) const;
    void check_solution(const Json& object) const;
    Square parse_square(const Json& object) const;
    void parse_reasons(SearchEvent& event, const Json& object) const;
    Square parse_choice(const Json& object, Square square) const;

    Puzzle puzzle_;
    int n_;
    int code_lines_;
    Queens queens_;
    Generations generations_;
    std::optional<Kind> last_;
    Square tested_{-1, -1};      // the last square tested, until a queen is placed or removed
    std::uint64_t looks_ = 0;    // so far …
    bool counts_looks_ = false;  // … as given in the trace
};

}  // namespace queenreel
