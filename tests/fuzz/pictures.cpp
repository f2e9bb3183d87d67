#include "pictures.h"

#include "findings.h"
#include "memory_file.h"
#include "queenreel/verify/read/find_boards.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::fuzz {

void find_boards_in(FileKind kind, std::span<const std::uint8_t> bytes) {
    const MemoryFile file(bytes);
    for (const bool solutions : {true, false}) {
        CheckedFindings findings;
        try {
            judge::find_boards(kind, judge::Input(file.descriptor()),
                               {.solutions = solutions, .complete = solutions}, findings);
        } catch (const judge::UnreadableError&) {
            // The one way to refuse a file.
        }
    }
}

}  // namespace queenreel::fuzz
