#include "queenreel/frame/layout/box.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

namespace queenreel {
namespace {

enum class Direction : std::uint8_t { wide, high };

bool is_along(const LayoutBox& box, Direction axis) {
    return box.flow == (axis == Direction::wide ? LayoutBox::Flow::row : LayoutBox::Flow::column);
}

bool is_space(const LayoutBox& box) {
    return box.flow == LayoutBox::Flow::leaf && box.part == LayoutBox::space;
}

bool grows(const LayoutBox& box, Direction axis) {
    return axis == Direction::wide ? box.grows_wide : box.grows_high;
}

/// The longer of two lengths at this letter size.
Length longer(Length a, Length b, double em) {
    return b.at(em) > a.at(em) ? b : a;
}

/// The pixels between all children, repetitions included.
double all_gaps(const LayoutBox& box) {
    return box.gap * std::max(0.0, static_cast<double>(box.children.size()) * box.count - 1);
}

Length least(const LayoutBox& box, Direction axis, double em) {
    const Length& own = axis == Direction::wide ? box.width : box.height;
    if (box.flow == LayoutBox::Flow::leaf)
        return own;
    Length all;
    for (const LayoutBox& child : box.children) {
        if (!is_along(box, axis) && is_space(child))
            continue;
        const Length length = least(child, axis, em);
        all = is_along(box, axis) ? Length{all.em + length.em, all.pixels + length.pixels}
                                  : longer(all, length, em);
    }
    if (is_along(box, axis)) {
        const double times = box.count;
        all = {times * all.em, times * all.pixels + all_gaps(box)};
    }
    return longer(own, all, em);
}

/// A rectangle as its beginning and length along an axis.
struct Stretch {
    int& at;
    int& length;
};

Stretch along(Rect& rect, Direction axis) {
    return axis == Direction::wide ? Stretch{rect.x, rect.width} : Stretch{rect.y, rect.height};
}

/// The children of a box, in order, with repetitions.
std::vector<const LayoutBox*> all_children(const LayoutBox& box) {
    std::vector<const LayoutBox*> all;
    for (int i = 0; i < box.count; ++i)
        for (const LayoutBox& child : box.children)
            all.push_back(&child);
    return all;
}

/// The lengths of children in the room of their container.
struct Shares {
    std::vector<double> lengths;
    double left;  ///< unused pixels; negative if there are too few
};

Shares shared_out(std::span<const LayoutBox* const> children, bool is_repeated, Direction axis, double room,
                  double em) {
    Shares shares{{}, room};
    for (const LayoutBox* child : children) {
        shares.lengths.push_back(least(*child, axis, em).at(em));
        shares.left -= shares.lengths.back();
    }
    std::vector<std::size_t> growing;
    for (std::size_t i = 0; i < children.size(); ++i) {
        if (grows(*children[i], axis)) {
            growing.push_back(i);
        } else if (axis == Direction::high) {
            const double more = children[i]->preferred_height - shares.lengths[i];
            const double given = std::clamp(more, 0.0, std::max(0.0, shares.left));
            shares.lengths[i] += given;
            shares.left -= given;
        }
    }
    const double share = shares.left / static_cast<double>(std::max<std::size_t>(1, growing.size()));
    for (const std::size_t i : growing)
        shares.lengths[i] += is_repeated ? std::floor(share) : share;
    if (!growing.empty())
        shares.left = 0;
    return shares;
}

void place(const LayoutBox& box, const Rect& room, double em, std::vector<PlacedBox>& boxes);

/// Places a child across its container, whose room is `place` so far.
void place_across(const LayoutBox& box, const LayoutBox& child, Direction across, double em, Rect& place) {
    if (box.across == LayoutBox::Align::fill || grows(child, across))
        return;
    const auto [at, length] = along(place, across);
    const double preferred = across == Direction::high ? child.preferred_height : 0;
    const int own = std::min(length, rounded(std::max(least(child, across, em).at(em), preferred)));
    if (box.across == LayoutBox::Align::middle)
        at += (length - own) / 2;
    length = own;
}

void place_children(const LayoutBox& box, const Rect& room, double em, std::vector<PlacedBox>& boxes) {
    const auto [axis, across] = box.flow == LayoutBox::Flow::row
                                    ? std::pair(Direction::wide, Direction::high)
                                    : std::pair(Direction::high, Direction::wide);
    Rect whole = room;
    const auto [begin, extent] = along(whole, axis);
    const std::vector<const LayoutBox*> children = all_children(box);
    Shares shares = shared_out(children, box.count > 1, axis, extent - all_gaps(box), em);
    if (box.along == LayoutBox::Align::fill && !children.empty())
        shares.lengths.back() += std::exchange(shares.left, 0);
    double at = box.along == LayoutBox::Align::middle ? std::max(0, static_cast<int>(shares.left)) / 2 : 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const double end = at + shares.lengths[i];
        Rect place_of_child = room;
        const auto [child_at, child_length] = along(place_of_child, axis);
        child_at = begin + rounded(at);
        child_length = rounded(end) - rounded(at);
        place_across(box, *children[i], across, em, place_of_child);
        place(*children[i], place_of_child, em, boxes);
        at = end + box.gap;
    }
}

void place(const LayoutBox& box, const Rect& room, double em, std::vector<PlacedBox>& boxes) {
    if (box.flow != LayoutBox::Flow::leaf)
        place_children(box, room, em, boxes);
    else if (!is_space(box))
        boxes.push_back({box.part, room});
}

/// The largest letter size at which a box is no longer than `room`.
double largest_em(const LayoutBox& box, Direction axis, double room) {
    // Lengths are convex in the letter size, so each step from above ends at or above the size sought.
    double em = std::numeric_limits<double>::max() / 1e9;
    for (;;) {
        const Length length = least(box, axis, em);
        if (length.em <= 0)
            return length.pixels <= room ? em : 0;
        const double next = (room - length.pixels) / length.em;
        if (next >= em || next <= 0)
            return std::min(next, em);
        em = next;
    }
}

LayoutBox container_of(LayoutBox::Flow flow, std::vector<LayoutBox> children, int gap) {
    const bool wide = std::ranges::any_of(children, &LayoutBox::grows_wide);
    const bool high = std::ranges::any_of(children, &LayoutBox::grows_high);
    return {
        .flow = flow, .grows_wide = wide, .grows_high = high, .gap = gap, .children = std::move(children)};
}

}  // namespace

