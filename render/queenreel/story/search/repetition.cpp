#include "queenreel/story/search/repetition.h"

namespace queenreel {
namespace {

constexpr const char* generations_repeat = "Generation after generation: the fitter have more children";

bool places_on_free_squares(const ToldSearch& search) {
    return search.profile.approach == Approach::backtracking && search.profile.tests == Tests::empty_squares;
}

}  // namespace

std::string repeated_steps(const ToldSearch& search) {
    switch (search.solver->keeps) {
        case Keeps::words:
            return "Each 1 in turn; no 1 left: go back";
        case Keeps::domains:
            return "A candidate left: go on; none: go back";
        case Keeps::cover:
            return "Cover and go on; stuck: uncover and go back";
        case Keeps::digits:
            return "Board after board, as an odometer counts";
        case Keeps::formula:
            return "Row after row, by the formula";
        case Keeps::swaps:
            return "Draw columns, swap; if stuck, start again";
        case Keeps::tables:
        case Keeps::nothing:
            break;
    }
    if (search.profile.approach == Approach::evolutionary)
        return generations_repeat;
    if (search.profile.approach == Approach::local_search)
        return "Move attacked queens; if stuck, start again";
    return places_on_free_squares(search) ? "A free square: go on; none left: go back"
                                          : "The same steps again";
}

std::string repeated_steps_faster(const ToldSearch& search) {
    if (search.solver->keeps == Keeps::digits)
        return "Board after board, faster";
    if (search.solver->keeps == Keeps::swaps)
        return "Swap after swap, faster";
    switch (search.profile.approach) {
        case Approach::evolutionary:
            return generations_repeat;
        case Approach::local_search:
            return "Move after move, faster";
        case Approach::construction:
            return "Row after row, faster";
        case Approach::backtracking:
            break;
    }
    return "Forward and back, faster";
}

}  // namespace queenreel
