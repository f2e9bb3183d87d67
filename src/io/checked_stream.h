#pragma once

#include <optional>
#include <string>

#include "io/descriptor.h"
#include "io/output_stream.h"

namespace queenreel {

/// A stream over an open file that, once a step failed, fails at every later one with the same error.
class CheckedStream : public OutputStream {
  protected:
    /// `name`: what errors call it.
    CheckedStream(Descriptor file, std::string name) : file_(std::move(file)), name_(std::move(name)) {}

    Descriptor& file() { return file_; }
    const std::string& name() const { return name_; }

    template <typename Step>
    void run(Step step) {
        if (failure_)
            throw OutputError(*failure_);
        try {
            step();
        } catch (const OutputError& error) {
            failure_ = error.what();
            throw;
        }
    }

  private:
    Descriptor file_;
    std::string name_;
    std::optional<std::string> failure_;
};

}  // namespace queenreel
