#include "cli/version.h"

#include <cairo.h>
#include <fmt/format.h>
#include <pango/pango.h>

#include "module/module.h"

namespace queenreel {
namespace {

std::string film_versions() {
    try {
        return module_function<const char*()>("queenreel-film", "queenreel_film_versions")();
    } catch (const UnavailableError&) {
        return "libav not available: no films";
    }
}

}  // namespace

std::string version_text() {
    return fmt::format("queenreel {}\ncairo {}\npango {}\nfmt {}.{}.{}\n{}\n", QUEENREEL_VERSION,
                       cairo_version_string(), pango_version_string(), FMT_VERSION / 10000,
                       FMT_VERSION / 100 % 100, FMT_VERSION % 100, film_versions());
}

}  // namespace queenreel
