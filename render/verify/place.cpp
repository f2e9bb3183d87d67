#include "verify/place.h"

#include <fmt/format.h>

namespace queenreel::judge {

std::string seconds(std::chrono::microseconds time) {
    std::string digits = fmt::format("{:.6f}", std::chrono::duration<double>(time).count());
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.')
        digits.pop_back();
    return digits + " s";
}

std::string text(const Place& place) {
    if (place.noun.empty())
        return {};
    std::string where = fmt::format("{} {}", place.noun, place.number);
    if (place.time)
        where += " at " + seconds(*place.time);
    return where;
}

}  // namespace queenreel::judge
