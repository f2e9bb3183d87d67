#pragma once

#include <gtest/gtest.h>
#include <pty.h>
#include <unistd.h>

#include <string>

namespace queenreel {

/// A terminal to print to that nobody looks at.
class ShownTerminal {
  public:
    ShownTerminal() { EXPECT_EQ(openpty(&controller_, &terminal_, nullptr, nullptr, nullptr), 0); }
    ~ShownTerminal() {
        close(controller_);
        close(terminal_);
    }
    ShownTerminal(const ShownTerminal&) = delete;
    ShownTerminal& operator=(const ShownTerminal&) = delete;

    int terminal() const { return terminal_; }

    /// What was printed since the last call.
    std::string shown() const {
        constexpr char end = '|';  // nothing else prints it
        EXPECT_EQ(write(terminal_, &end, 1), 1);
        std::string text;
        for (char letter = 0; read(controller_, &letter, 1) == 1 && letter != end;)
            text += letter;
        return text;
    }

  private:
    int controller_ = -1;
    int terminal_ = -1;
};

}  // namespace queenreel
