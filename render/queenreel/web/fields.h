#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/json.h"

namespace queenreel {

/// The fields of a JSON object, each checked when it is read. All functions throw AskError, which names the
/// field.
class Fields {
  public:
    struct Range {
        std::int64_t min;
        std::int64_t max;
    };

    /// `json` must be an object.
    explicit Fields(Json json) : json_(std::move(json)) {}

    bool has(std::string_view name) const { return json_.contains(name); }
    std::vector<std::string> names() const;

    bool flag(std::string_view name, bool fallback) const;
    std::string text(std::string_view name, const std::string& fallback) const;
    std::int64_t whole(std::string_view name, std::int64_t fallback, Range range) const;

    /// Empty if there is no such field.
    std::vector<std::string> texts(std::string_view name) const;
    Fields object(std::string_view name) const;
    std::vector<Fields> objects(std::string_view name) const;

    /// Lists of [row, column].
    std::vector<std::vector<std::int64_t>> pairs(std::string_view name) const;

  private:
    Json json_;
};

/// The fields of JSON text. Throws AskError if it is not an object.
Fields fields_of(std::string_view json);

}  // namespace queenreel
