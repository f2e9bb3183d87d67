#include "queenreel/encode/svg/shape_timeline.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <string_view>
#include <variant>

namespace queenreel {
namespace {

constexpr std::uint64_t gap = std::uint64_t{1} << 32;

/// Combines hashes like Boost's hash_combine.
struct Hash {
    std::size_t value = 0;

    template <typename T>
    void add(const T& part) {
        value ^= std::hash<T>()(part) + 0x9e3779b97f4a7c15 + (value << 6) + (value >> 2);
    }

    void add_color(Color color) {
        add(static_cast<std::uint32_t>(color.red << 24 | color.green << 16 | color.blue << 8 | color.alpha));
    }

    void operator()(const DrawnPath& path) {
        add(std::string_view(path.steps));
        for (const double point : path.points)
            add(point);
        add_color(path.color);
        add(path.stroked);
    }
    void operator()(const TextRun& run) {
        add(std::string_view(run.text));
        add(run.x);
        add(run.base_line);
        add_color(run.color);
    }
    void operator()(const StampUse& use) {
        add(use.stamp.get());
        add(use.x);
        add(use.y);
    }
    void operator()(const ShapeGroup& group) {
        for (const Shape& shape : group.shapes->shapes)
            std::visit(*this, shape.what);
    }
    void operator()(const ImageShape& image) { add(image.place.x + image.place.y); }
};

std::size_t hash_of(const Shape& shape) {
    Hash hash;
    std::visit(hash, shape.what);
    return hash.value;
}

ShapeTimeline::Time coming(const Shape& shape, const ShapeTimeline::Change& change) {
    return shape.actor.kind == Actor::Kind::words ? change.words : change.arriving;
}

ShapeTimeline::Time going(const Shape& shape, const ShapeTimeline::Change& change) {
    switch (shape.actor.kind) {
        case Actor::Kind::words:
            return change.words;
        case Actor::Kind::line:
        case Actor::Kind::ground:
        case Actor::Kind::above:
            return change.leaving;
        case Actor::Kind::below: {
            const std::pair square{shape.actor.row, shape.actor.column};
            const bool makes_way = std::ranges::find(change.squares, square) != change.squares.end();
            return makes_way ? change.leaving : change.arriving;
        }
        case Actor::Kind::scenery:
        case Actor::Kind::queen:
            break;
    }
    return change.arriving;
}

}  // namespace

ShapeTimeline::Place ShapeTimeline::find_after(const Shape& shape, std::size_t hash, std::uint64_t order) {
    const auto [begin, end] = by_hash_.equal_range(hash);
    Place best = elements_.end();
    for (auto known = begin; known != end; ++known) {
        const Place place = known->second;
        if (place->order > order && (best == elements_.end() || place->order < best->order) &&
            place->shape == shape)
            best = place;
    }
    return best;
}

void ShapeTimeline::renumber() {
    std::uint64_t order = 0;
    for (Element& element : elements_)
        element.order = order += gap;
}

/// `last`: end() to insert at the front.
ShapeTimeline::Place ShapeTimeline::insert_after(Place last, Shape shape, std::size_t hash) {
    const Place next = last == elements_.end() ? elements_.begin() : std::next(last);
    const auto before = [&] { return last == elements_.end() ? 0 : last->order; };
    const auto after = [&] { return next == elements_.end() ? before() + 2 * gap : next->order; };
    if (after() - before() < 2)
        renumber();
    const Place made = elements_.insert(
        next, {.shape = std::move(shape), .seen = {}, .order = before() + (after() - before()) / 2});
    by_hash_.emplace(hash, made);
    return made;
}

void ShapeTimeline::show(std::vector<Shape> shapes, const Change& change) {
    ++picture_;
    std::vector<Place> shown;
    shown.reserve(shapes.size());
    Place last = elements_.end();
    for (Shape& shape : shapes) {
        const std::size_t hash = hash_of(shape);
        Place place = find_after(shape, hash, last == elements_.end() ? 0 : last->order);
        if (place == elements_.end())
            place = insert_after(last, std::move(shape), hash);
        const bool was_shown = picture_ > 1 && place->picture == picture_ - 1;
        if (!was_shown)
            place->seen.push_back({coming(place->shape, change), Time::max()});
        place->picture = picture_;
        shown.push_back(place);
        last = place;
    }
    for (const Place& place : shown_)
        if (place->picture != picture_)
            place->seen.back().to = std::max(going(place->shape, change), place->seen.back().from);
    shown_ = std::move(shown);
}

const std::list<ShapeTimeline::Element>& ShapeTimeline::finish(Time end) {
    for (const Place& place : shown_)
        place->seen.back().to = end;
    shown_.clear();
    // An empty span is invisible.
    for (Element& element : elements_)
        std::erase_if(element.seen, [](const Span& span) { return span.from == span.to; });
    return elements_;
}

}  // namespace queenreel
