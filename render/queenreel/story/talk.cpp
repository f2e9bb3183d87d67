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
        return {names.say("Now every {row} has its queen.", {names.a_row()}),
                names.say("Does any queen attack another?")};
    const std::string lines = names.say("Its {row}, {column} and diagonals are closed to all other queens.",
                                        {names.a_row(), names.a_column()});
    if (event.square.row + 1 < names.size())
        return {lines,
                names.say("Which squares of {row} are still free?", {names.row(event.square.row + 1)})};
    return {lines, names.say("Where can the next queen go?")};
}

Talk talk_about(const SearchEvent& event, const BoardNames& names) {
    switch (event.kind) {
        case Kind::tested:
            return {names.say("We compare this square with the queens that stand."),
                    names.say("Which of them could attack it?")};
        case Kind::rejected:
            return {names.say("One attack is enough to reject a square."),
                    names.say("Which square do we try next?")};
        case Kind::placed:
            return of_placed(event, names);
        case Kind::removed:
            return {names.say("All squares that this queen attacked are open again, unless another attacks "
                              "them."),
                    names.say("Where can it go instead?")};
        case Kind::wiped_out:
            return {names.say("However we go on from here, this {row} stays empty.", {names.a_row()}),
                    names.say("Which queen has to move?")};
        case Kind::restarted:
            return {names.say("What was tried is given up as a whole."),
                    names.say("What should be different this time?")};
        case Kind::generation:
            return {names.say("Fit boards have more children than others."),
                    names.say("Which boards would you breed?")};
        case Kind::bred:
            return {names.in_general(message("A child has {rows} of both its parents.")),
                    names.say("Can it be fitter than both?")};
        case Kind::solution:
            return {names.in_general(message("No two queens share a {row}, a {column} or a diagonal.")),
                    names.say("Is there another solution? How would you find it?")};
        case Kind::exhausted:
            return {names.say("Nothing was skipped that could have worked."),
                    names.say("How can we be sure that none was missed?")};
        case Kind::gave_up:
            return {names.say("Not finding a solution is no proof that there is none."),
                    names.say("What would be a proof?")};
    }
    return {};
}

std::string spoken(const Words& words, std::string_view said, const Talk& talk) {
    const std::string text = said.empty() ? std::string() : as_sentence(std::string(said), words) + ' ';
    return text + talk.why + '\n' + words.say("Ask: {question}", {talk.ask});
}

}  // namespace

std::string talk_of(const SearchEvent& event, const BoardNames& names, std::string_view said) {
    return spoken(names, said, talk_about(event, names));
}

std::string talk_of_start(const BoardNames& names, std::string_view said) {
    return spoken(
        names, said,
        {names.in_general(message("A queen attacks along its {row}, its {column} and both diagonals.")),
         names.say("Where would you put the first one?")});
}

std::string talk_of_saving(const Words& words, std::string_view said) {
    return spoken(words, said,
                  {words.say("All of them begin with the queens that stand here."),
                   words.say("Why is it safe to skip boards that nobody has looked at?")});
}

std::string talk_of_question(const Words& words, const std::string& question) {
    return words.say("Give everybody time to think before you go on.") + '\n' +
           words.say("Ask: {question}", {question});
}

}  // namespace queenreel
