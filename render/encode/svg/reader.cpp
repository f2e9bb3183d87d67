#include <algorithm>

#include "encode/svg/tag.h"

namespace queenreel {
namespace {

/// Takes what comes before `end` off the start of `text`, and `end` too.
std::string_view take_until(std::string_view& text, std::string_view end) {
    const std::string_view taken = text.substr(0, text.find(end));
    text.remove_prefix(std::min(taken.size() + end.size(), text.size()));
    return taken;
}

void skip_spaces(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \n"), text.size()));
}

}  // namespace

std::optional<SvgTag> SvgReader::next() {
    take_until(rest_, "<");
    while (rest_.starts_with('?'))
        take_until(rest_, "<");
    if (rest_.empty())
        return {};
    std::string_view inside = take_until(rest_, ">");
    SvgTag tag;
    if (inside.starts_with('/'))
        return SvgTag{SvgTag::Kind::closing, inside.substr(1), {}};
    if (inside.ends_with('/')) {
        tag.kind = SvgTag::Kind::empty;
        inside.remove_suffix(1);
    }
    tag.name = inside.substr(0, inside.find_first_of(" \n"));
    inside.remove_prefix(tag.name.size());
    for (skip_spaces(inside); !inside.empty(); skip_spaces(inside)) {
        const std::string_view name = take_until(inside, "=\"");
        tag.attributes.push_back({std::string(name), std::string(take_until(inside, "\""))});
    }
    return tag;
}

}  // namespace queenreel
