#include "cli/options/marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/errors.h"
#include "cli/options/spelling.h"
#include "cli/options/values.h"

namespace queenreel {
namespace {

struct MarkName {
    std::string_view name;
    bool Marks::* mark;
};

constexpr std::array mark_names{MarkName{"attacks", &Marks::attacks},
                                MarkName{"conflicts", &Marks::conflicts}};

}  // namespace

Marks parse_marks(const Arguments& arguments) {
    Marks marks;
    const auto text = arguments.value("marks");
    for (const std::string_view name : text ? split_list(*text) : std::vector<std::string_view>{}) {
        const auto found = std::ranges::find(mark_names, name, &MarkName::name);
        if (found == mark_names.end())
            throw UsageError(
                fmt::format("--marks: there is no '{}'; {}", name, choices(name, names_of(mark_names))));
        marks.*(found->mark) = true;
    }
    return marks;
}

}  // namespace queenreel
