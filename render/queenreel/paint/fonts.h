#pragma once

#include <string>
#include <vector>

namespace queenreel {

/// The versions of Cairo and Pango that are in use, a line each.
std::string paint_versions();

/// True when the machine has a font to draw text with. Without one, text is left out of pictures and the
/// program says so once. Looked up at the first call, which must come before fontconfig is used by others:
/// of its configuration the folders are taken and no rules, so that letters have one shape on every machine
/// that has the same fonts. Fonts that cannot be read are left out.
bool has_font();

/// The files of the fonts that would have been used and cannot be read.
const std::vector<std::string>& unreadable_fonts();

/// The characters drawn so far that no font has, each once, sorted: boxes stand in their places.
std::u32string missing_letters();

/// Adds to missing_letters(). From any thread.
void note_missing_letter(char32_t letter);

}  // namespace queenreel
