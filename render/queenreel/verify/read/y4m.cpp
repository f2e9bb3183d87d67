#include "queenreel/base/parse.h"
#include "queenreel/verify/read/decoders.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/verify/read/av.h"

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

/// The contents of the first line.
struct Y4mHeader {
    int width = 0;
    int height = 0;
    std::int64_t frames = 0;   ///< this many frames take …
    std::int64_t seconds = 0;  ///< … this many seconds

    /// Returns the start of frame `number`, from 0.
    microseconds time(std::int64_t number) const {
        return microseconds(number * seconds * 1'000'000 / frames);
    }
};

std::int64_t number_of(std::string_view text) {
    constexpr std::int64_t max = 1 << 30;
    const auto read = queenreel::number<std::int64_t>(text);
    if (!read || *read < 1 || *read > max)
        throw UnreadableError(fmt::format("damaged: its first line has {} in place of a number", text));
    return *read;
}

Y4mHeader header_of(const std::string& line) {
    Y4mHeader header;
    std::istringstream fields(line);
    std::string field;
    fields >> field;
    while (fields >> field) {
        const std::string_view value = std::string_view(field).substr(1);
        if (field[0] == 'W') {
            header.width = static_cast<int>(number_of(value));
        } else if (field[0] == 'H') {
            header.height = static_cast<int>(number_of(value));
        } else if (field[0] == 'F') {
            const std::size_t colon = std::min(value.find(':'), value.size());
            header.frames = number_of(value.substr(0, colon));
            header.seconds = number_of(value.substr(std::min(colon + 1, value.size())));
        } else if (field[0] == 'C' && (!value.starts_with("420") || value.starts_with("420p1"))) {
            throw UnreadableError(fmt::format(
                "has pixels of the kind {}, not of 8 bits in 4:2:0; convert it with ffmpeg -pix_fmt yuv420p",
                value));
        }
    }
    check_size(header.width, header.height);
    if (header.frames == 0)
        throw UnreadableError("damaged: its first line has no rate");
    return header;
}

/// Reads the file in order.
class Y4mFile {
  public:
    explicit Y4mFile(const Input& input) : input_(input) {}

    bool at_end() const { return position_ >= input_.size(); }

    /// Reads up to the next newline; returns the text without it.
    std::string line() {
        constexpr std::size_t max = 1024;
        std::vector<std::uint8_t> bytes(max);
        bytes.resize(input_.read(position_, bytes));
        const auto newline = std::find(bytes.begin(), bytes.end(), '\n');
        if (newline == bytes.end())
            throw UnreadableError(fmt::format("cut short or damaged: no line ends after byte {}", position_));
        position_ += static_cast<std::uint64_t>(newline - bytes.begin()) + 1;
        return {bytes.begin(), newline};
    }

    std::vector<std::uint8_t> take(std::size_t size) {
        if (size > input_.size() - position_)
            throw UnreadableError(
                fmt::format("cut short: it ends after {} bytes, in the middle", input_.size()));
        std::vector<std::uint8_t> bytes(size);
        input_.read(position_, bytes);
        position_ += size;
        return bytes;
    }

  private:
    const Input& input_;
    std::uint64_t position_ = 0;
};

Picture picture_of_planes(std::vector<std::uint8_t> planes, int width, int height) {
    const auto owner = std::make_shared<const std::vector<std::uint8_t>>(std::move(planes));
    const std::ptrdiff_t half = (width + 1) / 2;
    const std::uint8_t* const blue = owner->data() + std::ptrdiff_t{width} * height;
    Picture picture;
    picture.width = width;
    picture.height = height;
    picture.channel_count = 3;
    picture.channels[0] = {owner->data(), width};
    picture.channels[1] = {blue, half, 1, 1, 1};
    picture.channels[2] = {blue + half * ((height + 1) / 2), half, 1, 1, 1};
    picture.owner = owner;
    return picture;
}

}  // namespace

void read_y4m(const Input& input, FilmCheck& film) {
    Y4mFile file(input);
    const Y4mHeader header = header_of(file.line());
    const auto luma = static_cast<std::size_t>(header.width) * static_cast<std::size_t>(header.height);
    const auto chroma =
        static_cast<std::size_t>((header.width + 1) / 2) * static_cast<std::size_t>((header.height + 1) / 2);
    std::vector<std::uint8_t> shown;
    std::int64_t number = 0;
    for (; !file.at_end(); ++number) {
        if (!file.line().starts_with("FRAME"))
            throw UnreadableError(fmt::format("damaged: frame {} does not begin with FRAME", number + 1));
        std::vector<std::uint8_t> planes = file.take(luma + 2 * chroma);
        if (planes == shown)
            continue;  // the picture is held and needs no second look
        shown = planes;
        film.picture(picture_of_planes(std::move(planes), header.width, header.height), header.time(number));
    }
    film.end(header.time(number), header.time(1));
}

}  // namespace queenreel::judge
