// A text of solutions. The first byte tells its kind, or that the text tells it.

#include <sstream>

#include "queenreel/verify/board_check.h"
#include "queenreel/verify/read/file_kind.h"
#include "queenreel/verify/read/source.h"
#include "queenreel/verify/read/text_readers.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace queenreel;
    if (size == 0)
        return 0;
    const std::string text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
    const auto kinds = file_kinds();
    FileReport report;
    report.kind = kinds[bytes[0] % kinds.size()].kind;
    if (row_of(report.kind).content != FileContent::list)
        report.kind = judge::kind_of(text, "list");
    if (row_of(report.kind).content != FileContent::list)
        return 0;
    const Expectations expectations{.complete = (bytes[0] & 0x80U) != 0, .unique = (bytes[0] & 0x40U) != 0};
    judge::Scope scope(expectations);
    judge::BoardCheck check(expectations, scope, report);
    std::istringstream in(text);
    try {
        judge::read_list(in, check);
    } catch (const judge::UnreadableError&) {
        // The only way to refuse a list.
    }
    return 0;
}
