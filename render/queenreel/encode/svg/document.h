#pragma once

#include <string>
#include <string_view>

#include "queenreel/paint/display_list.h"

namespace queenreel {

/// The size, texts and style sheet of an SVG document.
struct SvgFrame {
    int width = 0;  ///< pixels
    int height = 0;
    std::string_view title{};        ///< UTF-8, for those who cannot see it; empty: none
    std::string_view description{};  ///< likewise
    std::string_view style{};        ///< CSS; ids and classes may follow SvgShapes::id_mark
};

/// A document of definitions and elements written by SvgShapes, ready to publish. Its ids begin with a hash
/// of everything visible, so that several documents can be in one HTML page, where ids share one namespace;
/// for the same reason it has no XML declaration.
std::string svg_document(const SvgFrame& frame, std::string_view definitions, std::string_view elements);

/// The document of one picture.
std::string svg_document(const SvgFrame& frame, const DisplayList& list);

}  // namespace queenreel
