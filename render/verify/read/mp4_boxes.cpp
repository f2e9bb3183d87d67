#include "verify/read/mp4_boxes.h"

#include <array>
#include <set>
#include <string>

#include "verify/read/bytes.h"

namespace queenreel::judge {
namespace {

/// Up to `size` bytes.
std::string read(std::istream& in, std::size_t size) {
    std::string bytes(size, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

std::uint64_t big_number(const std::string& bytes) {
    std::uint64_t number = 0;
    for (unsigned char byte : bytes)
        number = number << 8 | byte;
    return number;
}

/// Skips `count` bytes; false when the file ends first.
bool skip(std::istream& in, std::uint64_t count) {
    constexpr std::uint64_t max = std::uint64_t{1} << 40;
    if (count == 0)
        return true;
    if (count > max)
        return false;
    in.ignore(static_cast<std::streamsize>(count));
    return static_cast<std::uint64_t>(in.gcount()) == count;
}

}  // namespace

void check_boxes(std::istream& in) {
    constexpr std::size_t default_header = 8;
    constexpr std::size_t long_header = 16;
    std::set<std::string> types;
    while (true) {
        const std::string header = read(in, default_header);
        if (header.empty())
            break;
        if (header.size() < default_header)
            throw UnreadableError("cut short: it ends in the header of a box");
        const std::string type = header.substr(4);
        std::uint64_t size = big_number(header.substr(0, 4));
        std::uint64_t header_size = default_header;
        if (size == 1) {
            size = big_number(read(in, default_header));
            header_size = long_header;
        }
        if (size < header_size)
            throw UnreadableError("damaged: a box of " + std::to_string(size) + " bytes");
        if (!skip(in, size - header_size))
            throw UnreadableError("cut short: it ends in its box `" + type + "`");
        types.insert(type);
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
