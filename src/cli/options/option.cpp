#include "cli/options/option.h"

namespace queenreel {

std::vector<Option> join(std::initializer_list<std::vector<Option>> tables) {
    std::vector<Option> all;
    for (const std::vector<Option>& table : tables)
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

}  // namespace queenreel
