#include "queenreel/codecs/gif/gif.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>

namespace queenreel {
namespace {

[[noreturn]] void fail(int error) {
    // Output is collected in memory, so write errors mean that memory ran out.
    if (error == E_GIF_ERR_NOT_ENOUGH_MEM || error == E_GIF_ERR_WRITE_FAILED)
        throw std::bad_alloc();
    const char* const why = GifErrorString(error);
    throw OutputError(fmt::format("gif: {}; try another size or format", why ? why : "giflib failed"));
}

struct ColorMapDeleter {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

/// The colors of `header`, with room for the `keep` index: a power of two.
std::unique_ptr<ColorMapObject, ColorMapDeleter> color_map(const GifHeader& header) {
    const int keep = header.keep.value_or(0);
    const int colors = static_cast<int>(header.palette.size());
    const int bits = std::max(GifBitSize(std::max(colors, keep + 1)), 1);
    std::unique_ptr<ColorMapObject, ColorMapDeleter> map(GifMakeMapObject(1 << bits, nullptr));
    if (!map)
        throw std::bad_alloc();
    std::ranges::transform(header.palette, map->Colors, [](const Color& color) {
        return GifColorType{color.red, color.green, color.blue};
    });
    return map;
}

}  // namespace

GifFile::GifFile(const GifHeader& header, ByteStream& stream) : stream_(stream), keep_(header.keep) {
    int error = 0;
    gif_.reset(EGifOpen(this, collect, &error));
    if (!gif_)
        fail(error);
    write_header(header);
    pass_on();
}

int GifFile::collect(GifFileType* gif, const GifByteType* bytes, int count) {
    auto& self = *static_cast<GifFile*>(gif->UserData);
    return self.collected_.append(bytes, static_cast<std::size_t>(count)) ? count : 0;
}

void GifFile::check(int result) const {
    if (result == GIF_ERROR)
        fail(gif_->Error);
}

void GifFile::pass_on() {
    stream_.write(collected_.bytes());
    collected_.clear();
}

void GifFile::write_header(const GifHeader& header) {
    const std::unique_ptr<ColorMapObject, ColorMapDeleter> map = color_map(header);
    EGifSetGifVersion(gif_.get(), true);
    check(EGifPutScreenDesc(gif_.get(), header.width, header.height, map->BitsPerPixel, 0, map.get()));
    // Players read the number of repetitions, 0 forever, from the extension; without it they never repeat.
    if (header.plays != 1)
        write_repeats(std::max(header.plays - 1, 0));
}

void GifFile::write_repeats(int repeats) {
    constexpr std::string_view application = "NETSCAPE2.0";
    const std::array<std::uint8_t, 3> block{1, static_cast<std::uint8_t>(repeats & 0xFF),
                                            static_cast<std::uint8_t>(repeats >> 8)};
    check(EGifPutExtensionLeader(gif_.get(), APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(gif_.get(), static_cast<int>(application.size()), application.data()));
    check(EGifPutExtensionBlock(gif_.get(), static_cast<int>(block.size()), block.data()));
    check(EGifPutExtensionTrailer(gif_.get()));
}

std::int64_t GifFile::longest(std::int64_t centiseconds, std::int64_t min) const {
    constexpr std::int64_t max = 65'535;
    return centiseconds <= max ? centiseconds : std::min(centiseconds - min, max);
}

void GifFile::write(const GifFrame& frame, std::int64_t centiseconds) {
    const GraphicsControlBlock control{frame.clears ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, false,
                                       static_cast<int>(centiseconds),
                                       frame.keeps ? int{*keep_} : NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> block{};
    check(EGifPutExtension(gif_.get(), GRAPHICS_EXT_FUNC_CODE,
                           static_cast<int>(EGifGCBToExtension(&control, block.data())), block.data()));
    const Rect& box = frame.box;
    check(EGifPutImageDesc(gif_.get(), box.x, box.y, box.width, box.height, false, nullptr));
    // giflib masks the indices in place and so takes them as nonconst; these all fit.
    std::vector<std::uint8_t> row(static_cast<std::size_t>(box.width));
    for (int y = 0; y < box.height; ++y) {
        std::copy_n(frame.indices.data() + std::ptrdiff_t{y} * box.width, box.width, row.data());
        check(EGifPutLine(gif_.get(), row.data(), box.width));
    }
    pass_on();
}

void GifFile::finish() {
    int error = 0;
    if (EGifCloseFile(gif_.release(), &error) == GIF_ERROR)
        fail(error);
    pass_on();
}

}  // namespace queenreel
