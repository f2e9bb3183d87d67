#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "queenreel/trace/input.h"

namespace queenreel {

/// A trace supplied by a page. It tracks the line being read, for messages.
class GivenTrace final : public TextInput {
  public:
    GivenTrace(std::string name, std::string text) : TextInput(std::move(name), std::move(text)) {}

    void at_line(std::uint64_t number, bool ended) const override {
        line_ = number;
        ended_ = ended;
    }
    std::uint64_t line() const { return line_; }
    bool ended() const { return ended_; }

  private:
    mutable std::uint64_t line_ = 0;
    mutable bool ended_ = true;
};

/// The current trace; null before there is one.
const GivenTrace* given_trace();

}  // namespace queenreel
