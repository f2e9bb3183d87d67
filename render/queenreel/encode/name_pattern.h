#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// What a field of a file name stands for.
struct NameField {
    std::string_view name;    ///< without braces
    std::uint64_t value = 0;  ///< whatever picture is written

    /// What it stands for with each picture, in place of `value`; null where that is the same for all.
    std::string (*of)(const Frame& picture) = nullptr;
    bool in_manifest = true;  ///< of a set of clips, where it has a value
};

/// A file name with fields: those of its maker, such as `{n}`, and `{index}` or `{number}`, the picture's
/// number. `{{` and `}}` stand for the braces themselves.
class NamePattern {
  public:
    /// Fills in `fields`; `width`: the least number of digits of {index}. Throws std::invalid_argument for
    /// another field and for a brace without its partner.
    NamePattern(std::string_view pattern, std::span<const NameField> fields, int width);

    /// A field that is another for each picture, with its braces; empty where all have the same name.
    const std::string& varying() const { return varying_; }

    /// The name of a picture.
    std::string name(const Frame& picture) const { return name(picture.number, &picture); }

    /// The name of picture `number`, where only {index} varies. Throws std::logic_error where more does.
    std::string name(std::uint64_t number) const { return name(number, nullptr); }

    /// The number of the picture whose name is `of`, if there is one and only {index} varies.
    std::optional<std::uint64_t> number(std::string_view of) const;

  private:
    /// What stands between two texts: a field of each picture, or where that is null its number.
    using Field = std::string (*)(const Frame&);

    /// Fills in the field `{name}`. False when there is none.
    bool fill_in(std::string_view name, std::span<const NameField> fields);
    void vary(std::string_view name, Field field);
    std::string name(std::uint64_t number, const Frame* picture) const;

    std::vector<std::string> texts_;  // what fields that vary separate
    std::vector<Field> fields_;       // between them
    std::string varying_;
    int width_;
};

}  // namespace queenreel
