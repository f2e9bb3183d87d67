#include "encode/explorer.h"

#include <memory>
#include <span>

#include "encode/format.h"
#include "encode/output.h"
#include "encode/picture_writer.h"
#include "module/module.h"
#include "page/page.h"

namespace queenreel {
namespace {

/// What is written, in memory.
class TextStream final : public ByteStream {
  public:
    void write(std::span<const std::byte> bytes) override {
        bytes_.append(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    }
    void seek(std::int64_t /*position*/) override {}
    std::size_t read(std::int64_t /*position*/, std::span<std::byte> /*bytes*/) override { return 0; }
    std::int64_t size() const override { return static_cast<std::int64_t>(text().size()); }
    const std::string& text() const { return bytes_.text(); }

  private:
    CollectedBytes bytes_;
};

Frame empty_board(int size) {
    Frame frame;
    frame.board = {.size = size, .cells = std::vector<Cell>(static_cast<std::size_t>(size) * size)};
    frame.title = "The n-queens problem";
    return frame;
}

}  // namespace

std::string explorer_page() {
    if (!has_page_engine())
        throw UnavailableError(
            "explorer: this build has no engine to tell stories in pages; build with the packages that "
            "scripts/packages lists");
    OutputOptions options;
    options.format = find_format("html");
    const std::unique_ptr<PictureWriter> writer = options.format->writer(options);
    TextStream page;
    writer->begin(page);
    writer->put(empty_board(options.look.scene.size));
    writer->end();
    return page.text();
}

std::string page_policy(std::string_view /*html*/) {
    return "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; "
           "img-src data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

}  // namespace queenreel
