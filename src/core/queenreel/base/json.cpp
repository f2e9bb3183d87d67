#include "queenreel/base/json.h"

#include <nlohmann/json.hpp>

namespace queenreel {
namespace {

/// Accepts all values and notes the first fault.
class FaultFinder final : public Json::json_sax_t {
  public:
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const std::string& /*text*/) override { return true; }
    bool string(std::string& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return true; }
    bool key(std::string& /*value*/) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*size*/) override { return true; }
    bool end_array() override { return true; }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        constexpr int number_overflow = 406;
        fault = {.byte = position, .number_is_too_large = error.id == number_overflow};
        return false;
    }

    JsonFault fault;
};

}  // namespace

Json parse_json(std::string_view text) {
    return Json::parse(text, nullptr, false);
}

Json parse_json(std::string_view text, JsonGuard& guard) {
    using Event = Json::parse_event_t;
    const auto see = [&](int /*depth*/, Event event, const Json& parsed) {
        if (event == Event::object_start || event == Event::array_start)
            guard.begin();
        else if (event == Event::object_end || event == Event::array_end)
            guard.end();
        else if (event == Event::key)
            guard.key(parsed.get_ref<const std::string&>());
        return true;
    };
    return Json::parse(text, see, false);
}

JsonFault json_fault(std::string_view text) {
    FaultFinder finder;
    Json::sax_parse(text, &finder);
    return finder.fault;
}

std::string json_text(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::int64_t whole_number(const Json& value, std::int64_t min, std::int64_t max) {
    const bool fits = value.is_number_integer() &&
                      (!value.is_number_unsigned() || value.get<std::uint64_t>() <= std::uint64_t{INT64_MAX});
    if (!fits || value.get<std::int64_t>() < min || value.get<std::int64_t>() > max)
        throw Json::other_error::create(501, "no whole number in its range", &value);
    return value.get<std::int64_t>();
}

}  // namespace queenreel
