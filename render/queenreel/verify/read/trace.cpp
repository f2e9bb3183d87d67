#include "queenreel/verify/read/text_readers.h"

#include <unistd.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/wait.h"
#include "queenreel/trace/trace.h"

namespace queenreel::judge {
namespace {

/// The name of the input in the trace reader's messages, before a line number.
constexpr const char* input_name = "trace";

/// A nameless temporary copy of the input.
class CopiedInput final : public queenreel::Input {
  public:
    explicit CopiedInput(std::istream& in) : queenreel::Input(input_name) {
        std::vector<char> piece(std::size_t{1} << 16);
        while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())), in.gcount() > 0)
            write_all(std::as_bytes(std::span(piece).first(static_cast<std::size_t>(in.gcount()))),
                      "temporary file", file_.number());
    }

    std::size_t read(std::int64_t position, std::span<char> bytes) const override {
        const ssize_t count =
            uninterrupted([&] { return ::pread(file_.number(), bytes.data(), bytes.size(), position); });
        return static_cast<std::size_t>(checked(count, "temporary file"));
    }

  private:
    Descriptor file_ = open_temporary();
};

/// Reports an error `trace:17: why` as a fault of that line.
void report(const TraceError& error, std::string_view name, BoardCheck& check) {
    std::string_view why = error.what();
    if (why.starts_with(name))
        why.remove_prefix(name.size());
    if (why.starts_with(": "))
        return check.fault(std::string(why.substr(2)));
    std::uint64_t line = 0;
    for (why.remove_prefix(std::min<std::size_t>(why.size(), 1));
         !why.empty() && '0' <= why.front() && why.front() <= '9'; why.remove_prefix(1))
        line = line * 10 + static_cast<std::uint64_t>(why.front() - '0');
    check.fault(Place{"line", line, {}}, std::string(why.starts_with(": ") ? why.substr(2) : why));
}

}  // namespace

void read_trace(Source& source, BoardCheck& check) {
    std::string name = source.path();
    try {
        std::shared_ptr<const queenreel::Input> input;
        if (source.is_standard_input())
            input = std::make_shared<const CopiedInput>(source.stream());
        else
            input = open_input(source.path(), [](std::string_view) { return true; });
        name = input->name();
        const Trace trace(input);
        check.check_size(trace.n(), {"line", 1, {}});
        if (!check.check_rule(trace.puzzle().rule(), {"line", 1, {}}))
            return;
        check.take_givens(trace.puzzle().givens());
        std::uint64_t number = 0;
        for (const SearchEvent& event : trace.events()) {
            ++check.report().events;
            if (event.kind == SearchEvent::Kind::solution)
                check.board(board_of(trace.n(), event.columns), {"solution", ++number, {}});
        }
    } catch (const TraceError& error) {
        report(error, name, check);
    } catch (const SystemError& error) {
        throw UnreadableError(error.subject + ": " + std::strerror(error.number));
    }
}

}  // namespace queenreel::judge
