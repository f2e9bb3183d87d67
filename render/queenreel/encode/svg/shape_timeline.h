#pragma once

#include <chrono>
#include <cstdint>
#include <list>
#include <utility>
#include <vector>

#include "queenreel/paint/display_list.h"

namespace queenreel {

/// Tracks when each shape of successive pictures is visible. A shape that is in two consecutive pictures is
/// one element. The elements are in an order that is consistent with every picture, so that all can be drawn
/// from one list, with only some visible at a time.
class ShapeTimeline {
  public:
    using Time = std::chrono::microseconds;

    /// A time span, including its start and excluding its end.
    struct Span {
        Time from;
        Time to;

        friend bool operator==(const Span&, const Span&) = default;
    };

    struct Element {
        Shape shape;
        std::vector<Span> seen{};
        std::uint64_t order = 0;    ///< increases along the list
        std::uint64_t picture = 0;  ///< the last one that contains it
    };

    /// When the parts of a picture appear and those of the previous one disappear.
    struct Change {
        Time words{0};     ///< for the caption
        Time leaving{0};   ///< for what disappears with leaving queens: lines, and marks on their squares
        Time arriving{0};  ///< for everything else
        std::vector<std::pair<int, int>> squares{};  ///< rows and columns that queens leave or enter
    };

    /// Replaces the previous picture.
    void show(std::vector<Shape> shapes, const Change& change);

    /// All elements in drawing order; the last picture ends at `end`.
    const std::list<Element>& finish(Time end);

  private:
    using Place = std::list<Element>::iterator;

    Place find_after(const Shape& shape, std::size_t hash, std::uint64_t order);
    Place insert_after(Place last, Shape shape, std::size_t hash);
    void renumber();

    std::list<Element> elements_{};
    std::unordered_multimap<std::size_t, Place> by_hash_{};
    std::vector<Place> shown_{};
    std::uint64_t picture_ = 0;
};

}  // namespace queenreel