LayoutBox row_of(std::vector<LayoutBox> children, int gap) {
    return container_of(LayoutBox::Flow::row, std::move(children), gap);
}

LayoutBox column_of(std::vector<LayoutBox> children, int gap) {
    return container_of(LayoutBox::Flow::column, std::move(children), gap);
}

LayoutBox row_of(int count, LayoutBox child, int gap) {
    LayoutBox row = row_of({std::move(child)}, gap);
    row.count = count;
    return row;
}

LayoutBox column_of(int count, LayoutBox child, int gap) {
    LayoutBox column = column_of({std::move(child)}, gap);
    column.count = count;
    return column;
}

LayoutBox leaf_of(int part, double width, double height) {
    return {.part = part, .width = {.pixels = width}, .height = {.pixels = height}};
}

LayoutBox space_of(int pixels) {
    return leaf_of(LayoutBox::space, pixels, pixels);
}

LayoutBox filling(int part) {
    return {.part = part, .grows_wide = true, .grows_high = true};
}

Length least_width(const LayoutBox& box, double em) {
    return least(box, Direction::wide, em);
}

Length least_height(const LayoutBox& box, double em) {
    return least(box, Direction::high, em);
}

bool fits(const LayoutBox& box, const Rect& room, double em) {
    return least_width(box, em).at(em) <= room.width && least_height(box, em).at(em) <= room.height;
}

double largest_em(const LayoutBox& box, const Rect& room) {
    return std::min(largest_em(box, Direction::wide, room.width),
                    largest_em(box, Direction::high, room.height));
}

std::vector<PlacedBox> placed(const LayoutBox& box, const Rect& room, double em) {
    std::vector<PlacedBox> boxes;
    place(box, room, em, boxes);
    return boxes;
}

std::optional<Rect> place_of(std::span<const PlacedBox> boxes, int part) {
    const auto found = std::ranges::find(boxes, part, &PlacedBox::part);
    return found == boxes.end() ? std::nullopt : std::optional(found->place);
}

std::vector<Rect> places_of(std::span<const PlacedBox> boxes, int part) {
    std::vector<Rect> places;
    for (const PlacedBox& box : boxes)
        if (box.part == part)
            places.push_back(box.place);
    return places;
}

}  // namespace queenreel
