#include "queenreel/encode/pptx/zip.h"

#include <minizip/zip.h>

#include <algorithm>
#include <exception>
#include <limits>
#include <new>
#include <utility>
#include <vector>

namespace queenreel {

/// minizip's file. It seeks back to the start of each file in it, so that part stays in memory before it goes
/// to the stream. An exception must not cross minizip; it waits until minizip has returned.
struct ZipFile::State {
    explicit State(ByteStream& to) : stream(to) {}

    ByteStream& stream;
    std::vector<std::byte> bytes;  // not yet passed to the stream
    ZPOS64_T written = 0;          // the number passed before them
    ZPOS64_T position = 0;
    std::exception_ptr error;
    zipFile file = nullptr;

    static State& of(voidpf self) { return *static_cast<State*>(self); }

    ZPOS64_T end() const { return written + bytes.size(); }

    static voidpf open(voidpf self, const void* /*name*/, int /*mode*/) { return self; }

    static uLong write(voidpf /*opaque*/, voidpf self, const void* data, uLong size) noexcept {
        State& state = of(self);
        try {
            const auto at = static_cast<std::size_t>(state.position - state.written);
            state.bytes.resize(std::max(state.bytes.size(), at + size));
            std::copy_n(static_cast<const std::byte*>(data), size,
                        state.bytes.begin() + static_cast<std::ptrdiff_t>(at));
        } catch (...) {
            state.error = std::current_exception();
            return 0;
        }
        state.position += size;
        return size;
    }

    static uLong read(voidpf /*opaque*/, voidpf /*self*/, void* /*bytes*/, uLong /*size*/) { return 0; }

    static ZPOS64_T tell(voidpf /*opaque*/, voidpf self) { return of(self).position; }

    /// Cannot seek back to what the stream already has.
    static long seek(voidpf /*opaque*/, voidpf self, ZPOS64_T offset, int origin) {
        State& state = of(self);
        const ZPOS64_T from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? state.position
                              : origin == ZLIB_FILEFUNC_SEEK_END ? state.end()
                                                                 : 0;
        if (from + offset < state.written || from + offset > state.end())
            return -1;
        state.position = from + offset;
        return 0;
    }

    static int close(voidpf /*opaque*/, voidpf /*self*/) { return 0; }
    static int failed(voidpf /*opaque*/, voidpf self) { return of(self).error ? 1 : 0; }

    /// Rethrows what writing threw, or throws OutputError for a minizip error.
    void check(int result) const {
        if (error)
            std::rethrow_exception(error);
        if (result != ZIP_OK)
            throw OutputError("zip: the file could not be packed; try again with more memory");
    }

    void pass_on() {
        stream.write(bytes);
        written += bytes.size();
        bytes.clear();
    }
};

ZipFile::ZipFile(ByteStream& stream) : state_(std::make_unique<State>(stream)) {
    zlib_filefunc64_def functions{.zopen64_file = State::open,
                                  .zread_file = State::read,
                                  .zwrite_file = State::write,
                                  .ztell64_file = State::tell,
                                  .zseek64_file = State::seek,
                                  .zclose_file = State::close,
                                  .zerror_file = State::failed,
                                  .opaque = state_.get()};
    // minizip's name for what its functions open.
    state_->file = zipOpen2_64(nullptr, APPEND_STATUS_CREATE, nullptr, &functions);
    if (!state_->file)
        throw std::bad_alloc();
}

ZipFile::~ZipFile() {
    if (!state_->file)
        return;
    state_->error =
        std::make_exception_ptr(OutputError("zip: it was abandoned; write it again"));  // no more bytes
    zipClose(state_->file, nullptr);
}

void ZipFile::add(const std::string& path, std::span<const std::byte> content, Packing packing) {
    if (content.size() > std::numeric_limits<unsigned>::max())
        throw OutputError(path + ": over 4 GiB, which is more than a ZIP file holds here; choose less");
    zip_fileinfo about{};
    about.tmz_date.tm_year = 1980;  // the earliest date in ZIP
    about.tmz_date.tm_mday = 1;
    const int method = packing == Packing::deflated ? Z_DEFLATED : 0;
    constexpr int level = 6;
    state_->check(zipOpenNewFileInZip64(state_->file, path.c_str(), &about, nullptr, 0, nullptr, 0, nullptr,
                                        method, level, 0));
    state_->check(zipWriteInFileInZip(state_->file, content.data(), static_cast<unsigned>(content.size())));
    state_->check(zipCloseFileInZip(state_->file));
    state_->pass_on();
}

void ZipFile::finish() {
    state_->check(zipClose(std::exchange(state_->file, nullptr), nullptr));
    state_->pass_on();
}

}  // namespace queenreel
