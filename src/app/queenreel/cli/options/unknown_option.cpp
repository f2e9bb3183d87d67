#include "queenreel/cli/options/unknown_option.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

/// Names the commands whose tables contain an option for which `has` is true, `queenreel render or animate`;
/// empty if there are none.
std::string commands_with(std::span<const CommandOptions> tables, const auto& has) {
    std::vector<std::string_view> names;
    for (const CommandOptions& table : tables)
        if (has(table.options))
            names.push_back(table.command);
    return names.empty() ? "" : "queenreel " + said_alternatives(names);
}

/// Finds the option that has `word` among its synonyms; null for none.
const Option* meant_by(std::span<const Option> options, std::string_view word) {
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return has_word(option.also, word); });
    return found == options.end() ? nullptr : &*found;
}

/// Formats the option as users type it instead of its synonym: `--place`, or `--rule torus` if the synonym is
/// one of its values.
std::string typed_for(const Option& meant, std::string_view synonym) {
    const auto values = meant.value.values ? meant.value.values() : std::vector<std::string_view>();
    const bool is_value = std::ranges::find(values, synonym) != values.end();
    return fmt::format("--{}{}{}", meant.name, is_value ? " " : "", is_value ? synonym : "");
}

/// Suggests the option that a synonym or a similar name means, and the commands that have it.
std::string meant_advice(std::span<const Option> options, std::string_view name,
                         std::span<const CommandOptions> others) {
    if (const Option* meant = meant_by(options, name))
        return said("did you mean {name}?", typed_for(*meant, name));
    if (const auto near = nearest(name, row_names(options)))
        return said("did you mean --{name}?", *near);
    for (const CommandOptions& table : others)
        if (const Option* meant = meant_by(table.options, name))
            return said("did you mean {option} of {commands}?", typed_for(*meant, name),
                        commands_with(others, [&](std::span<const Option> other) {
                            return find_row(other, meant->name) != nullptr;
                        }));
    return said("see --help for all options");
}

}  // namespace

bool is_option(std::span<const Option> options, std::string_view word) {
    if (word.starts_with("--"))
        return find_row(options, word.substr(2));
    return word.size() == 2 && word[0] == '-' &&
           std::ranges::find(options, word[1], &Option::letter) != options.end();
}

std::string advice_on_unknown_option(std::span<const Option> options, std::string_view word,
                                     std::span<const CommandOptions> others) {
    std::string_view name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    name = name.substr(0, name.find('='));
    if (!word.starts_with("--"))  // -j4
        name = name.substr(0, name.find_last_not_of("0123456789") + 1);
    const std::string_view typed = word.substr(0, word.find('='));
    if (!word.starts_with("--") && is_option(options, word.substr(0, 2)))
        return said("write {option} {value} with a space", word.substr(0, 2), word.substr(2));
    if (const std::string_view guessed = option_guess(name); !guessed.empty() && !meant_by(options, name))
        return said_of(guessed);
    const auto has = [&](std::span<const Option> table) { return is_option(table, typed); };
    if (const std::string commands = commands_with(others, has); !commands.empty())
        return said("leave it out, or use {commands}", commands);
    return meant_advice(options, name, others);
}

}  // namespace queenreel
