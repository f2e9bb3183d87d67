#include "queenreel/cli/options/value.h"

namespace queenreel {

Value suggesting(std::vector<std::string> words, Value value) {
    value.names = [words = std::move(words)] { return words; };
    return value;
}

Value or_file(Value value) {
    value.open = true;
    return value;
}

}  // namespace queenreel
