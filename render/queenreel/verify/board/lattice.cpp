#include "queenreel/verify/board/lattice.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

namespace queenreel::judge {
namespace {

constexpr double tolerance = 1.25;   ///< pixels an edge may lie off its line
constexpr double min_square = 2.75;  ///< pixels; a square of three that was scaled a little

/// Tells whether there is an edge at a position, give or take a pixel.
class EdgeTable {
  public:
    explicit EdgeTable(const std::vector<int>& edges) : near_(edges.back() + 2) {
        for (int edge : edges)
            for (int position = std::max(0, edge - 1); position <= edge + 1; ++position)
                near_[position] = true;
    }

    bool has(double position) const { return near_[std::lround(position)]; }

    /// True when all lines inside `lattice` are edges.
    bool speaks_for(const Lattice& lattice) const {
        for (int line = 1; line < lattice.n; ++line)
            if (!has(lattice.start + line * lattice.step))
                return false;
        return true;
    }

  private:
    std::vector<bool> near_;
};

/// Collects lattices, each once.
class Collection {
  public:
    explicit Collection(int length) : length_(length) {}

    /// Adds `lattice` and what it becomes with one more step at either end, as far as they lie in the
    /// picture.
    void add_variants(const Lattice& lattice) {
        for (int before : {0, 1})
            for (int after : {0, 1})
                add({lattice.n + before + after, lattice.start - before * lattice.step, lattice.step});
    }

    std::vector<Lattice> take() { return std::move(found_); }

  private:
    void add(const Lattice& lattice) {
        const bool is_inside = lattice.start > -tolerance && lattice.end() < length_ + tolerance;
        if (lattice.n < 2 || lattice.n > max_seen_size || !is_inside)
            return;
        if (known_.emplace(lattice.n, std::lround(2 * lattice.start), std::lround(2 * lattice.end())).second)
            found_.push_back(lattice);
    }

    int length_;
    std::set<std::tuple<int, long, long>> known_;
    std::vector<Lattice> found_;
};

}  // namespace

std::vector<Lattice> lattices(const std::vector<int>& edges) {
    const EdgeTable table(edges);
    Collection found(edges.back());
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            const int length = edges[j] - edges[i];
            for (int n = 1; n <= std::min<double>(max_seen_size, length / min_square); ++n) {
                const Lattice lattice{n, static_cast<double>(edges[i]), static_cast<double>(length) / n};
                if (table.speaks_for(lattice))
                    found.add_variants(lattice);
            }
        }
    return found.take();
}

}  // namespace queenreel::judge
