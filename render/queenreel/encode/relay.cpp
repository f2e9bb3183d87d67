#include "queenreel/encode/relay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

/// Transforms frames on their way to another output.
class FrameTransform {
  public:
    using Take = std::function<void(const Frame&)>;

    virtual ~FrameTransform() = default;

    /// Transforms the next frame, and passes the results to `take`.
    virtual void put(const Frame& frame, const Take& take) = 0;

    /// Passes any remaining frames to `take` after the last one.
    virtual void finish(const Take& /*take*/) {}
};

/// Writes transformed frames into another output, whose files it reports as its own.
class TransformedOutput final : public Output {
  public:
    TransformedOutput(std::unique_ptr<FrameTransform> transform, std::unique_ptr<Output> output)
        : transform_(std::move(transform)), output_(std::move(output)) {}

    void put(const Frame& frame) override { transform_->put(frame, take_); }

    void prepare() override {
        transform_->finish(take_);
        output_->prepare();
    }

    void publish() override { output_->publish(); }
    void give_up() override { output_->give_up(); }
    std::vector<std::filesystem::path> files() const override { return output_->files(); }
    std::uint64_t file_count() const override { return output_->file_count(); }
    std::uint64_t kept_count() const override { return output_->kept_count(); }

  private:
    std::unique_ptr<FrameTransform> transform_;
    std::unique_ptr<Output> output_;
    FrameTransform::Take take_ = [this](const Frame& frame) { output_->put(frame); };
};

template <typename Transform, typename... Arguments>
std::unique_ptr<Output> transformed(std::unique_ptr<Output> output, Arguments&&... arguments) {
    return std::make_unique<TransformedOutput>(
        std::make_unique<Transform>(std::forward<Arguments>(arguments)...), std::move(output));
}

class TeeOutput final : public Output {
  public:
    explicit TeeOutput(std::vector<std::unique_ptr<Output>> outputs) : outputs_(std::move(outputs)) {}

    void put(const Frame& frame) override {
        for (const auto& output : outputs_)
            output->put(frame);
    }

    void prepare() override {
        for (const auto& output : outputs_)
            output->prepare();
    }

    void publish() override {
        const auto all = [this] {
            for (const auto& output : outputs_)
                output->publish();
        };
        // Complete files of a batch still get their names and are counted.
        const auto count = [this] {
            try {
                give_up();
            } catch (const OutputError&) {  // NOLINT(bugprone-empty-catch): fewer stay
            }
            return file_count();
        };
        publish_together(all, [this] { return files(); }, count);
    }

    void give_up() override {
        for (const auto& output : outputs_)
            output->give_up();
    }

    std::vector<std::filesystem::path> files() const override {
        std::vector<std::filesystem::path> all;
        for (const auto& output : outputs_)
            std::ranges::copy(output->files(), std::back_inserter(all));
        return all;
    }

    std::uint64_t file_count() const override {
        std::uint64_t count = 0;
        for (const auto& output : outputs_)
            count += output->file_count();
        return count;
    }

    std::uint64_t kept_count() const override {
        std::uint64_t count = 0;
        for (const auto& output : outputs_)
            count += output->kept_count();
        return count;
    }

  private:
    std::vector<std::unique_ptr<Output>> outputs_;
};

class WithoutInBetweens final : public FrameTransform {
  public:
    void put(const Frame& frame, const Take& take) override {
        if (frame.in_between) {
            left_out_ += frame.duration;
            chapter_ = frame.chapter.empty() ? chapter_ : frame.chapter;
            return;
        }
        if (left_out_.count() == 0) {
            take(frame);
            return;
        }
        Frame step = frame;
        step.duration += std::exchange(left_out_, {});
        if (step.chapter.empty())
            step.chapter = chapter_;
        chapter_.clear();
        take(step);
    }

  private:
    std::chrono::microseconds left_out_{0};
    std::string chapter_;  // begins with an omitted frame
};

class WithOwnFrames final : public FrameTransform {
  public:
    explicit WithOwnFrames(Generator<Frame> frames) : frames_(std::move(frames)) {}

    void put(const Frame& /*frame*/, const Take& /*take*/) override {}

    void finish(const Take& take) override {
        for (const Frame& frame : frames_)
            take(frame);
    }

  private:
    Generator<Frame> frames_;
};

class Poster final : public FrameTransform {
  public:
    explicit Poster(PosterWorth worth) : worth_(std::move(worth)) {}

    void put(const Frame& frame, const Take& /*take*/) override {
        const int worth = worth_(frame);
        if (best_ && (worth < best_worth_ || (worth == best_worth_ && worth > 0)))
            return;
        best_ = frame;
        best_worth_ = worth;
    }

    void finish(const Take& take) override {
        if (best_)
            take(*best_);
    }

  private:
    PosterWorth worth_;
    std::optional<Frame> best_;
    int best_worth_ = 0;
};

class FrameSequence final : public FrameTransform {
  public:
    explicit FrameSequence(double fps) : fps_(fps) {}

    void put(const Frame& frame, const Take& take) override {
        shown_ += frame.duration;
        const auto end =
            static_cast<std::uint64_t>(std::llround(std::chrono::duration<double>(shown_).count() * fps_));
        Frame numbered = frame;
        for (const std::uint64_t last = std::max(end, number_ + 1); number_ < last;) {
            if (number_ == max_sequence)
                throw OutputError(fmt::format(
                    "frames: more than {} files; give a shorter film or a lower rate", max_sequence));
            numbered.number = ++number_;
            take(numbered);
        }
    }

  private:
    double fps_;
    std::chrono::microseconds shown_{0};
    std::uint64_t number_ = 0;
};

}  // namespace

std::unique_ptr<Output> open_tee(std::vector<std::unique_ptr<Output>> outputs) {
    if (outputs.empty())
        throw std::invalid_argument("outputs: none are given; give one or more");
    return std::make_unique<TeeOutput>(std::move(outputs));
}

std::unique_ptr<Output> without_in_betweens(std::unique_ptr<Output> output) {
    return transformed<WithoutInBetweens>(std::move(output));
}

std::unique_ptr<Output> with_own_frames(std::unique_ptr<Output> output, Generator<Frame> frames) {
    return transformed<WithOwnFrames>(std::move(output), std::move(frames));
}

std::unique_ptr<Output> poster_of(std::unique_ptr<Output> output, PosterWorth worth) {
    return transformed<Poster>(std::move(output), std::move(worth));
}

std::unique_ptr<Output> open_frame_sequence(OutputOptions options) {
    if (!options.fps)
        throw std::invalid_argument("frames: they have no rate; give one");
    const double fps = *std::exchange(options.fps, {});
    options.pictures = max_sequence;
    options.max_number = max_sequence;
    return transformed<FrameSequence>(open_output(options), fps);
}

}  // namespace queenreel
