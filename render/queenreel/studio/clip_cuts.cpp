#include "queenreel/studio/clip_cuts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/spec_error.h"

namespace queenreel {

const std::vector<ClipCut>& clip_cuts() {
    static const std::vector<ClipCut> table{
        {.name = "solution", .title = "Solution", .kind = MomentKind::solution},
        {.name = "deadend", .title = "Dead end", .kind = MomentKind::deadend},
        {.name = "question", .title = "Question", .kind = MomentKind::question},
        {.name = "step", .title = "Step", .kind = {}},
    };
    return table;
}

const ClipCut* find_clip_cut(std::string_view name) {
    const auto row = std::ranges::find(clip_cuts(), name, &ClipCut::name);
    return row == clip_cuts().end() ? nullptr : &*row;
}

std::vector<std::uint64_t> frames_to_cut_at(const ClipCut& cut, std::span<const MomentKind> kinds) {
    std::vector<std::uint64_t> at;
    for (std::uint64_t frame = 0; const MomentKind kind : kinds) {
        if (cut.kind.value_or(kind) == kind)
            at.push_back(frame);
        ++frame;
    }
    if (at.empty() && !kinds.empty())
        throw SpecError("clips-at", "", fmt::format("the film shows no {}", cut.name),
                        cut.kind == MomentKind::question
                            ? "add {questions}, or cut at something else"
                            : "cut at something else, or leave it out for chapters");
    return at;
}

Generator<Frame> cut_at(Generator<Frame> frames, ClipCut cut, std::vector<std::uint64_t> at) {
    auto next = at.begin();
    bool begins = true;
    for (std::uint64_t index = 0; const Frame& given : frames) {
        Frame frame = given;
        frame.chapter.clear();
        if (std::exchange(begins, false))
            frame.chapter = next == at.end() ? "End" : fmt::format("{} {}", cut.title, next - at.begin() + 1);
        if (next != at.end() && *next == index) {
            ++next;
            begins = true;
        }
        ++index;
        co_yield frame;
    }
}

}  // namespace queenreel
