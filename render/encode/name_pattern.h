#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// What a field of a file name stands for, whatever picture is written.
struct NameField {
    std::string_view name;  ///< without braces
    int value = 0;
};

/// A file name with fields: those of its maker, such as `{n}`, and `{index}`, the picture's number. `{{` and
/// `}}` stand for the braces themselves.
class NamePattern {
  public:
    /// Fills in `fields`; `width`: the least number of digits of {index}. Throws std::invalid_argument for
    /// another field and for a brace without its partner.
    NamePattern(std::string_view pattern, std::span<const NameField> fields, int width);

    bool has_index() const { return parts_.size() > 1; }

    /// The name of picture `number`.
    std::string name(std::uint64_t number) const;

    /// The number of the picture whose name is `of`, if there is one.
    std::optional<std::uint64_t> number(std::string_view of) const;

  private:
    /// Fills in the field `{name}`. False when there is none.
    bool fill_in(std::string_view name, std::span<const NameField> fields);

    std::vector<std::string> parts_;  // what {index} separates
    int width_;
};

}  // namespace queenreel
