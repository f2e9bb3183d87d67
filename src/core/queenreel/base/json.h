#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace queenreel {

/// A JSON value, whose members keep their order.
using Json = nlohmann::ordered_json;

// Every room reads and writes JSON text by these functions, so that the library's parser and serializer,
// large templates, are compiled once.

/// Sees the structure of text while it is parsed. An exception from it ends the parsing.
class JsonGuard {
  public:
    virtual void begin() = 0;  ///< an object or array
    virtual void end() = 0;
    virtual void key(const std::string& name) = 0;

  protected:
    ~JsonGuard() = default;
};

/// Parses JSON text. Returns a discarded value if the text is not JSON.
Json parse_json(std::string_view text);
Json parse_json(std::string_view text, JsonGuard& guard);

/// The place at which text stops being JSON.
struct JsonFault {
    std::size_t byte = 0;  ///< from 1; 0 if the text is JSON
    bool number_is_too_large = false;
};

JsonFault json_fault(std::string_view text);

/// Writes a value in one line, or a line per member with `indent` spaces a level. U+FFFD replaces bytes that
/// are not UTF-8.
std::string json_text(const Json& json, int indent = -1);

/// Returns a value as a whole number. Throws Json::other_error for one outside [min, max] and for any other
/// value, fractions among them; Json::get() converts what is not in its type's range, which is undefined for
/// fractions.
std::int64_t whole_number(const Json& value, std::int64_t min, std::int64_t max);

}  // namespace queenreel
