#pragma once

#include <optional>
#include <string_view>

#include "solvers/search_event.h"
#include "trace/generations.h"
#include "trace/queens.h"

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
    void wipe_out(SearchEvent& event, const nlohmann::json& object) const;
    void check_solution(const nlohmann::json& object) const;
    Square parse_square(const nlohmann::json& object) const;

    int n_;
    int code_lines_;
    Queens queens_;
    Generations generations_;
    std::optional<Kind> last_;
    bool fills_from_top_ = true;
};

}  // namespace queenreel
