#include "queenreel/studio/clip_cuts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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

Generator<Frame> cut_at(Generator<Frame> frames, ClipCut cut, std::uint64_t cuts) {
    std::uint64_t passed = 0;
    bool begins = true;
    for (const Frame& given : frames) {
        Frame frame = given;
        frame.chapter.clear();
        if (std::exchange(begins, false))
            frame.chapter = passed == cuts ? "End" : fmt::format("{} {}", cut.title, passed + 1);
        if (cut.ends_with(frame.moment)) {
            ++passed;
            begins = true;
        }
        co_yield frame;
    }
}

}  // namespace queenreel
