#include "queenreel/solvers/exact_cover.h"

#include <iterator>

namespace queenreel {

template <int lines_of_square>
BasicExactCover<lines_of_square>::BasicExactCover(const Puzzle& puzzle) : size_(puzzle.size()) {
    const int n = size_;
    const AttackRuleRow& rule = row_of(puzzle.rule());
    const int shared = 2 * n + rule.line_count(n);
    // A square with fewer lines than others gets items of its own.
    const int own = puzzle.rule() == AttackRule::superqueens ? n * n * (lines_of_square_ - 4) : 0;
    const int lines = shared + own;
    sizes_.resize(index(1 + lines));
    nodes_.reserve(sizes_.size() + index(lines_of_square_) * index(n) * index(n));
    links_.reserve(sizes_.size());
    for (int item = 0; item <= lines; ++item) {
        links_.push_back({item, item});
        nodes_.push_back({item, item, item});
    }

    // Organ-pipe order: from the middle row and column outward. Diagonals stay out of the ring.
    for (int step = 0; step < n; ++step) {
        const int outward = (step + 1) / 2;
        const int line = (n - 1) / 2 + (step % 2 == 0 ? -outward : outward);
        for (const int item : {1 + line, 1 + n + line}) {
            const int last = links_[0].left;
            links_[index(item)] = {last, 0};
            links_[index(last)].right = links_[0].left = item;
        }
    }
    for (int row = 0; row < n; ++row) {
        const Puzzle::Mask open = puzzle.open(row);
        for (int column = 0; column < n; ++column) {
            std::vector<int> items{1 + row, 1 + n + column};
            for (const int line : rule.lines(n, {row, column}))
                items.push_back(1 + 2 * n + line);
            for (int spare = 0; std::ssize(items) < lines_of_square_; ++spare)
                items.push_back(1 + shared + (row * n + column) * (lines_of_square_ - 4) + spare);
            add_option((open >> column & 1U) != 0, items);
        }
    }
}

template <int lines_of_square>
void BasicExactCover<lines_of_square>::add_option(bool is_open, const std::vector<int>& items) {
    for (const int item : items) {
        const int node = static_cast<int>(nodes_.size());
        if (!is_open) {
            nodes_.push_back({node, node, item});
            continue;
        }
        const int last = nodes_[index(item)].up;
        nodes_.push_back({last, item, item});
        nodes_[index(last)].down = nodes_[index(item)].up = node;
        ++sizes_[index(item)];
    }
}

template <int lines_of_square>
int BasicExactCover<lines_of_square>::first_of_option(int node) const {
    const int items = static_cast<int>(sizes_.size());
    return node - (node - items) % lines_of_square_;
}

template <int lines_of_square>
Square BasicExactCover<lines_of_square>::square(int node) const {
    const int option = (node - static_cast<int>(sizes_.size())) / lines_of_square_;
    return {option / size_, option % size_};
}

template <int lines_of_square>
std::optional<int> BasicExactCover<lines_of_square>::smallest_item() {
    int best = links_[0].right;
    ++looks_;
    if (best == 0)
        return std::nullopt;
    for (int item = best; item != 0; item = links_[index(item)].right) {
        looks_ += 2;  // its size and its link
        if (squares_left(item) < squares_left(best))
            best = item;
    }
    return best;
}

template <int lines_of_square>
void BasicExactCover<lines_of_square>::cover(int item) {
    const auto [left, right] = links_[index(item)];
    links_[index(left)].right = right;
    links_[index(right)].left = left;
    looks_ += looks_an_item_;
    for (int node = next(item); node != item; node = next(node)) {
        const int first = first_of_option(node);
        for (int other = first; other < first + lines_of_square_; ++other) {
            if (other == node)
                continue;
            looks_ += looks_a_node_;
            const Node& gone = nodes_[index(other)];
            nodes_[index(gone.up)].down = gone.down;
            nodes_[index(gone.down)].up = gone.up;
            --sizes_[index(gone.item)];
        }
    }
}

template <int lines_of_square>
void BasicExactCover<lines_of_square>::uncover(int item) {
    ++looks_;
    for (int node = nodes_[index(item)].up; node != item; node = nodes_[index(node)].up) {
        ++looks_;
        const int first = first_of_option(node);
        for (int other = first + lines_of_square_ - 1; other >= first; --other) {
            if (other == node)
                continue;
            looks_ += looks_a_node_;
            const Node& back = nodes_[index(other)];
            nodes_[index(back.up)].down = nodes_[index(back.down)].up = other;
            ++sizes_[index(back.item)];
        }
    }
    const auto [left, right] = links_[index(item)];
    links_[index(left)].right = links_[index(right)].left = item;
    looks_ += looks_an_item_;
}

template <int lines_of_square>
void BasicExactCover<lines_of_square>::cover_others(int node) {
    const int first = first_of_option(node);
    for (int other = first; other < first + lines_of_square_; ++other)
        if (other != node) {
            ++looks_;
            cover(nodes_[index(other)].item);
        }
}

template <int lines_of_square>
void BasicExactCover<lines_of_square>::uncover_others(int node) {
    const int first = first_of_option(node);
    for (int other = first + lines_of_square_ - 1; other >= first; --other)
        if (other != node) {
            ++looks_;
            uncover(nodes_[index(other)].item);
        }
}

template class BasicExactCover<2>;
template class BasicExactCover<4>;
template class BasicExactCover<12>;

}  // namespace queenreel
