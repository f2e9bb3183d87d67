#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

/// The messages of a compiled catalog: a gettext .mo file in memory.
class Catalog {
  public:
    explicit Catalog(std::string_view file) : file_(file) {}

    /// The translation of a message, or empty if it has none. A message with a context begins with the
    /// context and a byte 4; the plural forms of a message are separated by zero bytes.
    std::string_view find(std::string_view message) const;

    /// All messages in their order, with their contexts, and their translations. The first message is empty;
    /// its translation is the header.
    std::vector<std::pair<std::string_view, std::string_view>> entries() const;

    /// The messages of a context, without it, and their translations. Plural forms are separated by zero
    /// bytes.
    std::vector<std::pair<std::string_view, std::string_view>> in_context(std::string_view context) const;

    /// Returns the plural form for a number that its header's Plural-Forms selects, from 0.
    std::size_t plural_form(std::uint64_t number) const;

  private:
    std::uint32_t word(std::size_t offset) const;
    std::string_view text(std::size_t table, std::size_t index) const;

    std::string_view file_;
};

}  // namespace queenreel
