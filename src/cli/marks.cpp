#include "cli/marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/errors.h"
#include "cli/spelling.h"

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
    std::string_view rest = arguments.value("marks").value_or("");
    while (arguments.has("marks")) {
        const std::string_view name = rest.substr(0, rest.find(','));
        const auto found = std::ranges::find(mark_names, name, &MarkName::name);
        if (found == mark_names.end())
            throw UsageError(
                fmt::format("--marks: there is no '{}'; {}", name, choices(name, names_of(mark_names))));
        marks.*(found->mark) = true;
        if (name.size() == rest.size())
            break;
        rest.remove_prefix(name.size() + 1);
    }
    return marks;
}

}  // namespace queenreel
