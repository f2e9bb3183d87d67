#include "queenreel/verify/read/decoders.h"

#include <set>
#include <string>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {
namespace {

/// A box's header.
struct Mp4Box {
    std::string type;
    std::uint64_t size = 0;  ///< including the header
};

/// Reads up to `count` bytes from `position`.
std::vector<std::uint8_t> bytes_at(const Input& input, std::uint64_t position, std::size_t count) {
    std::vector<std::uint8_t> bytes(count);
    bytes.resize(input.read(position, bytes));
    return bytes;
}

/// Reads the header of the box at `position`, which is before the end.
Mp4Box box_at(const Input& input, std::uint64_t position) {
    constexpr std::size_t header_size = 8;
    constexpr std::size_t long_header_size = 16;
    const std::vector<std::uint8_t> bytes = bytes_at(input, position, long_header_size);
    if (bytes.size() < header_size)
        throw UnreadableError("cut short: it ends in the header of a box");
    ByteReader reader(bytes);
    Mp4Box box;
    box.size = reader.big32();
    const Bytes type = reader.take(4);
    box.type.assign(type.begin(), type.end());
    const bool is_long = box.size == 1;
    if (is_long)
        box.size = std::uint64_t{reader.big32()} << 32 | reader.big32();
    if (box.size < (is_long ? long_header_size : header_size))
        throw UnreadableError("damaged: a box of " + std::to_string(box.size) + " bytes");
    return box;
}

}  // namespace

void check_boxes(const Input& input) {
    std::set<std::string> types;
    std::uint64_t position = 0;
    while (position < input.size()) {
        const Mp4Box box = box_at(input, position);
        if (box.size > input.size() - position)
            throw UnreadableError("cut short: it ends in its box `" + box.type + "`");
        position += box.size;
        types.insert(box.type);
    }
    if (!types.contains("moov"))
        throw UnreadableError("cut short: it has no index, the box `moov`");
    if (!types.contains("mdat"))
        throw UnreadableError("cut short: it has no pictures, the box `mdat`");
    if (types.contains("moof") && !types.contains("mfra"))
        throw UnreadableError(
            "cut short: it is in fragments, and the box that ends them, `mfra`, is missing");
}

}  // namespace queenreel::judge
