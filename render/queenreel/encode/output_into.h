#pragma once

#include <memory>
#include <utility>

#include "queenreel/encode/output.h"

namespace queenreel {

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

}  // namespace queenreel
