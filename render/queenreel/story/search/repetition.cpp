#include "queenreel/story/search/repetition.h"

namespace queenreel {
namespace {

constexpr const char* generations_repeat =
    message("Generation after generation: the fitter have more children");

bool places_on_free_squares(const ToldSearch& search) {
    return search.profile.approach == Approach::backtracking && search.profile.tests == Tests::empty_squares;
}

}  // namespace

std::string repeated_steps(const ToldSearch& search) {
    switch (search.solver->keeps) {
        case Keeps::words:
            return search.names.say("Each 1 in turn; no 1 left: go back");
        case Keeps::domains:
            return search.names.say("A candidate left: go on; none: go back");
        case Keeps::cover:
            return search.names.say("Cover and go on; stuck: uncover and go back");
        case Keeps::digits:
            return search.names.say("Board after board, as an odometer counts");
        case Keeps::formula:
            return search.names.say("Row after row, by the formula");
        case Keeps::swaps:
            return search.names.say("Draw columns, swap; if stuck, start again");
        case Keeps::tables:
        case Keeps::nothing:
            break;
    }
    if (search.profile.approach == Approach::evolutionary)
        return search.names.say(generations_repeat);
    if (search.profile.approach == Approach::local_search)
        return search.names.say("Move attacked queens; if stuck, start again");
    return places_on_free_squares(search) ? search.names.say("A free square: go on; none left: go back")
                                          : search.names.say("The same steps again");
}

std::string repeated_steps_faster(const ToldSearch& search) {
    if (search.solver->keeps == Keeps::digits)
        return search.names.say("Board after board, faster");
    if (search.solver->keeps == Keeps::swaps)
        return search.names.say("Try after try, faster");
    switch (search.profile.approach) {
        case Approach::evolutionary:
            return search.names.say(generations_repeat);
        case Approach::local_search:
            return search.names.say("Move after move, faster");
        case Approach::construction:
            return search.names.say("Row after row, faster");
        case Approach::backtracking:
            break;
    }
    return search.names.say("Forward and back, faster");
}

}  // namespace queenreel
