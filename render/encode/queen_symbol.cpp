#include "encode/queen_symbol.h"

#include <cairo-svg.h>

#include "encode/cairo_document.h"
#include "encode/svg/document.h"
#include "page/assembly.h"
#include "paint/piece.h"

namespace queenreel {

std::string queen_symbol(const Look& look) {
    constexpr int side = 100;  // of her square, units
    const PieceSet piece = piece_of(look);
    CairoDocument document(cairo_svg_surface_create_for_stream, side, side);
    cairo_svg_surface_set_document_unit(document.surface(), CAIRO_SVG_UNIT_USER);
    piece.draw(CairoContext(cairo_create(document.surface())).get(), side, queen_ink());
    document.finish();
    std::string svg = finished_svg(document.bytes().text(), "", "");
    const std::size_t content = svg.find('>') + 1;
    svg.resize(svg.rfind("</svg>"));
    return "<symbol id=\"queen\" viewBox=\"0 0 100 100\">" + svg.substr(content) + "</symbol>";
}

}  // namespace queenreel
