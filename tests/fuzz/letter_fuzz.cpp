// What a confined child answers if someone has taken it over.

#include <string_view>

#include "findings.h"
#include "queenreel/verify/read/source.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    queenreel::fuzz::CheckedFindings findings;
    try {
        queenreel::judge::deliver({reinterpret_cast<const char*>(bytes), size}, findings);
    } catch (const queenreel::judge::UnreadableError&) {
        // The only way to refuse a letter.
    }
    return 0;
}
