#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "solvers/line_counts.h"
#include "solvers/search_event.h"
#include "trace/generations.h"

namespace queenreel {

/// The search that a trace tells of, done again on a board of its own: an event that does not follow from
/// those before is refused.
class Replay {
  public:
    /// `code_lines`: how many lines of pseudocode there are; 0 when there are none to point at.
    Replay(int n, int code_lines);

    /// Does what the line says. The event is valid until the next call. Throws LineError.
    SearchEvent next(std::string_view line);

    /// Throws LineError when the search has not come to an end.
    void check_end() const;

    /// Whether each queen so far was placed in the row below the others, and taken back from the last.
    bool fills_from_top() const { return fills_from_top_; }

  private:
    using Kind = SearchEvent::Kind;

    void act(SearchEvent& event, const nlohmann::json& object);
    void reject(SearchEvent& event, const nlohmann::json& object) const;
    void place(Square square);
    void remove(Square square);
    void wipe_out(SearchEvent& event, const nlohmann::json& object) const;
    void show(Solution columns);
    void solve(const nlohmann::json& object) const;

    Square parse_square(const nlohmann::json& object) const;
    int& column_of(int row) { return columns_[static_cast<std::size_t>(row)]; }
    bool stands(Square square) const {
        return columns_[static_cast<std::size_t>(square.row)] == square.column;
    }
    Solution standing() const;

    int n_;
    int code_lines_;
    std::vector<int> columns_;  // of each row's queen, -1 for none
    int queens_ = 0;
    LineCounts counts_;
    Generations generations_;
    std::optional<Kind> last_;
    bool fills_from_top_ = true;
};

}  // namespace queenreel
