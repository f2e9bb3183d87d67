#pragma once

#include <optional>

#include "solvers/random.h"

namespace queenreel {

/// Draws one of the best of the values that it is shown, each of equals as likely.
class Draw {
  public:
    explicit Draw(Random& random) : random_(random) {}

    void offer(int value, int score) {
        if (equals_ > 0 && score < score_)
            return;
        equals_ = equals_ > 0 && score == score_ ? equals_ + 1 : 1;
        score_ = score;
        if (random_.below(equals_) == 0)
            value_ = value;
    }

    std::optional<int> value() const { return equals_ > 0 ? std::optional(value_) : std::nullopt; }

  private:
    Random& random_;
    int value_ = 0;
    int score_ = 0;
    int equals_ = 0;
};

}  // namespace queenreel
