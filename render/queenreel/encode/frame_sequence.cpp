#include "queenreel/encode/frame_sequence.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "queenreel/encode/open.h"
#include "queenreel/encode/output_into.h"

namespace queenreel {
namespace {

class FrameSequence final : public OutputInto {
  public:
    FrameSequence(std::unique_ptr<Output> output, double fps) : OutputInto(std::move(output)), fps_(fps) {}

    void put(const Frame& frame) override {
        shown_ += frame.duration;
        const auto end =
            static_cast<std::uint64_t>(std::llround(std::chrono::duration<double>(shown_).count() * fps_));
        Frame numbered = frame;
        for (const std::uint64_t last = std::max(end, number_ + 1); number_ < last;) {
            if (number_ == max_sequence)
                throw OutputError(fmt::format(
                    "frames: more than {} files; give a shorter film or a lower rate", max_sequence));
            numbered.number = ++number_;
            output().put(numbered);
        }
    }

  private:
    double fps_;
    std::chrono::microseconds shown_{0};
    std::uint64_t number_ = 0;
};

}  // namespace

std::unique_ptr<Output> open_frame_sequence(OutputOptions options) {
    if (!options.fps)
        throw std::invalid_argument("frames: they have no rate; give one");
    const double fps = *std::exchange(options.fps, {});
    options.pictures = max_sequence;
    options.max_number = max_sequence;
    return std::make_unique<FrameSequence>(open_output(options), fps);
}

}  // namespace queenreel
