#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/solvers/code_listing.h"

namespace queenreel {

/// A program with marks, as assets/listings/README.md describes them.
class MarkedSource {
  public:
    /// `comment`: the beginning of a mark's comment, such as `//`.
    MarkedSource(std::string_view source, std::string_view comment);

    /// The program without the tracer.
    std::string plain() const;

    /// The program with calls to the tracer.
    std::string traced() const;

    /// The part to show, without the tracer and without the indentation that a whole section shares.
    CodeListing shown() const;

  private:
    struct Line {
        std::string traced{};
        std::string plain{};      ///< without the tracer
        std::vector<int> does{};  ///< lines of pseudocode
        bool needs_tracer = false;
        int section = -1;  ///< of the part to show, from 0; -1 outside
    };

    std::vector<Line> lines_;
    int sections_ = 0;
};

}  // namespace queenreel
