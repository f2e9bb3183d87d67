#include "queenreel/trace/plain_event.h"

#include <array>
#include <charconv>

#include "queenreel/trace/format.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Parses a line from front to back; after anything unexpected it has failed.
class PlainLine {
  public:
    explicit PlainLine(std::string_view line) : rest_(line) {}

    bool ended() const { return !failed_ && rest_.empty(); }

    /// Skips `text` if it comes next.
    bool skips(std::string_view text) {
        if (failed_ || !rest_.starts_with(text))
            return false;
        rest_.remove_prefix(text.size());
        return true;
    }

    void expect(std::string_view text) { failed_ |= !skips(text); }

    /// A JSON integer; fails if it does not fit the type.
    template <typename Whole>
    Whole whole() {
        Whole value = 0;
        const char* const begin = rest_.data();
        const auto [end, error] = std::from_chars(begin, begin + rest_.size(), value);
        const bool has_leading_zero = end - begin > 1 && *begin == '0';
        if (error != std::errc() || begin == end || *begin == '-' || has_leading_zero)
            failed_ = true;
        else
            rest_.remove_prefix(static_cast<std::size_t>(end - begin));
        return value;
    }

    Square square() {
        Square square{};
        expect(R"("row":)");
        square.row = whole<int>();
        expect(R"(,"column":)");
        square.column = whole<int>();
        return square;
    }

  private:
    std::string_view rest_;
    bool failed_ = false;
};

constexpr std::array plain_kinds{Kind::tested, Kind::rejected, Kind::placed, Kind::removed};

std::optional<Kind> skip_kind(PlainLine& line) {
    for (const Kind kind : plain_kinds)
        if (line.skips(kind_name(kind)))
            return kind;
    return std::nullopt;
}

}  // namespace

std::optional<PlainEvent> plain_event(std::string_view text) {
    PlainLine line(text);
    line.expect(R"({"event":")");
    const std::optional<Kind> kind = skip_kind(line);
    if (!kind)
        return std::nullopt;
    line.expect(R"(",)");
    PlainEvent event{.kind = *kind, .square = line.square()};
    if (line.skips(R"(,"by":{)")) {
        event.attacker = line.square();
        line.expect("}");
    }
    if (line.skips(R"(,"line":)"))
        event.line = line.whole<int>();
    if (line.skips(R"(,"looks":)"))
        event.looks = line.whole<std::int64_t>();
    line.expect("}");
    return line.ended() ? std::optional(event) : std::nullopt;
}

}  // namespace queenreel
