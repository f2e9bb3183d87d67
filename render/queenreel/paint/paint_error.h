#pragma once

#include <cairo.h>

#include <stdexcept>
#include <string>

namespace queenreel {

/// Thrown if drawing fails; the message is one line that says what and why.
struct PaintError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws PaintError if `status` is not success.
inline void require_ok(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS)
        throw PaintError(std::string("drawing: ") + cairo_status_to_string(status) + "; try a smaller size");
}

}  // namespace queenreel
