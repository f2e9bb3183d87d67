#include <microhttpd.h>

#include <string>
#include <utility>

#include "queenreel/serve/exchange.h"

// The names have C linkage so that they can be looked up, but the signatures are C++: one compiler builds
// both sides.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif

/// The function that Server looks up in the module.
extern "C" std::unique_ptr<queenreel::Exchange> queenreel_open_exchange(
    queenreel::Descriptor listener, int port, std::vector<queenreel::ServedFile> files) {
    return queenreel::open_exchange(std::move(listener), port, std::move(files));
}

/// The version that --version looks up in the module.
extern "C" const char* queenreel_serve_version() {
    static const std::string line = std::string("libmicrohttpd ") + MHD_get_version();
    return line.c_str();
}
