#include "queenreel/trace/format.h"

#include <array>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

struct Row {
    Kind kind;
    std::string_view name;
};

constexpr std::array kinds{
    Row{Kind::tested, "tested"},         Row{Kind::rejected, "rejected"},   Row{Kind::placed, "placed"},
    Row{Kind::removed, "removed"},       Row{Kind::wiped_out, "wiped_out"}, Row{Kind::restarted, "restarted"},
    Row{Kind::generation, "generation"}, Row{Kind::bred, "bred"},           Row{Kind::solution, "solution"},
    Row{Kind::exhausted, "exhausted"},   Row{Kind::gave_up, "gave_up"},
};

static_assert(is_indexed_by(kinds, &Row::kind) && kinds.back().kind == Kind::gave_up);

}  // namespace

std::string_view kind_name(Kind kind) {
    return kinds[static_cast<std::size_t>(kind)].name;
}

std::optional<Kind> find_kind(std::string_view name) {
    const Row* const row = find_row(kinds, name);
    return row ? std::optional(row->kind) : std::nullopt;
}

std::string kind_names() {
    std::string names;
    for (const Row& row : kinds)
        names.append(names.empty() ? "" : ", ").append(row.name);
    return names;
}

}  // namespace queenreel
