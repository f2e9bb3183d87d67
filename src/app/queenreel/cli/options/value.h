#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/option.h"
#include "queenreel/cli/options/values.h"

namespace queenreel {

// Functions that make values, which read options. Each takes a pointer to the member that stores the value,
// which may be a std::optional, of a group of arguments. Tables must live as long as the program.

/// Stores a value with `store(group, given)`; the command's arguments derive from the group, which need not
/// be their first base.
template <typename Group, typename Store>
Value stored(Store store) {
    return {.store = [=](CommonArgs& args, const Given& given) { store(dynamic_cast<Group&>(args), given); }};
}
template <typename Group>
Value stored(void (*store)(Group& group, const Given& given)) {
    return stored<Group, void (*)(Group&, const Given&)>(store);
}

/// Reads a value with `parse(what, text)`.
template <typename Group, typename Member, typename Parse>
Value parsed(Member Group::* member, Parse parse) {
    return stored<Group>(
        [=](Group& group, const Given& given) { group.*member = parse(given.what, given.text); });
}

/// Allows several values, separated by commas.
Value as_list(Value value);

/// Allows the option to be given several times.
Value repeatable(Value value);

/// Sets a member to true, or to false.
template <typename Group>
Value flag(bool Group::* member, bool value = true) {
    return parsed(member, [=](std::string_view, std::string_view) { return value; });
}

/// Stores the text as typed, because its meaning depends on other options.
template <typename Group, typename Member>
Value text(Member Group::* member) {
    return parsed(member, [](std::string_view, std::string_view text) { return std::string(text); });
}

/// Reads a line of text to be shown.
template <typename Group, typename Member>
Value line(Member Group::* member) {
    return parsed(member, parse_line);
}

/// Reads the name of a file or folder; the parser rejects an empty one.
template <typename Group, typename Member>
Value path(Member Group::* member) {
    return text(member);
}

/// Reads file names, separated by commas.
template <typename Group, typename Member>
Value paths(Member Group::* member) {
    return as_list(path(member));
}

/// The type of a member, or the type inside it if it is optional.
template <typename Member>
struct Held {
    using Type = Member;
};
template <typename Of>
struct Held<std::optional<Of>> {
    using Type = Of;
};

/// Reads a whole number within `allowed`.
template <typename Group, typename Member>
Value whole(Member Group::* member, Range allowed = {}) {
    return parsed(member, [=](std::string_view what, std::string_view text) {
        return static_cast<typename Held<Member>::Type>(parse_whole(what, text, allowed));
    });
}

/// Reads a time.
template <typename Group, typename Member>
Value time(Member Group::* member) {
    return parsed(member,
                  [](std::string_view what, std::string_view text) { return parse_time(what, text); });
}

/// Reads a time within `allowed`; messages call it the range of `of`.
template <typename Group, typename Member>
Value time(Member Group::* member, TimeRange allowed, std::string_view of) {
    return parsed(member, [=](std::string_view what, std::string_view text) {
        return parse_time(what, text, allowed, of);
    });
}

/// Allows only a table's names, which shells complete with the rows' summaries, if there are any.
template <typename Table>
Value offering(const Table& table, Value value) {
    const std::span rows(std::data(table), std::size(table));
    value.values = [rows] { return row_names(rows); };
    if constexpr (requires { rows.front().summary; })
        value.about = [rows](std::string_view name) {
            const auto* row = find_row(rows, name);
            return row ? std::string_view(row->summary) : std::string_view();
        };
    return value;
}

/// Stores the row with this name in a table.
template <typename Group, typename Member, typename Table>
Value name(Member Group::* member, const Table& table) {
    const std::span rows(std::data(table), std::size(table));
    return offering(table, stored<Group>([=](Group& group, const Given& given) {
                        if (const auto* row = find_row(rows, given.text))
                            group.*member = row;
                    }));
}

/// Stores a field of the row with this name.
template <typename Group, typename Member, typename Table, typename RowOfTable, typename Field>
Value name(Member Group::* member, const Table& table, Field RowOfTable::* field) {
    const std::span rows(std::data(table), std::size(table));
    return offering(table, stored<Group>([=](Group& group, const Given& given) {
                        if (const auto* row = find_row(rows, given.text))
                            group.*member = row->*field;
                    }));
}

/// Reads one of two names, which must live as long as the program. The member is true if the name is `yes`.
template <typename Group>
Value either(bool Group::* member, std::string_view first, std::string_view second, std::string_view yes) {
    Value value = parsed(member, [=](std::string_view, std::string_view text) { return text == yes; });
    value.values = [=] { return std::vector{first, second}; };
    return value;
}

/// Reads a list of names, and stores the corresponding rows of a table in order.
template <typename Group, typename RowOfTable, typename Table>
Value names(std::vector<const RowOfTable*> Group::* member, const Table& table,
            std::vector<std::string_view> (*parse)(std::string_view what, std::string_view text)) {
    const std::span rows(std::data(table), std::size(table));
    return offering(table, as_list(stored<Group>([=](Group& group, const Given& given) {
                        for (const std::string_view name : parse(given.what, given.text))
                            if (const auto* row = find_row(rows, name))
                                (group.*member).push_back(row);
                    })));
}

/// Reads a list with `parse(what, text)`.
template <typename Group, typename Member, typename Parse>
Value list(Member Group::* member, Parse parse) {
    return as_list(parsed(member, parse));
}

/// Reads a color; messages ask for `wanted` if the text is not a color.
template <typename Group, typename Member>
Value color(Member Group::* member, Transparency transparency, std::string_view wanted) {
    return parsed(member, [=](std::string_view what, std::string_view text) {
        return parse_color_of(what, text, transparency, wanted);
    });
}

/// Adds a table's names, each followed by `ending`, which shells suggest among other values.
template <typename Table>
Value suggesting(const Table& table, std::string_view ending, Value value) {
    value = offering(table, std::move(value));
    value.names = [names = std::exchange(value.values, nullptr), ending] {
        std::vector<std::string> all;
        for (const std::string_view name : names())
            all.push_back(std::string(name).append(ending));
        return all;
    };
    return value;
}

/// Adds words that shells suggest.
Value suggesting(std::vector<std::string> words, Value value);

/// Also allows the name of a file, which `store` checks.
Value or_file(Value value);

}  // namespace queenreel
