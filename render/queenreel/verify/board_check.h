#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "queenreel/puzzle/board.h"
#include "queenreel/verify/findings.h"
#include "queenreel/verify/read/line_format.h"
#include "queenreel/verify/seen_solutions.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Returns why `board` is not a solution, such as `queens c3 and f6 attack each other`; empty if it is one.
std::string why_no_solution(const Board& board, AttackRule rule = AttackRule::queens);

/// Returns how a board breaks its givens, such as `no queen on a1, which is given`; empty if it keeps them.
std::string why_not_given(const Board& board, const Givens& givens);

/// The state of a scope of Expectations while it is read.
struct Scope {
    /// A file of the scope, and the Place::noun of its boards; empty for one board per file.
    struct File {
        std::string name;
        std::string_view noun;
    };

    explicit Scope(const Expectations& expectations)
        : seen(expectations),
          n(expectations.n.value_or(0)),
          givens(expectations.givens),
          rule(expectations.rule) {}

    SeenSolutions seen;
    std::vector<File> files;
    int n;                           ///< the size of every board; 0 while unknown
    Givens givens;                   ///< of every board
    std::optional<AttackRule> rule;  ///< of every board; empty while unknown

    /// Returns the faults for solutions that Expectations::complete lacks under that rule.
    std::vector<Fault> missing() const { return seen.missing(givens, rule.value_or(AttackRule::queens)); }
};

/// Checks the boards of one file as they are read, and writes the file's report.
class BoardCheck : public Findings {
  public:
    /// All three must outlive the object.
    BoardCheck(const Expectations& expectations, Scope& scope, FileReport& report);

    void board(const Board& board, const Place& place);

    /// Checks a board read from text; a text that is not a board is a fault.
    void take(const Parsed& parsed, const Place& place);

    /// Checks only the expected size of a board, which may differ from that of others.
    void check_size(int n, const Place& place);

    /// Checks only the rule of attack in a trace's header; returns whether it is the expected one.
    bool check_rule(AttackRule rule, const Place& place);

    /// Expects the givens of a trace's header if no others are expected and the scope has no other file. The
    /// next file drops them.
    void take_givens(const Givens& givens);

    /// Checks a board read from a picture; unclear squares are a fault.
    void reading(const Reading& reading, const Place& place) override;

    void fault(const Place& place, std::string what) override;

    void times(const FilmTimes& times) override;

    /// Reports a fault of the whole file.
    void fault(std::string what) { fault({}, std::move(what)); }

    const Expectations& expectations() const { return expectations_; }
    FileReport& report() { return report_; }

  private:
    AttackRule rule();
    void check_solution(Solution columns, const Place& place);
    std::string again(Solution columns, const Occurrence& first, const Place& place) const;

    const Expectations& expectations_;
    Scope& scope_;
    FileReport& report_;
};

}  // namespace queenreel::judge
