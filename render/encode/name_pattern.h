#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// A file name with the fields `{n}`, the board's size, and `{index}`, the picture's number. `{{` and `}}`
/// stand for the braces themselves.
class NamePattern {
  public:
    /// Fills in {n}; `width`: the least number of digits of {index}. Throws std::invalid_argument for another
    /// field and for a brace without its partner.
    NamePattern(std::string_view pattern, int n, int width);

    bool has_index() const { return parts_.size() > 1; }

    /// The name of picture `number`.
    std::string name(std::uint64_t number) const;

    /// The number of the picture whose name is `of`, if there is one.
    std::optional<std::uint64_t> number(std::string_view of) const;

  private:
    std::vector<std::string> parts_;  // what {index} separates
    int width_;
};

}  // namespace queenreel
