#include "queenreel/cli/options/value.h"

namespace queenreel {

Value as_list(Value value) {
    value.list = true;
    return value;
}

Value repeatable(Value value) {
    value.repeated = true;
    return value;
}

Value suggesting(std::vector<std::string> words, Value value) {
    value.names = [words = std::move(words)] { return words; };
    return value;
}

Value or_file(Value value) {
    value.open = true;
    return value;
}

}  // namespace queenreel
