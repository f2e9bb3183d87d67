#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/puzzle/board.h"
#include "queenreel/verify/findings.h"
#include "queenreel/verify/read/line_format.h"
#include "queenreel/verify/seen_solutions.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// What is wrong with `board` as a solution, for instance `queens c3 and f6 attack each other`; empty when
/// nothing is.
std::string why_no_solution(const Board& board);

/// A scope of Expectations as it is read.
struct Scope {
    /// A file of the scope, and what it calls its boards: Place::noun, empty for one board a file.
    struct File {
        std::string name;
        std::string_view noun;
    };

    explicit Scope(const Expectations& expectations) : seen(expectations), n(expectations.n.value_or(0)) {}

    SeenSolutions seen;
    std::vector<File> files;
    int n;  ///< of every board; 0 while unknown
};

/// Takes the boards of one file as they are read, proves each, and writes the file's report.
class BoardCheck : public Findings {
  public:
    /// All three must outlive it.
    BoardCheck(const Expectations& expectations, Scope& scope, FileReport& report);

    void board(const Board& board, const Place& place);

    /// The same for a text that was read: what is no board is a fault.
    void take(const Parsed& parsed, const Place& place);

    /// Proves the size of a board, which need not be the same as that of others.
    void check_size(int n, const Place& place);

    /// The same for a board that was read from a picture: unclear squares are a fault.
    void reading(const Reading& reading, const Place& place) override;

    void fault(const Place& place, std::string what) override;

    void times(const FilmTimes& times) override;

    /// A fault of the file as a whole.
    void fault(std::string what) { fault({}, std::move(what)); }

    const Expectations& expectations() const { return expectations_; }
    FileReport& report() { return report_; }

  private:
    void check_solution(Solution columns, const Place& place);
    std::string again(Solution columns, const Occurrence& first, const Place& place) const;

    const Expectations& expectations_;
    Scope& scope_;
    FileReport& report_;
};

}  // namespace queenreel::judge
