#include "queenreel/story/search/repetition.h"

#include "queenreel/story/search/swap.h"

namespace queenreel {
namespace {

constexpr const char* generations_repeat =
    message("Generation after generation: the fitter have more children");

bool places_on_free_squares(const ToldSearch& search) {
    return search.profile.approach == Approach::backtracking && search.profile.tests == Tests::empty_squares;
}

std::string first_steps(const ToldSearch& search) {
    if (search.profile.approach == Approach::local_search || search.solver->keeps == Keeps::digits)
        return search.names.in_general(message("A queen in each {row}"));
    return search.solver->ordered || places_on_free_squares(search)
               ? search.names.in_general(message("{Row} after {row}: the first free square from the left"))
               : search.names.say("The same steps again");
}

}  // namespace

void Begun::follow(const SearchEvent& event) {
    using Kind = SearchEvent::Kind;
    changed = changed || event.kind == Kind::removed || event.kind == Kind::wiped_out || swap_tested(event);
    restarted |= event.kind == Kind::restarted;
    generations += event.kind == Kind::generation ? 1 : 0;
}

std::string repeated_steps(const ToldSearch& search, const Begun& begun) {
    if (search.profile.approach == Approach::evolutionary)
        return begun.generations > 1 ? search.names.say(generations_repeat)
                                     : search.names.say("All other children are bred the same way");
    if (search.profile.approach != Approach::construction && !begun.changed)
        return first_steps(search);
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
            return search.names.in_general(message("{Row} after {row}, by the formula"));
        case Keeps::swaps:
            return begun.restarted
                       ? search.names.in_general(message("Draw {columns}, swap; if stuck, start again"))
                       : search.names.say("One swap after another is tried");
        case Keeps::tables:
        case Keeps::nothing:
            break;
    }
    if (search.profile.approach == Approach::local_search)
        return begun.restarted ? search.names.say("Move attacked queens; if stuck, start again")
                               : search.names.say("One attacked queen after another moves");
    return places_on_free_squares(search) ? search.names.say("A free square: go on; none left: go back")
                                          : search.names.say("The same steps again");
}

std::string repeated_steps_faster(const ToldSearch& search, const Begun& begun) {
    if (search.profile.approach == Approach::evolutionary)
        return begun.generations > 1 ? search.names.say(generations_repeat)
                                     : search.names.say("Child after child, faster");
    if (search.profile.approach == Approach::construction)
        return search.names.in_general(message("{Row} after {row}, faster"));
    if (!begun.changed)
        return search.names.say("Queen after queen, faster");
    if (search.solver->keeps == Keeps::digits)
        return search.names.say("Board after board, faster");
    if (search.solver->keeps == Keeps::swaps)
        return search.names.say("Try after try, faster");
    return search.profile.approach == Approach::local_search ? search.names.say("Move after move, faster")
                                                             : search.names.say("Forward and back, faster");
}

}  // namespace queenreel
