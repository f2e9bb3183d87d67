#pragma once

#include <string>
#include <vector>

namespace queenreel {

/// The versions of Cairo and Pango in use, one per line.
std::string paint_versions();

/// Returns true if the machine has a font to draw text with. Without one, pictures have no text and the
/// program says so once. The first call looks fonts up and must come before other uses of fontconfig: it
/// takes the folders of fontconfig's configuration and ignores its rules, so that letters have the same shape
/// on all machines with the same fonts. Unreadable fonts are ignored.
bool has_font();

/// The files of fonts that would have been used but are unreadable.
const std::vector<std::string>& unreadable_fonts();

/// The characters drawn since forget_missing_letters() that no font has, without duplicates, sorted: they are
/// drawn as boxes.
std::u32string missing_letters();

/// Empties missing_letters(): what follows is another command. Thread-safe.
void forget_missing_letters();

/// Adds to missing_letters(). Thread-safe.
void note_missing_letter(char32_t letter);

}  // namespace queenreel
