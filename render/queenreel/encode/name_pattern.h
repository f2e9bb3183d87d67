#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// A field of a file name.
struct NameField {
    std::string_view name;    ///< without braces
    std::uint64_t value = 0;  ///< the same for all pictures

    /// The field's text for each picture, instead of `value`; null if it is the same for all.
    std::string (*of)(const Frame& picture) = nullptr;
    bool in_manifest = true;  ///< of a set of clips, if it has a value
};

/// A file name with fields: those of the caller, such as `{n}`, and `{index}` or `{number}`, the picture's
/// number. `{{` and `}}` are literal braces.
class NamePattern {
  public:
    /// Fills in `fields`; `width`: the minimum number of digits of {index}. Throws std::invalid_argument for
    /// any other field and for an unpaired brace.
    NamePattern(std::string_view pattern, std::span<const NameField> fields, int width);

    /// A field that varies by picture, with its braces; empty if all have the same name.
    const std::string& varying() const { return varying_; }

    /// The name of a picture.
    std::string name(const Frame& picture) const { return name(picture.number, &picture); }

    /// The name of picture `number`, if only {index} varies. Throws std::logic_error if more does.
    std::string name(std::uint64_t number) const { return name(number, nullptr); }

    /// The number of the picture with the name `of`, if there is one and only {index} varies.
    std::optional<std::uint64_t> number(std::string_view of) const;

  private:
    /// A varying field between two texts; null for the picture's number.
    using Field = std::string (*)(const Frame&);

    /// Fills in the field `{name}`. Returns false if there is none.
    bool fill_in(std::string_view name, std::span<const NameField> fields);
    void vary(std::string_view name, Field field);
    std::string name(std::uint64_t number, const Frame* picture) const;

    std::vector<std::string> texts_;  // separated by varying fields
    std::vector<Field> fields_;       // between them
    std::string varying_;
    int width_;
};

}  // namespace queenreel
