#include <stdexcept>

#include "queenreel/still/coders.h"

// Called by still_file() through the module's symbol table, from the same compiler: C++ types may pass.
extern "C" __attribute__((visibility("default"))) std::string queenreel_code_still(
    queenreel::StillFormat format, const queenreel::Still& still) {
    switch (format) {
        case queenreel::StillFormat::avif:
            return queenreel::avif_file(still);
        case queenreel::StillFormat::webp:
            return queenreel::webp_file(still);
    }
    throw std::invalid_argument("still: unknown format");
}
