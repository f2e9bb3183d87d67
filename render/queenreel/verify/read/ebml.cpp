#include "queenreel/verify/read/decoders.h"

#include <array>
#include <bit>
#include <cstdint>

#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

// IDs of elements, RFC 8794, 11.2, and RFC 9559, 5.1.
constexpr std::uint64_t header_id = 0x1A45DFA3;
constexpr std::uint64_t segment_id = 0x18538067;
constexpr std::uint64_t cluster_id = 0x1F43B675;

/// An element's header; its content is from `content` to just before `end`.
struct Element {
    std::uint64_t id = 0;
    std::uint64_t content = 0;
    std::uint64_t end = 0;
};

/// Reads numbers of one to eight bytes, whose length the leading zeros of the first byte give.
class EbmlReader {
  public:
    EbmlReader(const Input& input, std::uint64_t position, std::uint64_t end)
        : input_(input), position_(position), end_(end) {}

    /// Reads the header of the element at the current position, which is before the end.
    Element element() {
        Element element;
        element.id = number(4, 0);
        const std::uint64_t size = number(8, 1);
        if (is_unknown_)
            throw UnreadableError("cut short: it does not say where it ends");
        element.content = position_;
        if (size > end_ - position_)
            throw UnreadableError("cut short: it ends within an element");
        element.end = position_ + size;
        return element;
    }

  private:
    /// Reads a number of up to `longest` bytes; with `drop` 1, without the bit that marks its length.
    std::uint64_t number(int longest, int drop) {
        const std::uint8_t first = byte();
        const int length = std::countl_zero(first) + 1;
        if (length > longest)
            throw UnreadableError("damaged: an element has no length");
        std::uint64_t value = drop ? first & (0xFFU >> length) : first;
        is_unknown_ = value == (0xFFU >> length);
        for (int at = 1; at < length; ++at) {
            const std::uint8_t next = byte();
            is_unknown_ = is_unknown_ && next == 0xFF;
            value = value << 8 | next;
        }
        return value;
    }

    std::uint8_t byte() {
        std::array<std::uint8_t, 1> bytes{};
        if (position_ >= end_ || input_.read(position_, bytes) != 1)
            throw UnreadableError("cut short: it ends in the header of an element");
        ++position_;
        return bytes[0];
    }

    const Input& input_;
    std::uint64_t position_;
    std::uint64_t end_;
    bool is_unknown_ = false;  // all bits of the last number are set
};

/// Returns true if the Segment has pictures.
bool has_cluster(const Input& input, const Element& segment) {
    bool found = false;
    for (std::uint64_t position = segment.content; position < segment.end;) {
        const Element element = EbmlReader(input, position, segment.end).element();
        found = found || element.id == cluster_id;
        position = element.end;
    }
    return found;
}

}  // namespace

void check_elements(const Input& input) {
    const Element header = EbmlReader(input, 0, input.size()).element();
    if (header.id != header_id || header.end == input.size())
        throw UnreadableError("cut short: it has no Segment");
    const Element segment = EbmlReader(input, header.end, input.size()).element();
    if (segment.id != segment_id)
        throw UnreadableError("damaged: its header is not followed by a Segment");
    if (segment.end != input.size())
        throw UnreadableError("damaged: there are bytes after its end");
    if (!has_cluster(input, segment))
        throw UnreadableError("cut short: it has no pictures, the element Cluster");
}

}  // namespace queenreel::judge
