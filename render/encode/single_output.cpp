#include "encode/errors.h"
#include "encode/open.h"
#include "encode/picture_writer.h"
#include "io/open.h"

namespace queenreel {
namespace {

/// One film, document of pages, or picture.
class SingleOutput final : public Output {
  public:
    SingleOutput(const Format& format, std::unique_ptr<PictureWriter> writer,
                 std::unique_ptr<OutputStream> stream, std::filesystem::path path)
        : format_(format), path_(std::move(path)), stream_(std::move(stream)), writer_(std::move(writer)) {
        writer_->begin(*stream_);
    }

    void put(const Frame& frame) override {
        if (pictures_ > 0 && !format_.film && !format_.pages)
            throw OnePictureError(path_);
        writer_->put(frame);
        ++pictures_;
    }

    void prepare() override {
        if (pictures_ == 0)
            throw OutputError(name() + ": there are no pictures to write; choose some");
        writer_->end();
        stream_->prepare();
    }

    void publish() override {
        stream_->publish();
        complete_ = true;
        stream_->settle();
    }

    std::vector<std::filesystem::path> files() const override {
        return file_count() == 0 ? std::vector<std::filesystem::path>() : std::vector{path_};
    }

    std::uint64_t file_count() const override { return complete_ && !path_.empty() ? 1 : 0; }

  private:
    std::string name() const { return path_.empty() ? standard_output_name : path_.string(); }

    const Format& format_;
    std::filesystem::path path_;  // empty for standard output
    std::unique_ptr<OutputStream> stream_;
    std::unique_ptr<PictureWriter> writer_;
    std::uint64_t pictures_ = 0;
    bool complete_ = false;
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
