#include "encode/png/chunks.h"

#include <csetjmp>

#include "io/stream.h"

namespace queenreel {
namespace {

void collect(png_structp png, png_bytep data, std::size_t size) {
    if (!static_cast<CollectedBytes*>(png_get_io_ptr(png))->append(data, size))
        png_error(png, "out of memory");
}

void flush(png_structp) {}

/// What libpng complains of comes back as false; it would print it too.
[[noreturn]] void fail(png_structp png, png_const_charp) {
    png_longjmp(png, 1);
}
void be_silent(png_structp, png_const_charp) {}

/// Each call of libpng that can fail is alone in a function, with nothing that a long jump would skip.
bool write_signature(png_structp png) {
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_write_sig(png);
    return true;
}

bool write_chunk(png_structp png, const char* name, std::span<const std::byte> data) {
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_write_chunk(png, reinterpret_cast<png_const_bytep>(name),
                    reinterpret_cast<png_const_bytep>(data.data()), data.size());
    return true;
}

void check_written(bool written) {
    if (!written)
        throw OutputError("png: a picture is too large to code; choose a smaller --size");
}

}  // namespace

PngChunks::PngChunks(CollectedBytes& bytes)
    : png_(png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, fail, be_silent)) {
    check_written(png_ != nullptr);
    png_set_write_fn(png_, &bytes, collect, flush);
    if (!write_signature(png_)) {
        png_destroy_write_struct(&png_, nullptr);
        check_written(false);
    }
}

PngChunks::~PngChunks() {
    png_destroy_write_struct(&png_, nullptr);
}

void PngChunks::add(const char* name, std::span<const std::byte> data) {
    check_written(write_chunk(png_, name, data));
}

}  // namespace queenreel
