#include "queenreel/story/talk.h"

#include <algorithm>

#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The reason for a step, and the question that leads to the next one.
struct Talk {
    std::string why;
    std::string ask;
};

Talk of_placed(const SearchEvent& event, const BoardNames& names) {
    const auto standing = std::ranges::count_if(event.columns, [](int column) { return column >= 0; });
    if (standing == names.size())
        return {"Now every " + std::string(names.a_row()) + " has its queen.",
                "Does any queen attack another?"};
    const std::string lines = std::string(names.a_row()) + ", " + std::string(names.a_column()) +
                              " and diagonals are closed to all other queens.";
    if (event.square.row + 1 < names.size())
        return {"Its " + lines, "Which squares of " + names.row(event.square.row + 1) + " are still free?"};
    return {"Its " + lines, "Where can the next queen go?"};
}

Talk talk_about(const SearchEvent& event, const BoardNames& names) {
    switch (event.kind) {
        case Kind::tested:
            return {"We compare this square with the queens that stand.", "Which of them could attack it?"};
        case Kind::rejected:
            return {"One attack is enough to refuse a square.", "Which square do we try next?"};
        case Kind::placed:
            return of_placed(event, names);
        case Kind::removed:
            return {"All squares that this queen attacked are open again, unless another attacks them.",
                    "Where can it go instead?"};
        case Kind::wiped_out:
            return {"However we go on from here, this " + std::string(names.a_row()) + " stays empty.",
                    "Which queen has to move?"};
        case Kind::restarted:
            return {"What was tried is given up as a whole.", "What should be different this time?"};
        case Kind::generation:
            return {"Fit boards have more children than others.", "Which boards would you breed?"};
        case Kind::bred:
            return {"A child has rows of both its parents.", "Can it be fitter than both?"};
        case Kind::solution:
            return {"No two queens share a row, a column or a diagonal.",
                    "Is there another solution? How would you find it?"};
        case Kind::exhausted:
            return {"Nothing was skipped that could have worked.",
                    "How can we be sure that none was missed?"};
        case Kind::gave_up:
            return {"Not finding a solution is no proof that there is none.", "What would be a proof?"};
    }
    return {};
}

std::string spoken(std::string_view said, const Talk& talk) {
    std::string text = said.empty() ? std::string() : as_sentence(std::string(said)) + ' ';
    return text + talk.why + "\nAsk: " + talk.ask;
}

}  // namespace

std::string talk_of(const SearchEvent& event, const BoardNames& names, std::string_view said) {
    return spoken(said, talk_about(event, names));
}

std::string talk_of_saving(std::string_view said) {
    return spoken(said, {"All of them begin with the queens that stand here.",
                         "Why is it safe to skip boards that nobody has looked at?"});
}

std::string talk_of_question(std::string_view question) {
    return "Give everybody time to think before you go on.\nAsk: " + std::string(question);
}

}  // namespace queenreel
