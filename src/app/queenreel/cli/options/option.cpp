#include "queenreel/cli/options/option.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace queenreel {

bool is_path(std::string_view argument) {
    constexpr std::array<std::string_view, 4> paths{"FILE", "FILES", "FOLDER", "PATH"};
    return std::ranges::find(paths, argument) != paths.end();
}

bool takes_path(const Option& option) {
    return is_path(option.argument);
}

std::vector<Option> in_group(std::string_view group, std::vector<Option> rows) {
    for (Option& row : rows)
        if (row.group.empty())
            row.group = group;
    return rows;
}

std::vector<Option> rows_named(std::vector<Option> rows, std::initializer_list<std::string_view> names) {
    std::erase_if(rows, [&](const Option& row) { return std::ranges::find(names, row.name) == names.end(); });
    return rows;
}

Option& row_named(std::vector<Option>& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Option::name);
    if (found == rows.end())
        throw std::logic_error("the option table lacks --" + std::string(name));
    return *found;
}

std::vector<Option> in_words(std::vector<Option> rows, std::initializer_list<OwnWords> all) {
    for (const OwnWords& words : all) {
        Option& row = row_named(rows, words.option);
        row.group = words.group.value_or(row.group);
        row.help = words.help.value_or(row.help);
        row.default_note = words.default_note.value_or(row.default_note);
    }
    return rows;
}

std::vector<Option> with_value(std::vector<Option> rows, std::string_view option, Value value) {
    row_named(rows, option).value = std::move(value);
    return rows;
}

}  // namespace queenreel
