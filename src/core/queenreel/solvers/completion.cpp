#include "queenreel/solvers/completion.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <stdexcept>
#include <utility>

#include "queenreel/solvers/domains.h"

namespace queenreel {
namespace {

class CompletionSearch {
  public:
    CompletionSearch(int n, std::size_t max_found, std::uint64_t max_nodes)
        : columns_(static_cast<std::size_t>(n)), max_found_(max_found), max_nodes_(max_nodes) {}

    void set(Square queen) { columns_[static_cast<std::size_t>(queen.row)] = queen.column; }

    /// Returns true once enough solutions are found or the search gives up.
    bool descend(const Domains& domains) {
        if (domains.are_all_filled()) {
            found_.push_back(columns_);
            return found_.size() == max_found_;
        }
        const int row = domains.most_constrained_row();
        for (Domains::Mask free = domains.of(row); free != 0; free &= free - 1) {
            if (nodes_ == max_nodes_) {
                gave_up_ = true;
                return true;
            }
            ++nodes_;
            const Square square{row, std::countr_zero(free)};
            set(square);
            if (descend(domains.with_queen(square)))
                return true;
        }
        return false;
    }

    std::vector<std::vector<int>>& found() { return found_; }
    std::uint64_t nodes() const { return nodes_; }
    bool gave_up() const { return gave_up_; }

  private:
    std::vector<int> columns_;
    std::size_t max_found_;
    std::uint64_t max_nodes_;
    std::vector<std::vector<int>> found_;
    std::uint64_t nodes_ = 0;
    bool gave_up_ = false;
};

/// The domains that a placement and blocked squares leave; also adds its queens to `search`. Empty if two
/// queens attack each other, or one is on a blocked square.
std::optional<Domains> domains_of(const Board& board, std::span<const Square> blocked,
                                  CompletionSearch& search) {
    Domains domains(Puzzle(board.size(), {.blocked = {blocked.begin(), blocked.end()}}));
    Domains::Mask filled = 0;
    for (const Square queen : board.queens()) {
        const Domains::Mask row = Domains::Mask{1} << queen.row;
        if ((filled & row) != 0 || (domains.of(queen.row) >> queen.column & 1U) == 0)
            return std::nullopt;
        filled |= row;
        search.set(queen);
        domains = domains.with_queen(queen);
    }
    return domains;
}

void check_size(const Board& board) {
    if (board.size() > max_completed)
        throw std::invalid_argument("placements are completed on boards of at most 32 rows");
}

}  // namespace

Completion complete(const Board& board, std::uint64_t max_nodes, std::span<const Square> blocked) {
    check_size(board);
    CompletionSearch search(board.size(), 1, max_nodes);
    const auto domains = domains_of(board, blocked, search);
    if (!domains)
        return {};
    search.descend(*domains);
    Completion completion{.nodes = search.nodes()};
    if (search.gave_up())
        completion.outcome = Completion::Outcome::gave_up;
    if (!search.found().empty())
        completion = {Completion::Outcome::found, std::move(search.found().front()), search.nodes()};
    return completion;
}

Completions completions(const Board& board, std::size_t max, std::uint64_t max_nodes,
                        std::span<const Square> blocked) {
    check_size(board);
    // Finding one more than requested proves that there are others.
    CompletionSearch search(board.size(), max + 1, max_nodes);
    const auto domains = domains_of(board, blocked, search);
    if (!domains)
        return {};
    search.descend(*domains);
    Completions all{.solutions = std::move(search.found()), .all = !search.gave_up()};
    std::ranges::sort(all.solutions);
    if (all.solutions.size() > max) {
        all.solutions.resize(max);
        all.all = false;
    }
    return all;
}

}  // namespace queenreel
