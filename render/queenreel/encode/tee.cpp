#include "queenreel/encode/tee.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/output_into.h"

namespace queenreel {
namespace {

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
            } catch (const OutputError&) {  // fewer stay
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

}  // namespace queenreel
