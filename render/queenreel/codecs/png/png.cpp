#include "queenreel/codecs/png/png.h"

#include <algorithm>

#include "queenreel/codecs/png/chunks.h"

namespace queenreel {
namespace {

/// A text about the picture: tEXt, which more programs read, if it is ASCII.
std::string text_chunk(const std::string& keyword, const std::string& text) {
    if (text.empty())
        return "";
    const bool ascii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return ascii ? png_chunk("tEXt", keyword + '\0' + text)
                 : png_chunk("iTXt", keyword + std::string(5, '\0') + text);  // not compressed, no language
}

}  // namespace

std::string PngEncoder::file(const Still& still) {
    const Picture& picture = still.picture;
    return png_start(picture.width, picture.height, bits_per_pixel(picture.palette.size())) +
           png_colors(picture.palette) + text_chunk("Title", still.title) +
           text_chunk("Description", still.description) + png_chunk("IDAT", strips_.code(picture)) +
           png_chunk("IEND", "");
}

}  // namespace queenreel
