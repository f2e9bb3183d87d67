#include "queenreel/trace/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "queenreel/base/utf8.h"
#include "queenreel/trace/errors.h"

namespace queenreel {
namespace {

constexpr std::size_t max_depth = 4;  // {"boards":[{"columns":[…

/// Checks values as they are parsed: rejects deep nesting before it costs memory, and duplicate keys.
class Guard final : public JsonGuard {
  public:
    void begin() override {
        if (open_.size() == max_depth)
            throw LineError(
                fmt::format("it is nested more than {} levels deep; see queenreel help trace", max_depth));
        open_.emplace_back();
    }

    void end() override { open_.pop_back(); }

    void key(const std::string& name) override {
        auto& keys = open_.back();
        if (std::ranges::find(keys, name) != keys.end())
            throw LineError(fmt::format("'{}' is given twice; give it once", name));
        keys.push_back(name);
    }

  private:
    std::vector<std::vector<std::string>> open_;  // the keys of each open object
};

/// Throws for a line that is not JSON.
[[noreturn]] void refuse(std::string_view line) {
    const JsonFault fault = json_fault(line);
    if (fault.number_is_too_large)
        throw LineError("a number is too large; rows and columns are small whole numbers");
    if (!is_utf8(line))
        throw LineError("it is not UTF-8; save the file in that encoding");
    throw NotJson(fmt::format("it is not JSON from byte {} on; write one object per line", fault.byte));
}

bool is_control(char letter) {
    return (letter >= 0 && letter < 0x20) || letter == 0x7f;
}

}  // namespace

Json parse_line(std::string_view line) {
    Guard guard;
    Json object = parse_json(line, guard);
    if (object.is_discarded())
        refuse(line);
    if (!object.is_object())
        throw LineError("it is JSON but not an object; write one such as {\"event\":\"exhausted\"}");
    return object;
}

std::string shown(const Json& value) {
    constexpr std::size_t longest = 24;
    const std::string text = json_text(value);
    // Cut where a character begins.
    std::size_t end = std::min(text.size(), longest);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return end == text.size() ? text : text.substr(0, end) + "…";
}

std::optional<std::int64_t> optional_whole(const Json& object, const char* key, const Allowed& allowed) {
    const auto field = object.find(key);
    if (field == object.end())
        return std::nullopt;
    const std::string range = fmt::format("give {} to {}", allowed.min, allowed.max);
    if (!field->is_number_integer())
        throw LineError(fmt::format("{} is {}, not a whole number; {}", key, shown(*field), range));
    const bool huge = field->is_number_unsigned() && field->get<std::uint64_t>() > INT64_MAX;
    const auto value = huge ? INT64_MAX : field->get<std::int64_t>();
    if (value < allowed.min || value > allowed.max)
        throw LineError(fmt::format("{} {} is {}; {}", key, shown(*field), allowed.otherwise, range));
    return value;
}

std::int64_t whole(const Json& object, const char* key, const Allowed& allowed) {
    if (const auto value = optional_whole(object, key, allowed))
        return *value;
    throw LineError(fmt::format("'{}' is missing; give {} to {}", key, allowed.min, allowed.max));
}

std::string text(const Json& object, const char* key, std::size_t longest) {
    const auto field = object.find(key);
    if (field == object.end())
        throw LineError(fmt::format("'{}' is missing; see queenreel help trace", key));
    if (!field->is_string())
        throw LineError(fmt::format("{} is {}, not text; put it in quotes", key, shown(*field)));
    const auto& value = field->get_ref<const std::string&>();
    if (value.size() > longest)
        throw LineError(fmt::format("{} has {} bytes; give at most {}", key, value.size(), longest));
    if (std::ranges::any_of(value, is_control))
        throw LineError(fmt::format("{} holds a control character; give one line of plain text", key));
    return value;
}

const std::vector<Json>& elements(const Json& object, const char* key, std::string_view example) {
    static const std::vector<Json> none;
    const auto field = object.find(key);
    if (field == object.end())
        return none;
    if (!field->is_array())
        throw LineError(fmt::format("{} is {}, not a list; write it as {}", key, shown(*field), example));
    return field->get_ref<const std::vector<Json>&>();
}

}  // namespace queenreel
