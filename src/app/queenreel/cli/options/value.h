#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/cli/options/option.h"
#include "queenreel/cli/options/values.h"

namespace queenreel {

// Functions that make values, which read options. Each takes a pointer to the member that stores the value,
// which may be a std::optional. Tables must live as long as the program.

/// Sets a member to true, or to false.
template <typename Group>
Value<Group> flag(bool Group::* member, bool value = true) {
    return {.store = [=](Group& group, const Given&) { group.*member = value; }};
}

/// Reads a value with `parse(what, text)`.
template <typename Group, typename Member, typename Parse>
Value<Group> parsed(Member Group::* member, Parse parse) {
    return {
        .store = [=](Group& group, const Given& given) { group.*member = parse(given.what, given.text); }};
}

/// Stores the text as typed, because its meaning depends on other options.
template <typename Group, typename Member>
Value<Group> text(Member Group::* member) {
    return {.store = [=](Group& group, const Given& given) { group.*member = std::string(given.text); }};
}

/// Reads a line of text to be shown.
template <typename Group, typename Member>
Value<Group> line(Member Group::* member) {
    return parsed(member, parse_line);
}

/// Reads the name of a file or folder; the parser rejects an empty one.
template <typename Group, typename Member>
Value<Group> path(Member Group::* member) {
    return text(member);
}

/// Reads file names, separated by commas.
template <typename Group, typename Member>
Value<Group> paths(Member Group::* member) {
    Value<Group> value = path(member);
    value.list = true;
    return value;
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
Value<Group> whole(Member Group::* member, Range allowed = {}) {
    return {.store = [=](Group& group, const Given& given) {
        group.*member =
            static_cast<typename Held<Member>::Type>(parse_whole(given.what, given.text, allowed));
    }};
}

/// Reads a time.
template <typename Group, typename Member>
Value<Group> time(Member Group::* member) {
    return {.store = [=](Group& group, const Given& given) {
        group.*member = parse_time(given.what, given.text);
    }};
}

/// Reads a time within `allowed`; messages call it the range of `of`.
template <typename Group, typename Member>
Value<Group> time(Member Group::* member, TimeRange allowed, std::string_view of) {
    return {.store = [=](Group& group, const Given& given) {
        group.*member = parse_time(given.what, given.text, allowed, of);
    }};
}

/// Allows only a table's names, which shells complete with the rows' summaries, if there are any.
template <typename Group, typename Table>
Value<Group> offering(const Table& table, Value<Group> value) {
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
Value<Group> name(Member Group::* member, const Table& table) {
    const std::span rows(std::data(table), std::size(table));
    return offering(table, Value<Group>{.store = [=](Group& group, const Given& given) {
                        if (const auto* row = find_row(rows, given.text))
                            group.*member = row;
                    }});
}

/// Stores a field of the row with this name.
template <typename Group, typename Member, typename Table, typename RowOfTable, typename Field>
Value<Group> name(Member Group::* member, const Table& table, Field RowOfTable::* field) {
    const std::span rows(std::data(table), std::size(table));
    return offering(table, Value<Group>{.store = [=](Group& group, const Given& given) {
                        if (const auto* row = find_row(rows, given.text))
                            group.*member = row->*field;
                    }});
}

/// Reads one of two names, which must live as long as the program. The member is true if the name is `yes`.
template <typename Group>
Value<Group> either(bool Group::* member, std::string_view first, std::string_view second,
                    std::string_view yes) {
    return {.store = [=](Group& group, const Given& given) { group.*member = given.text == yes; },
            .values = [=] { return std::vector{first, second}; }};
}

/// Reads a list of names, and stores the corresponding rows of a table in order.
template <typename Group, typename RowOfTable, typename Table>
Value<Group> names(std::vector<const RowOfTable*> Group::* member, const Table& table,
                   std::vector<std::string_view> (*parse)(std::string_view what, std::string_view text)) {
    const std::span rows(std::data(table), std::size(table));
    Value<Group> value{.store = [=](Group& group, const Given& given) {
        for (const std::string_view name : parse(given.what, given.text))
            if (const auto* row = find_row(rows, name))
                (group.*member).push_back(row);
    }};
    value.list = true;
    return offering(table, std::move(value));
}

/// Reads a list with `parse(what, text)`.
template <typename Group, typename Member, typename Parse>
Value<Group> list(Member Group::* member, Parse parse) {
    Value<Group> value = parsed(member, parse);
    value.list = true;
    return value;
}

/// Reads a color; messages ask for `wanted` if the text is not a color.
template <typename Group, typename Member>
Value<Group> color(Member Group::* member, Transparency transparency, std::string_view wanted) {
    return {.store = [=](Group& group, const Given& given) {
        group.*member = parse_color_of(given.what, given.text, transparency, wanted);
    }};
}

/// Adds a table's names, each followed by `ending`, which shells suggest among other values.
template <typename Group, typename Table>
Value<Group> suggesting(const Table& table, std::string_view ending, Value<Group> value) {
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
template <typename Group>
Value<Group> suggesting(std::vector<std::string> words, Value<Group> value) {
    value.names = [words = std::move(words)] { return words; };
    return value;
}

/// Also allows the name of a file, which `store` checks.
template <typename Group>
Value<Group> or_file(Value<Group> value) {
    value.open = true;
    return value;
}

}  // namespace queenreel
