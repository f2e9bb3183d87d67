#include "trace/format.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

struct Row {
    Kind kind;
    std::string_view name;
};

constexpr std::array table{
    Row{Kind::tested, "tested"},         Row{Kind::rejected, "rejected"},   Row{Kind::placed, "placed"},
    Row{Kind::removed, "removed"},       Row{Kind::wiped_out, "wiped_out"}, Row{Kind::restarted, "restarted"},
    Row{Kind::generation, "generation"}, Row{Kind::bred, "bred"},           Row{Kind::solution, "solution"},
    Row{Kind::exhausted, "exhausted"},   Row{Kind::gave_up, "gave_up"},
};

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].kind != static_cast<Kind>(i))
            return false;
    return table.back().kind == Kind::gave_up;
}

static_assert(is_in_order(), "a row for each kind, in the order of the enumeration");

}  // namespace

std::string_view kind_name(Kind kind) {
    return table[static_cast<std::size_t>(kind)].name;
}

std::optional<Kind> find_kind(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Row::name);
    return found == table.end() ? std::nullopt : std::optional(found->kind);
}

std::string kind_names() {
    std::string names;
    for (const Row& row : table)
        names.append(names.empty() ? "" : ", ").append(row.name);
    return names;
}

}  // namespace queenreel
