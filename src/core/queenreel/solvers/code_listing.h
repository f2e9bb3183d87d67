#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace queenreel {

/// A solver's algorithm as a program in some language, to be shown in place of its pseudocode.
struct CodeListing {
    std::vector<std::string> lines;  ///< the part of the program that is shown

    /// For each line of Solver::pseudocode, the line of the listing that does the same; -1 for none.
    std::vector<int> line_of;

    /// The line for SearchEvent::line, which may be -1 or no line of the pseudocode; -1 for none.
    int line(int pseudocode_line) const {
        const auto index = static_cast<std::size_t>(pseudocode_line);
        return pseudocode_line >= 0 && index < line_of.size() ? line_of[index] : -1;
    }
};

}  // namespace queenreel
