#include "queenreel/trace/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "queenreel/base/utf8.h"
#include "queenreel/trace/errors.h"

namespace queenreel {
namespace {

using nlohmann::json;

constexpr std::size_t max_depth = 4;  // {"boards":[{"columns":[…

/// Checks values as they are parsed: rejects deep nesting before it costs memory, and duplicate keys.
class Guard {
  public:
    bool operator()(int /*depth*/, json::parse_event_t event, json& parsed) {
        using Event = json::parse_event_t;
        if (event == Event::object_start || event == Event::array_start)
            enter();
        else if (event == Event::object_end || event == Event::array_end)
            open_.pop_back();
        else if (event == Event::key)
            add(parsed.get_ref<const std::string&>());
        return true;
    }

  private:
    void enter() {
        if (open_.size() == max_depth)
            throw LineError(
                fmt::format("it is nested more than {} levels deep; see queenreel help trace", max_depth));
        open_.emplace_back();
    }

    void add(const std::string& key) {
        auto& keys = open_.back();
        if (std::ranges::find(keys, key) != keys.end())
            throw LineError(fmt::format("'{}' is given twice; give it once", key));
        keys.push_back(key);
    }

    std::vector<std::vector<std::string>> open_;  // the keys of each open object
};

/// Finds where text stops being JSON.
class Fault final : public json::json_sax_t {
  public:
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(json::number_integer_t /*value*/) override { return true; }
    bool number_unsigned(json::number_unsigned_t /*value*/) override { return true; }
    bool number_float(json::number_float_t /*value*/, const std::string& /*text*/) override { return true; }
    bool string(std::string& /*value*/) override { return true; }
    bool binary(json::binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return true; }
    bool key(std::string& /*value*/) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*size*/) override { return true; }
    bool end_array() override { return true; }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        constexpr int number_overflow = 406;
        byte = position;
        number_is_too_large = error.id == number_overflow;
        return false;
    }

    std::size_t byte = 0;  ///< from 1
    bool number_is_too_large = false;
};

/// Throws for a line that is not JSON.
[[noreturn]] void refuse(std::string_view line) {
    Fault fault;
    json::sax_parse(line, &fault);
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

json parse_line(std::string_view line) {
    json object = json::parse(line, Guard(), false);
    if (object.is_discarded())
        refuse(line);
    if (!object.is_object())
        throw LineError("it is JSON but not an object; write one such as {\"event\":\"exhausted\"}");
    return object;
}

std::string shown(const json& value) {
    constexpr std::size_t longest = 24;
    const std::string text = value.dump();
    // Cut where a character begins.
    std::size_t end = std::min(text.size(), longest);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return end == text.size() ? text : text.substr(0, end) + "…";
}

std::optional<std::int64_t> optional_whole(const json& object, const char* key, const Allowed& allowed) {
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

std::int64_t whole(const json& object, const char* key, const Allowed& allowed) {
    if (const auto value = optional_whole(object, key, allowed))
        return *value;
    throw LineError(fmt::format("'{}' is missing; give {} to {}", key, allowed.min, allowed.max));
}

std::string text(const json& object, const char* key, std::size_t longest) {
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

const std::vector<json>& elements(const json& object, const char* key, std::string_view example) {
    static const std::vector<json> none;
    const auto field = object.find(key);
    if (field == object.end())
        return none;
    if (!field->is_array())
        throw LineError(fmt::format("{} is {}, not a list; write it as {}", key, shown(*field), example));
    return field->get_ref<const std::vector<json>&>();
}

}  // namespace queenreel
