#include "encode/svg/tag.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

#include "encode/svg/path.h"

namespace queenreel {
namespace {

using Property = std::pair<std::string_view, std::string_view>;

constexpr std::array initial_values{Property{"fill-rule", "nonzero"}, Property{"fill-opacity", "1"},
                                    Property{"stroke", "none"},       Property{"stroke-width", "1"},
                                    Property{"stroke-opacity", "1"},  Property{"stroke-linecap", "butt"},
                                    Property{"clip-rule", "nonzero"}, Property{"stroke-linejoin", "miter"}};

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// `rgb(100%,50.2%,0%)` as `#ff8000`, where it is one of 256 levels a channel; any other value as it is.
std::string color(std::string_view value) {
    std::array<int, 3> levels{};
    std::string_view rest = value;
    for (const auto& [before, level] : {std::pair("rgb(", 0), std::pair("%,", 1), std::pair("%,", 2)}) {
        if (!rest.starts_with(before))
            return std::string(value);
        rest.remove_prefix(std::string_view(before).size());
        double percent = 0;
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), percent);
        if (read.ec != std::errc() || percent < 0 || percent > 100)
            return std::string(value);
        levels[static_cast<std::size_t>(level)] = static_cast<int>(std::lround(percent * 2.55));
        rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
    }
    const bool doubled = std::ranges::all_of(levels, [](int channel) { return channel % 17 == 0; });
    const auto [red, green, blue] = levels;
    return doubled ? fmt::format("#{:x}{:x}{:x}", red / 17, green / 17, blue / 17)
                   : fmt::format("#{:02x}{:02x}{:02x}", red, green, blue);
}

/// Adds the properties of a `style` to `attributes`.
void add_properties(std::vector<SvgAttribute>& attributes, std::string_view style) {
    while (!style.empty()) {
        const std::string_view property = style.substr(0, style.find(';'));
        style.remove_prefix(std::min(property.size() + 1, style.size()));
        const std::size_t colon = property.find(':');
        if (colon != std::string_view::npos) {
            attributes.push_back({std::string(trimmed(property.substr(0, colon))),
                                  color(trimmed(property.substr(colon + 1)))});
        }
    }
}

/// The offsets of `matrix(1,0,0,1,x,y)`, a move; empty for any other transform.
std::vector<SvgAttribute> offsets(std::string_view transform) {
    constexpr std::string_view begin = "matrix(1,0,0,1,";
    const std::size_t comma = transform.find(',', begin.size());
    if (!transform.starts_with(begin) || comma == std::string_view::npos || !transform.ends_with(')'))
        return {};
    const std::string_view x = transform.substr(begin.size(), comma - begin.size());
    const std::string_view y = transform.substr(comma + 1, transform.size() - comma - 2);
    return {{"x", std::string(x)}, {"y", std::string(y)}};
}

bool has_miters(const SvgTag& tag) {
    const auto join = std::ranges::find(tag.attributes, "stroke-linejoin", &SvgAttribute::name);
    return join != tag.attributes.end() && join->value == "miter";
}

bool is_needless(const SvgTag& tag, const SvgAttribute& attribute) {
    const auto& [name, value] = attribute;
    if (name == "stroke-miterlimit")
        return !has_miters(tag);
    if (name == "x" || name == "y")
        return value == "0" && (tag.name == "rect" || tag.name == "use");
    return std::ranges::find(initial_values, Property(name, value)) != initial_values.end();
}

}  // namespace

void shorten(SvgTag& tag) {
    SvgTag longer = std::exchange(tag, {tag.kind, tag.name, {}});
    std::vector<SvgAttribute> attributes;
    for (SvgAttribute& attribute : longer.attributes) {
        const std::vector<SvgAttribute> moved = longer.name == "use" && attribute.name == "transform"
                                                    ? offsets(attribute.value)
                                                    : std::vector<SvgAttribute>();
        if (attribute.name == "style")
            add_properties(attributes, attribute.value);
        else if (attribute.name == "d")
            attributes.push_back({"d", shorter_path(attribute.value)});
        else if (!moved.empty())
            attributes.insert(attributes.end(), moved.begin(), moved.end());
        else
            attributes.push_back(std::move(attribute));
    }
    longer.attributes = std::move(attributes);
    std::ranges::copy_if(longer.attributes, std::back_inserter(tag.attributes),
                         [&](const SvgAttribute& attribute) { return !is_needless(longer, attribute); });
}

}  // namespace queenreel
