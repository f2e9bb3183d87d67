#pragma once

#include <cstddef>
#include <span>

namespace queenreel {

/// The names that pages of a PDF by Cairo give to forms and images. Cairo 1.16 and 1.18 name one as often as
/// it is drawn, as many times as a board has queens; a key that stands twice in a dictionary has no defined
/// value (ISO 32000-1, 7.3.7).
class FormNames {
  public:
    /// Leaves each name once in each dictionary, in the next part of the document, which cuts none. What is
    /// dropped becomes spaces, so that all else stays where the table of the file says it is. Throws
    /// PaintError where Cairo writes dictionaries of another form.
    void drop_repeated(std::span<std::byte> pdf);

    /// To be called after all parts. Throws PaintError where forms were seen and no dictionary.
    void end() const;

  private:
    bool form_seen_ = false;
    bool dictionary_seen_ = false;
};

}  // namespace queenreel
