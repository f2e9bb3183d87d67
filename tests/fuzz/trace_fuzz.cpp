// A trace, as `animate --events` takes it.

#include "memory_file.h"
#include "queenreel/trace/errors.h"
#include "queenreel/trace/trace.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const queenreel::fuzz::MemoryFile file({bytes, size});
    try {
        const queenreel::Trace trace(file.path());
        trace.check();
    } catch (const queenreel::TraceError&) {
        // The one way to refuse a trace.
    }
    return 0;
}
