#pragma once

#include <string>
#include <vector>

namespace queenreel {

/// An answer to choose.
struct QuestionAnswer {
    std::string text;  ///< UTF-8
    bool is_right = false;
    std::string reason{};  ///< UTF-8, why it is right or wrong; may be empty

    friend bool operator==(const QuestionAnswer&, const QuestionAnswer&) = default;
};

/// A question to viewers.
struct Question {
    std::string text;  ///< UTF-8
    std::vector<QuestionAnswer>
        answers;  ///< at least one is right; empty if the answer takes more than a choice

    friend bool operator==(const Question&, const Question&) = default;
};

}  // namespace queenreel
