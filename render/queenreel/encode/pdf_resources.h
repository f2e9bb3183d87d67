#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace queenreel {

/// Throws PaintError: output differs from that of Cairo 1.16 and 1.18.
[[noreturn]] void refuse_pdf(const std::string& what);

/// Tracks the names that pages of a PDF by Cairo give to forms and images. Cairo 1.16 and 1.18 list a name
/// once per use, as often as a board has queens; but duplicate keys in a dictionary have undefined values
/// (ISO 32000-1, 7.3.7).
class FormNames {
  public:
    /// Removes duplicate names from each dictionary in the next part of the document, which must not cut any.
    /// They are overwritten with spaces, so that offsets in the file's table stay valid. Throws PaintError if
    /// Cairo writes dictionaries of another form.
    void drop_repeated(std::span<std::byte> pdf);

    /// Call it after all parts. Throws PaintError if there were forms but no dictionary.
    void end() const;

  private:
    bool form_seen_ = false;
    bool dictionary_seen_ = false;
};

}  // namespace queenreel
