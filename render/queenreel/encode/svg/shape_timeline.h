#pragma once

#include <chrono>
#include <cstdint>
#include <list>
#include <unordered_map>
#include <utility>
#include <vector>

#include "queenreel/paint/display_list.h"

namespace queenreel {

/// When each shape of successive pictures is seen. A shape that stands in two pictures one after the other is
/// one element; the elements are in an order that is that of every picture, so that all of them can be drawn
/// from one list, of which some are seen at a time.
class ShapeTimeline {
  public:
    using Time = std::chrono::microseconds;

    /// From a time on, up to another.
    struct Span {
        Time from;
        Time to;

        friend bool operator==(const Span&, const Span&) = default;
    };

    struct Element {
        Shape shape;
        std::vector<Span> seen{};
        std::uint64_t order = 0;    ///< rises along the list
        std::uint64_t picture = 0;  ///< the last that has it
    };

    /// When the parts of a picture come and those of the one before go.
    struct Change {
        Time words{0};     ///< the caption's
        Time leaving{0};   ///< of what goes with queens that leave: lines, and marks on their squares
        Time arriving{0};  ///< of all else
        std::vector<std::pair<int, int>> squares{};  ///< rows and columns that queens leave or come to
    };

    /// Shows a picture in place of the one before.
    void show(std::vector<Shape> shapes, const Change& change);

    /// All elements in the order in which they are drawn, the last picture ending at `end`.
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
