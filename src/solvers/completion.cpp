#include "solvers/completion.h"

#include <bit>
#include <cstddef>
#include <stdexcept>

#include "solvers/domains.h"

namespace queenreel {
namespace {

class CompletionSearch {
  public:
    CompletionSearch(int n, std::uint64_t max_nodes)
        : columns_(static_cast<std::size_t>(n)), max_nodes_(max_nodes) {}

    void set(Square queen) { columns_[static_cast<std::size_t>(queen.row)] = queen.column; }

    /// True once a solution is found or the search is given up.
    bool descend(const Domains& domains) {
        if (domains.are_all_filled()) {
            completion_.outcome = Completion::Outcome::found;
            completion_.columns = columns_;
            return true;
        }
        const int row = domains.most_constrained_row();
        for (Domains::Mask free = domains.of(row); free != 0; free &= free - 1) {
            if (completion_.nodes == max_nodes_) {
                completion_.outcome = Completion::Outcome::gave_up;
                return true;
            }
            ++completion_.nodes;
            const Square square{row, std::countr_zero(free)};
            set(square);
            if (descend(domains.with_queen(square)))
                return true;
        }
        return false;
    }

    Completion completion() const { return completion_; }

  private:
    std::vector<int> columns_;
    std::uint64_t max_nodes_;
    Completion completion_;
};

}  // namespace

Completion complete(const Board& board, std::uint64_t max_nodes) {
    if (board.size() > max_completed)
        throw std::invalid_argument("placements are completed on boards of at most 32 rows");
    Domains domains(board.size());
    CompletionSearch search(board.size(), max_nodes);
    Domains::Mask filled = 0;
    for (const Square queen : board.queens()) {
        const Domains::Mask row = Domains::Mask{1} << queen.row;
        if ((filled & row) != 0 || (domains.of(queen.row) >> queen.column & 1U) == 0)
            return {};  // two queens attack each other
        filled |= row;
        search.set(queen);
        domains = domains.with_queen(queen);
    }
    search.descend(domains);
    return search.completion();
}

}  // namespace queenreel
