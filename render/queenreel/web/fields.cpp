#include "queenreel/web/fields.h"

#include <utility>

#include "queenreel/web/ask_error.h"

namespace queenreel {
namespace {

/// The elements of a list; empty if there is no such field.
Json list(const Json& json, std::string_view name) {
    if (!json.contains(name))
        return Json::array();
    const Json& value = json.at(std::string(name));
    if (!value.is_array())
        throw AskError(name, "is not a list");
    return value;
}

}  // namespace

std::vector<std::string> Fields::names() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : json_.items())
        names.push_back(name);
    return names;
}

bool Fields::flag(std::string_view name, bool fallback) const {
    if (!has(name))
        return fallback;
    const Json& value = json_.at(std::string(name));
    if (!value.is_boolean())
        throw AskError(name, "is not true or false");
    return value.get<bool>();
}

std::string Fields::text(std::string_view name, const std::string& fallback) const {
    if (!has(name))
        return fallback;
    const Json& value = json_.at(std::string(name));
    if (!value.is_string())
        throw AskError(name, "is not text");
    return value.get<std::string>();
}

std::int64_t Fields::whole(std::string_view name, std::int64_t fallback, Range range) const {
    if (!has(name))
        return fallback;
    const Json& value = json_.at(std::string(name));
    const bool fits =
        value.is_number_integer() &&
        (!value.is_number_unsigned() || value.get<std::uint64_t>() <= static_cast<std::uint64_t>(range.max));
    if (!fits || value.get<std::int64_t>() < range.min || value.get<std::int64_t>() > range.max)
        throw AskError(name, "is not a whole number of " + std::to_string(range.min) + " to " +
                                 std::to_string(range.max));
    return value.get<std::int64_t>();
}

std::vector<std::string> Fields::texts(std::string_view name) const {
    std::vector<std::string> texts;
    for (const Json& value : list(json_, name)) {
        if (!value.is_string())
            throw AskError(name, "has something that is not text");
        texts.push_back(value.get<std::string>());
    }
    return texts;
}

Fields Fields::object(std::string_view name) const {
    if (!has(name))
        return Fields(Json::object());
    const Json& value = json_.at(std::string(name));
    if (!value.is_object())
        throw AskError(name, "is not an object");
    return Fields(value);
}

std::vector<Fields> Fields::objects(std::string_view name) const {
    std::vector<Fields> objects;
    for (const Json& value : list(json_, name)) {
        if (!value.is_object())
            throw AskError(name, "has something that is not an object");
        objects.emplace_back(value);
    }
    return objects;
}

std::vector<std::vector<std::int64_t>> Fields::pairs(std::string_view name) const {
    std::vector<std::vector<std::int64_t>> pairs;
    for (const Json& value : list(json_, name)) {
        const bool pair = value.is_array() && value.size() == 2 && value[0].is_number_integer() &&
                          value[1].is_number_integer();
        if (!pair)
            throw AskError(name, "has something that is not a row and a column");
        pairs.push_back({value[0].get<std::int64_t>(), value[1].get<std::int64_t>()});
    }
    return pairs;
}

Fields fields_of(std::string_view json) {
    Json value = parse_json(json);
    if (!value.is_object())
        throw AskError("", "it is not a JSON object");
    return Fields(std::move(value));
}

}  // namespace queenreel
