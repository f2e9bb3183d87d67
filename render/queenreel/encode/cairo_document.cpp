#include "queenreel/encode/cairo_document.h"

#include "queenreel/paint/paint_error.h"

namespace queenreel {

cairo_status_t collect_bytes(void* bytes, const unsigned char* data, unsigned size) {
    const bool done = static_cast<CollectedBytes*>(bytes)->append(data, size);
    return done ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_NO_MEMORY;
}

CairoDocument::CairoDocument(CreateSurface create, int width, int height)
    : bytes_(std::make_unique<CollectedBytes>()),
      surface_(create(collect_bytes, bytes_.get(), width, height)) {
    require_ok(cairo_surface_status(surface()));
}

void CairoDocument::draw(const Painter& painter, const Frame& frame,
                         const std::function<void(const PagePart&, cairo_t*)>& take) {
    const CairoContext context(cairo_create(surface()));
    // Without a clip, Cairo drops everything below a shape that fills the page, marks included.
    cairo_rectangle(context.get(), 0, 0, painter.layout().width, painter.layout().height);
    cairo_clip(context.get());
    const TakePart take_in = [&](const PagePart& part) { take(part, context.get()); };
    painter.draw(Canvas(context.get()).with_parts(take_in), frame);
    cairo_show_page(context.get());
    require_ok(cairo_status(context.get()));
}

void CairoDocument::finish() {
    cairo_surface_finish(surface());
    require_ok(cairo_surface_status(surface()));
}

}  // namespace queenreel
