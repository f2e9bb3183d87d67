#include "queenreel/encode/relay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <utility>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

/// An output that writes into another, whose files are its own.
class OutputInto : public Output {
  public:
    explicit OutputInto(std::unique_ptr<Output> output) : output_(std::move(output)) {}

    void prepare() override { output_->prepare(); }
    void publish() override { output_->publish(); }
    void give_up() override { output_->give_up(); }
    std::vector<std::filesystem::path> files() const override { return output_->files(); }
    std::uint64_t file_count() const override { return output_->file_count(); }
    std::uint64_t kept_count() const override { return output_->kept_count(); }

  protected:
    Output& output() { return *output_; }

  private:
    std::unique_ptr<Output> output_;
};

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
        // Whole files of a batch still get their names, and are counted.
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

class WithoutInBetweens final : public OutputInto {
  public:
    using OutputInto::OutputInto;

    void put(const Frame& frame) override {
        if (frame.in_between) {
            left_out_ += frame.duration;
            chapter_ = frame.chapter.empty() ? chapter_ : frame.chapter;
            return;
        }
        if (left_out_.count() == 0) {
            output().put(frame);
            return;
        }
        Frame step = frame;
        step.duration += std::exchange(left_out_, {});
        if (step.chapter.empty())
            step.chapter = chapter_;
        chapter_.clear();
        output().put(step);
    }

  private:
    std::chrono::microseconds left_out_{0};
    std::string chapter_;  // begins with what was left out
};

class WithOwnFrames final : public OutputInto {
  public:
    WithOwnFrames(std::unique_ptr<Output> output, Generator<Frame> frames)
        : OutputInto(std::move(output)), frames_(std::move(frames)) {}

    void put(const Frame& /*frame*/) override {}

    void prepare() override {
        for (const Frame& frame : frames_)
            output().put(frame);
        OutputInto::prepare();
    }

  private:
    Generator<Frame> frames_;
};

class Poster final : public OutputInto {
  public:
    Poster(std::unique_ptr<Output> output, PosterWorth worth)
        : OutputInto(std::move(output)), worth_(std::move(worth)) {}

    void put(const Frame& frame) override {
        const int worth = worth_(frame);
        if (best_ && (worth < best_worth_ || (worth == best_worth_ && worth > 0)))
            return;
        best_ = frame;
        best_worth_ = worth;
    }

    void prepare() override {
        if (best_)
            output().put(*best_);
        OutputInto::prepare();
    }

  private:
    PosterWorth worth_;
    std::optional<Frame> best_;
    int best_worth_ = 0;
};

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

std::unique_ptr<Output> open_tee(std::vector<std::unique_ptr<Output>> outputs) {
    if (outputs.empty())
        throw std::invalid_argument("outputs: none are given; give one or more");
    return std::make_unique<TeeOutput>(std::move(outputs));
}

std::unique_ptr<Output> without_in_betweens(std::unique_ptr<Output> output) {
    return std::make_unique<WithoutInBetweens>(std::move(output));
}

std::unique_ptr<Output> with_own_frames(std::unique_ptr<Output> output, Generator<Frame> frames) {
    return std::make_unique<WithOwnFrames>(std::move(output), std::move(frames));
}

std::unique_ptr<Output> poster_of(std::unique_ptr<Output> output, PosterWorth worth) {
    return std::make_unique<Poster>(std::move(output), std::move(worth));
}

std::unique_ptr<Output> open_frame_sequence(OutputOptions options) {
    if (!options.fps)
        throw std::invalid_argument("frames: they have no rate; give one");
    const double fps = *std::exchange(options.fps, {});
    options.pictures = max_sequence;
    options.max_number = max_sequence;
    return std::make_unique<FrameSequence>(open_output(options), fps);
}

}  // namespace queenreel
