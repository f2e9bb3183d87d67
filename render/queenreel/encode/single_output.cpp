#include "queenreel/encode/errors.h"
#include "queenreel/encode/one_file.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/open.h"

namespace queenreel {
namespace {

/// One film, document of pages, or picture.
class SingleOutput final : public OneFileOutput {
  public:
    SingleOutput(const Format& format, std::unique_ptr<PictureWriter> writer,
                 std::unique_ptr<OutputStream> stream, std::filesystem::path path)
        : OneFileOutput(std::move(stream), std::move(path)), format_(format), writer_(std::move(writer)) {
        writer_->begin(this->stream());
    }

    void put(const Frame& frame) override {
        if (pictures_ > 0 && !format_.film && !format_.pages)
            throw OnePictureError(path());
        writer_->put(frame);
        ++pictures_;
    }

    void prepare() override {
        if (pictures_ == 0)
            throw OutputError(name() + ": there are no pictures to write; choose some");
        writer_->end();
        stream().prepare();
    }

  private:
    const Format& format_;
    std::unique_ptr<PictureWriter> writer_;
    std::uint64_t pictures_ = 0;
};

}  // namespace

std::unique_ptr<Output> open_single_output(const OutputOptions& options, const Target& target) {
    const Format& format = *options.format;
    const Access access = format.seeks ? Access::seeking : Access::forward;
    std::unique_ptr<PictureWriter> writer = format.writer(options);
    if (target.kind == Target::Kind::standard_output)
        return std::make_unique<SingleOutput>(format, std::move(writer), open_standard_output(access), "");
    prepare_folder(target);
    const std::filesystem::path path = target.file();
    const Existing existing = options.force ? Existing::replace : Existing::keep;
    return std::make_unique<SingleOutput>(format, std::move(writer),
                                          open_output_stream(path.string(), existing, access), path);
}

}  // namespace queenreel
