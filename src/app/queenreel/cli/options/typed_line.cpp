#include "queenreel/cli/options/typed_line.h"

#include <algorithm>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/catalog/suits.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

/// Finds the option that a word such as `--hold`, `--hold=1` or `-o` names; null for none.
const Option* option_in(std::span<const Option> options, std::string_view word) {
    if (word.starts_with("--"))
        return find_row(options, word.substr(2, word.find('=') - 2));
    if (word.size() != 2 || word[0] != '-')
        return nullptr;
    const auto found = std::ranges::find(options, word[1], &Option::letter);
    return found == options.end() ? nullptr : &*found;
}

/// Returns the line's rule of attack; queens if it has none or an unknown one.
AttackRule rule_on(const TypedLine& line) {
    const AttackRuleRow* row = find_row(attack_rules(), line.value("rule").value_or(""));
    return row ? row->rule : AttackRule::queens;
}

}  // namespace

TypedLine::TypedLine(std::span<const Option> options, std::span<const std::string> words) {
    for (const std::string_view word : words) {
        if (open_option) {
            given_.emplace_back(open_option->name, word);
            open_option = nullptr;
        } else if (options_end || !word.starts_with('-') || word == "-") {
            operands.push_back(word);
        } else if (word == "--") {
            options_end = true;
        } else if (const Option* option = option_in(options, word)) {
            const std::size_t equals = word.find('=');
            if (equals != std::string_view::npos)
                given_.emplace_back(option->name, word.substr(equals + 1));
            else if (option->argument.empty())
                given_.emplace_back(option->name, "");
            else
                open_option = option;
        }
    }
}

std::optional<std::string_view> TypedLine::value(std::string_view option) const {
    std::optional<std::string_view> last;
    for (const auto& [name, value] : given_)
        if (name == option)
            last = value;
    return last;
}

std::optional<int> TypedLine::board_size() const {
    for (const std::string_view operand : operands)
        if (const auto n = number<int>(operand))
            return n;
    return std::nullopt;
}

bool solver_suits(const TypedLine& line, std::string_view solver) {
    const Solver& row = *find_solver(solver);
    const std::optional<int> n = line.board_size();
    const Story* story = find_story(line.value("story").value_or(""));
    if (rule_on(line) != AttackRule::queens && !row.takes_rules)
        return false;
    return story ? can_tell(*story, row, n, rule_on(line)) : !n || row.takes(*n);
}

bool story_suits(const TypedLine& line, std::string_view story) {
    const Story& row = *find_story(story);
    const auto names = split_list(line.value("solver").value_or(row.default_solver));
    return std::ranges::all_of(names, [&](std::string_view name) {
        const Solver* solver = name.empty() ? &solvers().front() : find_solver(name);
        return !solver || can_tell(row, *solver, line.board_size(), rule_on(line));
    });
}

std::vector<std::string_view> next_solvers(const TypedLine& line) {
    std::vector<std::string_view> names = row_names(solvers());
    const auto is_named = [&](std::string_view name) {
        return std::ranges::any_of(line.operands, [&](std::string_view operand) {
            return std::ranges::count(split_list(operand), name) > 0;
        });
    };
    std::erase_if(names, [&](std::string_view name) { return !solver_suits(line, name) || is_named(name); });
    return names;
}

}  // namespace queenreel
